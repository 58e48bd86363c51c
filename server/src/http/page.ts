import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isLanguage, type Language } from '@jamaica/words';
import { headOf, inHtml, type Links } from '../previews/head.ts';
import type { PreviewWords } from '../previews/told.ts';
import type { File } from './files.ts';

/** The way from a path to the folder of the page: `../` from `/t/x`. Relative, because a proxy may have it in a folder. */
export const wayHome = (path: string): string => '../'.repeat(path.split('/').length - 2) || './';

/** The language that a browser asks for first, of those that we speak. */
export const languageIn = (accepted: string): Language => {
  const wanted = accepted.split(',').map(each => {
    const [tag, ...settings] = each.trim().toLowerCase().split(';');
    const weight = settings.map(setting => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(found => found !== undefined);
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) };
  });
  const known = wanted.toSorted((one, other) => other.weight - one.weight).filter(({ weight }) => weight > 0);
  return known.map(({ language }) => language).find(isLanguage) ?? 'en';
};

/**
 * The page as it is answered at a path: it says where its folder is, finds its files from there, and, where there is
 * something to say, tells those who cannot run it what it would show.
 */
export const pageAt = (
  page: string,
  path: string,
  about: { readonly told: PreviewWords; readonly links: Links } | null,
): string => {
  const home = wayHome(path);
  const moved = page.replace(/\b(href|src)="\.\//g, `$1="${home}`);
  if (!about) return moved.replace('<html lang="en">', `<html lang="en" data-root="${home}">`);
  const { told, links } = about;
  return moved
    .replace('<html lang="en">', `<html lang="${told.language}" data-root="${home}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${inHtml(told.title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${inHtml(told.about)}"`,
    )
    .replace('</head>', () => `  ${headOf(told, links)}\n  </head>`);
};

/** Quick, and still most of what can be saved: it is done when somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const MOST_KEPT = 50;

/** Pages that were written, as files; the last ones are kept as they were packed. */
export const newPages = (): ((html: string) => File) => {
  const kept = new Map<string, File>();
  return html => {
    const known = kept.get(html);
    if (known) return known;
    const bytes = Buffer.from(html);
    const file: File = {
      type: 'text/html; charset=utf-8',
      tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      cache: 'no-cache',
      bodies: [
        { encoding: 'br', bytes: brotliCompressSync(bytes, BROTLI) },
        { encoding: 'gzip', bytes: gzipSync(bytes) },
        { encoding: 'identity', bytes },
      ],
    };
    kept.set(html, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    return file;
  };
};
