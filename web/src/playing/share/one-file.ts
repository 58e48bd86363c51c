import type { Language } from '@jamaica/words';
import { dataAddress } from '../poster/data-address.ts';

/** The parts of the small replay, as they lie in the folder `embed`. */
interface Parts {
  readonly page: string;
  readonly script: string;
  readonly style: string;
  readonly chart: string;
  readonly words: string;
}

const fetched = async (address: URL): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} is not there`);
  return answer.text();
};

export const fetchParts = async (folder: URL, language: Language): Promise<Parts> => {
  const part = (name: string): Promise<string> => fetched(new URL(`embed/${name}`, folder));
  const [page, script, style, chart, words] = await Promise.all([
    part('index.html'),
    part('embed.js'),
    part('embed.css'),
    part('chart.svg'),
    part(`words-${language}.js`),
  ]);
  return { page, script, style, chart, words };
};

/** Script in a page ends where it says so, also within a text. */
const inScript = (text: string): string => text.replaceAll('</script', '<\\/script');
/** In JSON nothing is lost by writing `<` as a number, and nothing can end the script then. */
const inJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What stood in the page is put in its place as it is: `$&` in a script means nothing here. */
const put = (page: string, what: string, instead: string): string => {
  if (!page.includes(what)) throw new Error(`the small replay has no ${what}`);
  return page.split(what).join(instead);
};

/** A race and all that shows it as one page, which needs neither a server nor a network. */
export const oneFile = ({ page, script, style, chart, words }: Parts, record: object): string => {
  const sheet = dataAddress(new TextEncoder().encode(chart), 'image/svg+xml');
  const scripts = [
    `<script type="application/json" id="record">${inJson(record)}</script>`,
    `<script>${inScript(words)}</script>`,
    `<script>${inScript(script)}</script>`,
  ].join('\n');
  const dressed = put(page, '<link rel="stylesheet" href="./embed.css" />', `<style>${style}</style>`);
  return put(put(dressed, './chart.svg', sheet), '<script src="./embed.js"></script>', scripts);
};
