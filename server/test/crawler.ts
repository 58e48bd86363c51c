import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Jamaica</title>
    <meta name="description" content="A race." />
    <script src="./start.js"></script>
  </head>
  <body></body>
</html>`;

/** The folder of a server that has a page, a small one, to answer with. */
export const folderWithPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  mkdirSync(join(folder, 'web', 'embed'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), PAGE);
  writeFileSync(join(folder, 'web', 'embed', 'index.html'), '<!doctype html><title>A replay</title>');
  return folder;
};

export interface Read {
  readonly status: number;
  readonly language: string;
  readonly title: string;
  /** Open Graph by its property, everything else by its name. */
  readonly metas: ReadonlyMap<string, string>;
  readonly oembed: string;
  readonly canonical: string;
  readonly html: string;
}

type Element = DefaultTreeAdapterTypes.Element;
const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  childNodes.flatMap(node => ('tagName' in node ? [node, ...elementsIn(node)] : []));
const attribute = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? '';

/** A link as crawlers read it: what stands in the head, and nothing is run. */
export const crawl = async (address: string, language = 'en'): Promise<Read> => {
  const response = await fetch(address, { headers: { 'Accept-Language': language } });
  const html = await response.text();
  const all = elementsIn(parse(html));
  const head = all.filter(({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head');
  const named = (tag: string): Element[] => head.filter(({ tagName }) => tagName === tag);
  const linked = (kind: string, type = ''): string => {
    const link = named('link').find(each => attribute(each, 'rel') === kind && attribute(each, 'type') === type);
    return link ? attribute(link, 'href') : '';
  };
  const [title] = named('title').flatMap(({ childNodes }) =>
    childNodes.flatMap(node => ('value' in node ? [node.value] : [])),
  );
  return {
    status: response.status,
    language: all.flatMap(each => (each.tagName === 'html' ? [attribute(each, 'lang')] : []))[0],
    title,
    metas: new Map(
      named('meta').map(meta => [attribute(meta, 'property') || attribute(meta, 'name'), attribute(meta, 'content')]),
    ),
    oembed: linked('alternate', 'application/json+oembed'),
    canonical: linked('canonical'),
    html,
  };
};
