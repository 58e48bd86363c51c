import type { ReplayWords } from '@jamaica/words/page';
import type { ShipStatistics } from './statistics.ts';

/** A row of the table: a value for each ship. */
interface Row {
  readonly name: string;
  readonly values: readonly number[];
  /** What the rows above it come to. */
  readonly isSum: boolean;
  readonly isSigned: boolean;
}

/** A part of the table, with the sign it goes by. */
export interface Topic {
  readonly sign: 'points' | 'sailing' | 'battles' | 'gold' | 'treasure' | 'shortages';
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The figures of all ships, topic by topic. */
export const topicsOf = (ships: readonly ShipStatistics[], words: ReplayWords['statistics']): readonly Topic[] => {
  const row = (name: string, value: (ship: ShipStatistics) => number): Row => ({
    name,
    values: ships.map(value),
    isSum: false,
    isSigned: false,
  });
  const change = (name: string, value: (ship: ShipStatistics) => number): Row => ({
    ...row(name, value),
    isSigned: true,
  });
  const sum = (name: string, value: (ship: ShipStatistics) => number): Row => ({ ...row(name, value), isSum: true });
  return [
    {
      sign: 'points',
      title: words.points,
      rows: [
        change(words.space, ({ score }) => score.space),
        change(words.gold, ({ score }) => score.gold),
        change(words.treasures, ({ score }) => score.treasure),
        sum(words.total, ({ score }) => score.total),
      ],
    },
    {
      sign: 'sailing',
      title: words.sailing,
      rows: [
        row(words.forward, ({ spaces }) => spaces.forward),
        row(words.backward, ({ spaces }) => spaces.backward),
        row(words.driven, ({ spaces }) => spaces.driven),
      ],
    },
    {
      sign: 'battles',
      title: words.battles,
      rows: [
        row(words.fought, ({ battles }) => battles.fought),
        row(words.won, ({ battles }) => battles.won),
        row(words.lost, ({ battles }) => battles.lost),
        row(words.powder, ({ battles }) => battles.powder),
      ],
    },
    {
      sign: 'gold',
      title: words.goldBook,
      rows: [
        change(words.goldStart, ({ gold }) => gold.start),
        change(words.goldLoaded, ({ gold }) => gold.loaded),
        change(words.goldStolen, ({ gold }) => gold.stolen),
        change(words.goldPaid, ({ gold }) => gold.paid),
        change(words.goldLost, ({ gold }) => gold.lost),
        change(words.goldShortage, ({ gold }) => gold.shortage),
        change(words.goldOverboard, ({ gold }) => gold.overboard),
        sum(words.goldEnd, ({ score }) => score.gold),
      ],
    },
    {
      sign: 'treasure',
      title: words.treasureBook,
      rows: [
        row(words.finds, ({ finds }) => finds),
        change(words.found, ({ treasure }) => treasure.found),
        change(words.taken, ({ treasure }) => treasure.taken),
        change(words.treasureLost, ({ treasure }) => treasure.lost),
        change(words.given, ({ treasure }) => treasure.given),
        change(words.received, ({ treasure }) => treasure.received),
        sum(words.total, ({ score }) => score.treasure),
      ],
    },
    {
      sign: 'shortages',
      title: words.shortages,
      rows: [
        row(words.shortageCount, ({ shortages }) => shortages.count),
        row(words.shortageFood, ({ shortages }) => shortages.food),
        row(words.shortageGold, ({ gold }) => -gold.shortage),
      ],
    },
  ];
};
