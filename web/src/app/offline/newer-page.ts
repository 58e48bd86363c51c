/** The scripts of a page by their names, which change with what is in them. */
const scriptsOf = (page: Document): string[] =>
  Array.from(page.querySelectorAll('script[src]'), script => script.getAttribute('src')?.split('/').at(-1) ?? '');

/** Whether the page at an address is another version than this one, with scripts that this one does not have. */
export const isOtherPage = async (address: URL): Promise<boolean> => {
  const served = await fetch(address, { cache: 'no-store' });
  if (!served.ok) return false;
  const there = new DOMParser().parseFromString(await served.text(), 'text/html');
  const here = scriptsOf(document);
  return scriptsOf(there).some(script => !here.includes(script));
};
