import { ROUTES } from '@jamaica/messages';
import { ask } from '../../shared/server/api.ts';
import { linkTo } from '../../shared/way/way.svelte.ts';

/** Names by which a machine finds only itself. */
const OWN = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The same address at another name of its server. */
export const reachedAt = (link: string, near: string | undefined): string => {
  const url = new URL(link);
  if (near === undefined || !OWN.test(url.hostname)) return link;
  return new URL(`${url.pathname}${url.search}${url.hash}`, near).href;
};

/** The link that leads telephones to a table. Where the page was opened as `localhost` the server knows a name that they find. */
export const handLink = async (table: string): Promise<string> => {
  const link = linkTo('hand', table);
  if (!OWN.test(new URL(link).hostname)) return link;
  const near = await ask(ROUTES.near);
  return reachedAt(link, near.ok ? near.value.urls[0] : undefined);
};
