import type { Seat, ShipView, View } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import type { Paint } from '../paint.ts';
import { shipLines } from '../replay/ship-lines.ts';
import { strip } from '../strip.ts';

/** The round, its Captain and the dice in one line. */
export const heading = (view: View, { play: { table }, names }: TerminalWords): string => {
  const isRolled = 'decide' in view.waiting && view.waiting.decide[0].kind === 'dice';
  const dice = view.dice ? [isRolled ? table.rolled(...view.dice) : table.dice(...view.dice)] : [];
  return [table.round(view.round), table.labelled(table.captain, names.ship(view.captain)), ...dice].join(' · ');
};

export const race = (view: View, paint: Paint): string[] => strip(view, paint);

/** Each ship in a line: what is public about it, and what the person knows of its face-down treasures. */
export const ships = (view: View, person: Seat, words: TerminalWords, paint: Paint): string[] =>
  shipLines(view, words, paint).map((line, index) => {
    const ship = view.ships[index];
    const known = knownTreasures(ship, words);
    const remarks = [...(known === null ? [] : [known]), ...whose(index, view, person, words)];
    return [line, ...remarks.map(remark => paint.faint(remark))].join(' · ');
  });

/** The worths of face-down cards that the person has seen; null when there are none to speak of. */
const knownTreasures = ({ hidden }: ShipView, { names, choose }: TerminalWords): string | null => {
  const isKnown = hidden.some(({ treasure, cursed }) => treasure !== null || cursed);
  if (!isKnown) return null;
  const worths = hidden.map(({ treasure, cursed }) =>
    treasure === null ? (cursed ? choose.cursed : '?') : names.treasure(treasure),
  );
  return `(${worths.join(' ')})`;
};

const whose = (index: number, view: View, person: Seat, { play: { table } }: TerminalWords): string[] => [
  ...(index === person ? [table.you] : []),
  ...(index === view.captain ? [table.captain] : []),
];

/** What the person has: the holds one by one, and the hand unless it is about to be chosen from. */
export const own = (view: View, seat: number, words: TerminalWords, isCard: boolean): string[] => {
  const { names, play } = words;
  const { table } = play;
  const ship = view.ships[seat];
  const inHold = (hold: ShipView['sixth']): string =>
    hold === null || hold === 'empty' ? table.empty : names.goods(hold);
  const holds = [...ship.holds.map(inHold), ...(ship.sixth === null ? [] : [table.sixth(inHold(ship.sixth))])];
  const hand = view.seats[seat].hand ?? [];
  return [
    table.labelled(table.holds, holds.join(' | ')),
    ...(isCard ? [] : [table.labelled(table.hand, hand.map(names.card).join(', ') || table.none)]),
  ];
};
