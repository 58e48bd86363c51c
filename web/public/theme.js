// Plain JavaScript, because it runs as it is, before the first paint and before the rest of the page.
// The chart is the one chosen in the settings, and otherwise as dark as the system is.
(() => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('jamaica.settings') ?? '{}')?.theme;
  } catch {
    // Storage may be forbidden or hold something else; then there is only the system to ask.
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isNight = chosen === 'night' || (chosen !== 'day' && isDark);
  document.documentElement.dataset.theme = isNight ? 'night' : 'day';
})();
