import { CARDS, LAIRS, TREASURES } from '@jamaica/rules';
import { unseenWorth } from './cargo.ts';
import { FORKS, LEADS, PHASES, POWDERS } from './observer.ts';
import type { Mean, Tally } from './tally.ts';
import { decidedBefore, skillIn } from './variance.ts';
import type { Made } from './write.ts';

/** A line of a plot: what it is, and what was counted. */
interface Line extends Pick<Mean, 'mean' | 'low' | 'high'> {
  readonly name: string;
}

const ROUNDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Enough digits for every plot. */
const rounded = (value: number): number => Math.round(1e5 * value) / 1e5;

const line = (name: string, { mean, low, high }: Mean): Line => ({
  name,
  mean: rounded(mean),
  low: rounded(low),
  high: rounded(high),
});

/** What the page shows of the almanac, as data: it has its own words for it. */
export const figuresOf = (tally: Tally, { games, admirals }: Made): object => {
  const worths = (beginning: string, names: readonly string[]): Line[] =>
    names.map(name => line(name, tally.mean(`${beginning}${name}`)));
  const shares = (beginning: string, names: readonly string[]): Line[] =>
    names.map(name => line(name, tally.share(`${beginning}${name}`)));
  const treasures = [...new Set(TREASURES)].map(String);
  const found = treasures.map(name => tally.mean(`treasure/${name}`));
  return {
    games,
    admirals,
    /** How often the first ship home wins, and one that is caught before the red line. */
    firstHome: rounded(tally.share('home').mean),
    caught: rounded(tally.share('ended/before the red line').mean),
    unknownTreasure: rounded(unseenWorth(tally)),
    strong: rounded(tally.share('skill/strong').mean),
    luck: rounded(1 - skillIn(tally).mean),
    chapters: {
      order: { at: 0.25, lines: shares('order/4/', ['1', '2', '3', '4']) },
      length: { at: rounded(tally.mean('rounds/4').mean), lines: worths('rounds/', ['3', '4', '5', '6']) },
      home: {
        at: 0.25,
        lines: LEADS.map((lead, index) => line(String(index), tally.share(`home by lead/${lead}`))),
      },
      lanes: {
        at: 0,
        lines: FORKS.flatMap(({ space }, fork) =>
          ['short', 'long'].map(lane => line(`${fork + 1}/${lane}`, tally.mean(`lane/${space}/${lane}`))),
        ),
      },
      cards: { at: 0, lines: worths(`drawn/${PHASES[3]}/`, CARDS) },
      lairs: { at: 0, lines: LAIRS.map((space, index) => line(String(index + 1), tally.mean(`lair/${space}`))) },
      treasures: { at: 0, lines: treasures.map((name, index) => line(name, found[index])) },
      gunpowder: {
        at: 0,
        lines: POWDERS.map((powder, index) => line(String(index), tally.share(`attacked/${powder}`))),
      },
      ghost: { at: 0, lines: shares('ghost/all/', ['2', '3', '4', '5']) },
      luck: { at: 0, lines: ROUNDS.map(round => line(round, decidedBefore(tally, round))) },
    },
  };
};
