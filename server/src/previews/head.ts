import { aboutLanguage } from '@jamaica/words';
import { HEIGHT, WIDTH } from './picture.ts';
import type { PreviewWords } from './told.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const inHtml = (text: string): string => text.replace(/[&<>"']/g, sign => SIGNS[sign]);

/** Where what a link says of itself is to be found. */
export interface Links {
  /** The link itself, without anything that was added to it. */
  readonly page: string;
  readonly picture: string;
  readonly oembed: string;
}

/** What crawlers read: Open Graph, Twitter, and where oEmbed is. */
export const headOf = ({ language, title, about }: PreviewWords, { page, picture, oembed }: Links): string => {
  const properties: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': 'Jamaica',
    'og:locale': aboutLanguage(language).locale,
    'og:url': page,
    'og:title': title,
    'og:description': about,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': `${title}. ${about}`,
  };
  const names: Readonly<Record<string, string>> = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': about,
    'twitter:image': picture,
  };
  const metas = [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${inHtml(value)}" />`),
    ...Object.entries(names).map(([name, value]) => `<meta name="${name}" content="${inHtml(value)}" />`),
    `<link rel="canonical" href="${inHtml(page)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${inHtml(oembed)}" title="${inHtml(title)}" />`,
  ];
  return metas.join('\n    ');
};
