import { fromSeed } from '@jamaica/chance';
import type { Rules, Seat } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import { LANGUAGES, speak } from '@jamaica/words';
import { pieceIn } from '@jamaica/words/page';
import { expect, it } from 'vitest';
import { finishedRecord } from '../server/src/fairness/record.ts';
import type { Entry } from '../server/src/log/entry.ts';
import { replayed } from '../server/src/table/replayed.ts';
import { happening, SECRET } from '../server/test/table.ts';
import { twinOf } from '../server/test/twin.ts';
import { fleetAt } from '../web/src/playing/film/fleet-at.ts';
import { darknessAt, heldAt, scriptOf } from '../web/src/playing/film/script.ts';
import type { Voyage } from '../web/src/playing/logbook/voyage.ts';
import { routesOf } from '../web/src/playing/poster/routes.ts';
import { rowsOf } from '../web/src/playing/poster/rows.ts';
import { captionOf } from '../web/src/playing/tale/caption.ts';
import { taleOf } from '../web/src/playing/tale/tale.ts';
import { voyageOf } from '../web/test/raced.ts';

// Here, because games and their twins are the server's, and pictures and films the page's.

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 2, ghost: true },
  { edition: '2021', players: 4, ghost: true },
];

const voyageIn = async (entries: readonly Entry[]): Promise<Voyage> => {
  const pieces = (async function* () {
    yield entries;
  })();
  const record: unknown = JSON.parse(JSON.stringify(await finishedRecord(replayed('table', entries), pieces, SECRET)));
  if (!isFields(record)) throw new Error('no record');
  return voyageOf(record);
};

/** Everything that a poster and a film are drawn from, frame by frame, and all that they say. */
const drawnFrom = async (voyage: Voyage, teller: Seat | null): Promise<string> => {
  const tale = taleOf(voyage, teller);
  const script = scriptOf(tale);
  const frames = Array.from({ length: Math.ceil(script.seconds) }, (_, time) => ({
    fleet: fleetAt(script, tale.ships, time),
    darkness: darknessAt(script, time),
    held: heldAt(script, time),
  }));
  const captions = await Promise.all(
    LANGUAGES.map(async language => {
      const said = (await speak(language))(tale.berths);
      const share = await pieceIn(language, 'share');
      return tale.highlights.map(highlight => captionOf(highlight, said, share));
    }),
  );
  return JSON.stringify([tale, script, frames, captions, rowsOf(tale), routesOf(tale)]);
};

it.each(TABLES)(
  'R-VIS-4 races under way that differ in hidden things alone make the same picture and film: %o',
  async rules => {
    const rng = fromSeed('leak');
    const changes = [...happening(rules, `tale ${rules.players}`)];
    const viewers = [null, ...Array.from({ length: rules.players }, (_, seat) => seat)];
    let differing = 0;
    for (const share of [0.3, 0.7])
      for (const viewer of viewers) {
        const before = changes.slice(0, Math.floor(changes.length * share));
        const voyage = await voyageIn(before.map(({ entry }) => entry));
        const twin = await voyageIn(twinOf(before, viewer, rng));
        if (`${twin.game.end.cells}` !== `${voyage.game.end.cells}`) differing++;
        expect(await drawnFrom(twin, viewer)).toBe(await drawnFrom(voyage, viewer));
      }
    expect(differing).toBeGreaterThan(viewers.length);
  },
);
