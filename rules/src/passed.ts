import type { GameEvent } from './events.ts';
import type { Seat, ShipName } from './seats.ts';
import type { Power, Treasure } from './treasures.ts';
import type { HiddenCard, ShipView } from './view.ts';

type Told<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

// What becomes of treasures that somebody sees change hands, whether or not they see what they are.

type Ships = readonly ShipView[];

// The Ghost Ship comes last.
const rowOf = (ships: Ships, name: ShipName): readonly HiddenCard[] =>
  ships[name === 'ghost' ? ships.length - 1 : name].hidden;

const changed = (ships: Ships, name: ShipName, change: (ship: ShipView) => ShipView): Ships =>
  ships.map(ship => (ship.ship === name ? change(ship) : ship));

const withPower = (ship: ShipView, power: Power, sixth: ShipView['sixth']): ShipView => ({
  ...ship,
  sixth: power === 'sixth-hold' ? sixth : ship.sixth,
  powers: [...ship.powers, power].sort(),
});

/** A power goes from one ship to another, the 6th Hold with its contents (R-BAT-12). */
export const powerPassed = (
  ships: Ships,
  from: ShipName,
  to: ShipName,
  { power, contents, toBank }: Told<'power-taken' | 'power-given'>,
): Ships => {
  const poorer = changed(ships, from, ship => ({
    ...ship,
    sixth: power === 'sixth-hold' ? null : ship.sixth,
    powers: ship.powers.filter(each => each !== power),
  }));
  return changed(poorer, to, ship => withPower(ship, power, (toBank ? null : contents) ?? 'empty'));
};

/** A power lies face up before a player (R-TRE-1); everything else lies face down (R-TRE-2), and so does all the Ghost Ship finds. */
const received = (ship: ShipView, card: HiddenCard): ShipView =>
  ship.ship !== 'ghost' && typeof card.treasure === 'string'
    ? withPower(ship, card.treasure, 'empty')
    : { ...ship, hidden: [...ship.hidden, card] };

const isHidden = (treasure: Treasure | 'hidden'): treasure is 'hidden' => treasure === 'hidden';

const seenBy = (seats: readonly Seat[], ship: ShipName): readonly Seat[] =>
  ship === 'ghost' || seats.includes(ship) ? seats : [...seats, ship].sort((a, b) => a - b);

export const found = (ship: ShipView, { ship: finder, space, treasure }: Told<'treasure-found'>): ShipView =>
  received(ship, {
    treasure: isHidden(treasure) ? null : treasure,
    cursed: false,
    lair: space,
    from: [],
    seenBy: seenBy([], finder),
  });

/** A card goes from one ship to another, and everybody sees it go (R-VIS-1). */
const passed = (
  ships: Ships,
  from: ShipName,
  to: ShipName,
  index: number,
  change: (card: HiddenCard) => HiddenCard,
): Ships => {
  const card = rowOf(ships, from)[index];
  const trail = [...card.from.filter(ship => ship !== from && ship !== to), from];
  const poorer = changed(ships, from, ship => ({ ...ship, hidden: ship.hidden.toSpliced(index, 1) }));
  return changed(poorer, to, ship => received(ship, change({ ...card, from: trail, seenBy: seenBy(card.seenBy, to) })));
};

const told = (card: HiddenCard, treasure: Treasure | 'hidden'): HiddenCard =>
  isHidden(treasure) ? card : { ...card, treasure };

/** R-BAT-11. */
export const treasureTaken = (ships: Ships, { winner, loser, index, treasure }: Told<'treasure-taken'>): Ships =>
  passed(ships, loser, winner, index, card => told(card, treasure));

/** R-TRE-4: everybody learns that it is cursed; R-HOU-2: or nobody learns anything. */
export const treasureGiven = (
  ships: Ships,
  { kind, winner, loser, index, treasure }: Told<'curse-given' | 'treasure-given'>,
): Ships =>
  passed(ships, winner, loser, index, card => {
    const known = told(card, treasure);
    return kind === 'curse-given' ? { ...known, cursed: true } : known;
  });

/** All cards of a row are turned over. */
export const unveiled = (ship: ShipView, row: readonly Treasure[]): ShipView => ({
  ...ship,
  hidden: ship.hidden.map((card, index) => ({ ...card, treasure: row[index] })),
});
