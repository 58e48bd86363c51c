const SIZE = { width: 640, height: 480 };
const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The line that shows a race on any page. */
export const embedLine = (folder: URL, id: string, title: string): string => {
  const address = new URL(`embed/${encodeURIComponent(id)}`, folder).href;
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${SIZE.width}" height="${SIZE.height}" style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>`;
};
