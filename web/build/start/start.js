// Plain old JavaScript, because it runs as it is, before everything else, also in browsers that can run nothing else of ours.
(() => {
  // By language what its first screen needs, put here by the build: first the script, then the letters.
  var FILES = {};

  var root = document.documentElement;

  // What the oldest browsers of the floor have, and older ones lack: Chrome 111, Firefox 115, Safari 16.4.
  function isOld() {
    try {
      // Written out it would be a mistake in the whole file to a browser that does not know it, and nobody would be told.
      // biome-ignore lint/complexity/useRegexLiterals: see above
      new RegExp('(?<=a)b');
      return !('toSorted' in []) || !CSS.supports('color', 'color-mix(in oklab, red, blue)');
    } catch (_) {
      return true;
    }
  }

  function show() {
    document.getElementById('old').hidden = false;
  }

  function kept() {
    try {
      return JSON.parse(localStorage.getItem('jamaica.settings')) || {};
    } catch (_) {
      // Storage may be forbidden or hold something else; then there is only the system to ask.
      return {};
    }
  }

  // The language as the page will choose it: the one that was set, or the first of the browser's that we speak.
  function spoken(language) {
    var known = [language]
      .concat(navigator.languages)
      .map(function (tag) {
        return String(tag).toLowerCase().split('-')[0];
      })
      .filter(function (tag) {
        return FILES[tag];
      });
    return FILES[known[0]] || FILES.en || [];
  }

  function fetchSoon(file) {
    var link = document.createElement('link');
    link.rel = /js$/.test(file) ? 'modulepreload' : 'preload';
    if (/woff2$/.test(file)) {
      link.as = 'font';
      link.type = 'font/woff2';
    }
    link.crossOrigin = '';
    // The page may have been answered at a path below the folder in which its files are.
    link.href = (root.getAttribute('data-root') || './') + file;
    document.head.appendChild(link);
  }

  if (isOld()) {
    root.setAttribute('data-old', '');
    document.addEventListener('DOMContentLoaded', show);
    return;
  }
  var settings = kept();
  // Before the first paint, so that the night chart never starts with a flash of day.
  var isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var isNight = settings.theme === 'night' || (settings.theme !== 'day' && isDark);
  root.setAttribute('data-theme', isNight ? 'night' : 'day');
  spoken(settings.language).forEach(fetchSoon);
})();
