import {
  attackOdds,
  bonusOf,
  type Card,
  type Foresight,
  foresee,
  type Half,
  isFinish,
  powderOf,
  type ShipName,
  shipOf,
  type View,
} from '@jamaica/rules';
import { actionsOf, type GameWords } from '@jamaica/words';
import { tongue } from '../../shared/words/tongue.svelte.ts';

/** What a half of a card would bring, in words. */
interface Foretold {
  readonly half: Half;
  readonly text: string;
}

const HALVES = ['morning', 'evening'] as const;

/** Both halves; what could come instead of something else is said after it. */
export const foretold = (
  view: View,
  seat: number,
  foresight: readonly Foresight[],
  said: GameWords,
): readonly Foretold[] =>
  HALVES.map(half => {
    const texts = foresight.filter(each => each.half === half).map(each => textOf(view, seat, each, said));
    return { half, text: sentence(tongue.now.web.table.orElse([...new Set(texts)])) };
  });

/** A card for whoever does not see it: what it does with the dice as they lie, or without them what is on it. */
export const cardName = (view: View, seat: number, card: Card, said: GameWords, isAsked: boolean): string => {
  const [morning, evening] = actionsOf(card);
  const { dice } = view;
  if (!dice || !isAsked) return tongue.now.web.table.card(said.names.action(morning), said.names.action(evening));
  const [first, second] = foretold(view, seat, foresee(view, seat, card), said);
  return [
    `${said.story.began('morning', morning, dice[0])} ${first.text}`,
    `${said.story.began('evening', evening, dice[1])} ${second.text}`,
  ].join(' ');
};

const sentence = (text: string): string => (text.endsWith('!') ? text : `${text}.`);

const textOf = (view: View, seat: number, each: Foresight, { names }: GameWords): string => {
  const words = tongue.now.web.table;
  if (each.kind === 'unknown') return words.unknown;
  if (each.kind === 'load') {
    const goods = names.tokens(each.load.resource, each.load.tokens);
    if (each.load.room === 'none') return words.loadLost(goods);
    return each.load.room === 'overboard' ? words.loadOverboard(goods) : words.load(goods);
  }
  const { to, price, short, rivals, treasure } = each.landing;
  if (isFinish(to)) return words.finish;
  const cost = price && names.tokens(price.resource, price.tokens);
  return [
    names.spot(to),
    ...(cost ? [short ? words.short(cost) : words.pays(cost)] : []),
    ...(each.retreats.length > 0 ? [words.backTo(each.retreats.map(space => names.spot({ space, lap: 0 })))] : []),
    ...rivals.map(rival => words.battle(names.within(rival), chanceAgainst(view, seat, rival))),
    ...(treasure ? [words.treasure] : []),
  ].join(', ');
};

/** If both fire all they have. */
const chanceAgainst = (view: View, seat: number, rival: ShipName): string => {
  const [own, theirs] = [view.ships[seat], shipOf(view, rival)];
  const odds = attackOdds(bonusOf(own, powderOf(own)), bonusOf(theirs, powderOf(theirs)));
  return tongue.now.counting.percent(odds.win);
};
