import { type Address, addressIn, PersonId, pathTo } from '@jamaica/messages';
import { isLanguage, type Language } from '@jamaica/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { shownBy } from '../people/page.ts';
import { inHtml } from '../previews/head.ts';
import { preview } from '../previews/look.ts';
import { type Painter, tagOf } from '../previews/painter.ts';
import { HEIGHT, pictureOf, WIDTH } from '../previews/picture.ts';
import type { Preview } from '../previews/preview.ts';
import { type PreviewWords, tellPreview } from '../previews/told.ts';
import { addressOf, originOf } from './address.ts';
import { type Files, isKnown } from './files.ts';
import { FRAMED } from './headers.ts';
import { languageIn, newPages, pageAt } from './page.ts';
import type { Services } from './services.ts';
import { PAGE, sendFile } from './site.ts';

/** Where the pictures of previews are: `/preview/t/TABLE/fr.png`. */
const PREVIEW = '/preview/';
const EMBED = '/embed/';
const GAME: Preview = { kind: 'game' };

const lookAt = (services: Services, address: Address): Promise<Preview | null> =>
  preview(
    {
      ...services,
      nameOf: async id => {
        const person = v.is(PersonId, id) ? await services.store.person(id) : null;
        return person && (await shownBy(services.store, person.id)).page ? person.name : null;
      },
    },
    address,
  );

const originFor = ({ config }: Services, { raw }: FastifyRequest): string =>
  originOf(raw, config.proxies, config.publicUrl);

const linksOf = (origin: string, path: string, told: PreviewWords, seen: Preview) => {
  const page = `${origin}/${path}`;
  const picture = `${origin}${PREVIEW}${path === '' ? '' : `${path}/`}${told.language}.png`;
  return {
    page,
    // The last part changes with the picture: those who keep it for long ask again when there is another one.
    picture: `${picture}?${tagOf(pictureOf(seen, told))}`,
    oembed: `${origin}/oembed?url=${encodeURIComponent(page)}`,
  };
};

