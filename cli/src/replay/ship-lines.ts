import { goodsIn, type HoldText, RESOURCES, type ShipView, type View } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import { letterOf, type Paint } from '../paint.ts';
import { wrap } from '../wrap.ts';

/** Each ship in a line: where it is and what it has aboard. With a width, long lines go on below. */
export const shipLines = (
  { ships }: View,
  words: TerminalWords,
  paint: Paint,
  width = Number.POSITIVE_INFINITY,
): string[] => {
  const names = ships.map(({ ship }) => words.names.ship(ship));
  const places = ships.map(({ position }) => words.names.place({ ...position, lap: 0 })); // the strip tells the laps
  return ships.flatMap((ship, index) => {
    const name = `${letterOf(ship.ship)} ${names[index].padEnd(widest(names))}`;
    const place = places[index].padStart(widest(places));
    const left = name.length + place.length + 4;
    const [first, ...rest] = wrap(aboard(ship, words), width - left);
    return [`${paint.ship(ship.ship, name)}  ${place}  ${first}`, ...rest.map(line => ' '.repeat(left) + line)];
  });
};

const widest = (texts: readonly string[]): number => Math.max(...texts.map(text => text.length));

const aboard = (ship: ShipView, words: TerminalWords): string => {
  const { names, replay } = words;
  const holds = ship.holds.filter(hold => hold !== null).map(goodsIn);
  const goods = RESOURCES.map(resource => ({ resource, each: holds.filter(hold => hold.resource === resource) }))
    .filter(({ each }) => each.length > 0)
    .map(({ resource, each }) => `${names.resource(resource)} ${each.map(({ tokens }) => tokens).join('+')}`);
  const powers = ship.powers.map(power =>
    power === 'sixth-hold' ? sixth(names.treasure(power), ship.sixth, words) : names.treasure(power),
  );
  const hidden = ship.hidden.length > 0 ? [replay.faceDown(ship.hidden.length)] : [];
  return [...goods, ...powers, ...hidden].join(' · ') || replay.nothingAboard;
};

const sixth = (name: string, contents: HoldText | 'empty' | null, words: TerminalWords): string =>
  contents === null || contents === 'empty' ? name : `${name} (${words.names.goods(contents)})`;
