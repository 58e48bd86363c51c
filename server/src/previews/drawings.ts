import { readFileSync } from 'node:fs';
import { exactly } from '@jamaica/messages';
import * as v from 'valibot';

/** What previews are drawn from: the page's own drawings, which `npm run drawings` writes down. */
export interface Drawings {
  readonly board: string;
  readonly colours: Readonly<Record<string, string>>;
  /** One for each pirate and the Ghost Ship, 52 units wide, centred on 0,0. */
  readonly ships: Readonly<Record<string, { readonly east: string; readonly west: string }>>;
  /** By space: which way ships look there, and for 1, 2, … ships where each lies. */
  readonly spaces: readonly {
    readonly west: boolean;
    readonly berths: readonly { readonly size: number; readonly points: readonly (readonly number[])[] }[];
  }[];
}

const DrawingsFile = exactly<Drawings>()(
  v.object({
    board: v.string(),
    colours: v.record(v.string(), v.string()),
    ships: v.record(v.string(), v.object({ east: v.string(), west: v.string() })),
    spaces: v.array(
      v.object({
        west: v.boolean(),
        berths: v.array(v.object({ size: v.number(), points: v.array(v.array(v.number())) })),
      }),
    ),
  }),
);

let known: Drawings | null = null;

/** Read when the first preview is wanted. */
export const drawings = (): Drawings => {
  known ??= v.parse(DrawingsFile, JSON.parse(readFileSync(new URL('drawings.json', import.meta.url), 'utf8')));
  return known;
};