/** Answers the paths of what is shared with the page itself, and tells those who ask what is there. */
interface SharedPages {
  /** Undefined: the path is none of these. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
}

export const newSharedPages = (services: Services, files: Files): SharedPages => {
  const page = files
    .get(PAGE)
    ?.bodies.find(({ encoding }) => encoding === 'identity')
    ?.bytes.toString('utf8');
  const written = newPages();
  const pageFor = async (path: string, request: FastifyRequest, html: string) => {
    const address = addressIn(path);
    const { paces, config } = services;
    // Over the limit people still get the page; it just does not say what is there.
    const mayLook = paces.requestsOfAddress.allows(addressOf(request.raw, config.proxies));
    const seen = !mayLook ? null : address ? await lookAt(services, address) : GAME;
    const language = languageIn(request.headers['accept-language'] ?? '');
    const told = await tellPreview(seen ?? GAME, language);
    const links = linksOf(originFor(services, request), seen ? path : '', told, seen ?? GAME);
    return { html: pageAt(html, `/${path}`, { told, links }), isThere: seen !== null || !mayLook };
  };
  return {
    async send(path, request, reply) {
      if (page === undefined) return undefined;
      if (path === PAGE) return sendFile(written(pageAt(page, '/', null)), request, reply);
      const inside = path.slice(1);
      if (path.startsWith(EMBED)) return sendEmbedded(files, inside, request, reply);
      if (path !== '/' && !addressIn(inside)) return undefined;
      const { html, isThere } = await pageFor(inside, request, page);
      // The page itself says what is wrong; the number is for those who only look at that.
      if (!isThere) reply.code(404);
      sendFile(written(html), request, reply);
      return reply.header('Vary', 'Accept-Encoding, Accept-Language');
    },
  };
};

/** A finished game as a small replay, which any page may frame; nothing else may be. */
const sendEmbedded = (
  files: Files,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined => {
  const file = files.get(`/${path}`) ?? (path.split('/').length === 2 ? files.get(`${EMBED}index.html`) : undefined);
  if (!file) return undefined;
  return sendFile(file, request, reply.headers(FRAMED));
};

const PICTURE_KEPT = 'public, max-age=300';

/** The address and the language that the path of a picture says; null: it is none. */
const pictured = (path: string): { readonly address: Address | null; readonly language: Language } | null => {
  const parts = path.slice(PREVIEW.length).split('/');
  const [, language = ''] = /^([a-z]{2})\.png$/.exec(parts.pop() ?? '') ?? [];
  const address = parts.length === 0 ? null : addressIn(parts.join('/'));
  return isLanguage(language) && (parts.length === 0 || address) ? { address, language } : null;
};

/** The pictures of previews, and oEmbed. */
export const serveShared = (door: FastifyInstance, services: Services, painter: Painter): void => {
  const { paces, config } = services;
  const refuse = (reply: FastifyReply, status: number, why: string): FastifyReply =>
    reply.code(status).header('Cache-Control', 'no-store').send({ why });

  door.get(`${PREVIEW}*`, async (request, reply) => {
    if (!paces.picturesOfAddress.allows(addressOf(request.raw, config.proxies)))
      return refuse(reply.header('Retry-After', '30'), 429, 'too-fast');
    const asked = pictured(request.url.split('?')[0]);
    const seen = asked && (asked.address ? await lookAt(services, asked.address) : GAME);
    if (!asked || !seen) return refuse(reply, 404, 'not-found');
    const svg = pictureOf(seen, await tellPreview(seen, asked.language));
    const file = { type: 'image/png', tag: `"${tagOf(svg)}"`, cache: PICTURE_KEPT, bodies: [] };
    reply.headers({ 'Cache-Control': PICTURE_KEPT, ETag: file.tag, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    if (isKnown(file, request.headers['if-none-match'] ?? '')) return reply.code(304).send();
    const picture = await painter.paint(svg);
    if (!picture) return refuse(reply.header('Retry-After', '30'), 503, 'unavailable');
    return reply.type(file.type).send(picture.bytes);
  });

  door.get<{ Querystring: Record<string, unknown> }>('/oembed', async (request, reply) => {
    if (!paces.requestsOfAddress.allows(addressOf(request.raw, config.proxies)))
      return refuse(reply.header('Retry-After', '30'), 429, 'too-fast');
    const { url, format = 'json' } = request.query;
    if (format !== 'json') return refuse(reply, 501, 'not-understood');
    const origin = originFor(services, request);
    const asked = typeof url === 'string' ? URL.parse(url) : null;
    const address = asked?.origin === origin ? addressIn(asked.pathname.slice(1)) : null;
    const seen = address && (await lookAt(services, address));
    if (!address || !seen) return refuse(reply, 404, 'not-found');
    const told = await tellPreview(seen, languageIn(request.headers['accept-language'] ?? ''));
    const links = linksOf(origin, pathTo(address), told, seen);
    const common = {
      version: '1.0',
      title: told.title,
      provider_name: 'Jamaica',
      provider_url: `${origin}/`,
      cache_age: 300,
      thumbnail_url: links.picture,
      thumbnail_width: WIDTH,
      thumbnail_height: HEIGHT,
    };
    // Only what may be framed is offered for framing.
    const framed = address.kind === 'game' && seen.kind === 'finish' ? embedded(origin, address.id, told.title) : null;
    return reply
      .header('Vary', 'Accept-Language')
      .header('Cache-Control', PICTURE_KEPT)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Access-Control-Allow-Origin', '*')
      .send(framed ? { type: 'rich', ...common, ...framed } : { type: 'link', ...common });
  });
};

const EMBEDDED = { width: 640, height: 480 };

/** The line to paste, as oEmbed has it. */
const embedded = (origin: string, game: string, title: string) => ({
  ...EMBEDDED,
  html: `<iframe src="${origin}${EMBED}${game}" width="${EMBEDDED.width}" height="${EMBEDDED.height}" title="${inHtml(title)}" style="border:0" allowfullscreen></iframe>`,
});
