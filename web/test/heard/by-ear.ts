import type { Resource } from '@jamaica/rules';
import type { Listener } from './listener.ts';
import { inside, type Thing } from './tree.ts';
import { best, ENOUGH, type End, GOOD_ROLL, type Half, worthOfEnd, worthOfGoods, worthOfHalf } from './worth.ts';

/** The parts of the page by the names that are said of them. */
const ASKED = 'What is asked';
const CARDS = 'Your cards';
const HOLDS = 'Your holds';
const HELP = /^Help: /;

const GOODS = { doubloon: 'gold', doubloons: 'gold', food: 'food', gunpowder: 'gunpowder' } as const;
const isGoods = (word: string): word is keyof typeof GOODS => word in GOODS;

/** How much of what a text speaks of first. */
const goodsIn = (text: string): { readonly resource: Resource; readonly tokens: number } | null => {
  const [, tokens, word = ''] = /(\d+) (doubloons?|food|gunpowder)/.exec(text) ?? [];
  return isGoods(word) ? { resource: GOODS[word], tokens: Number(tokens) } : null;
};

const isButton = ({ role, isDisabled, name }: Thing): boolean => role === 'button' && !isDisabled && !HELP.test(name);

const isGiving = ({ role, name }: Thing): boolean => role === 'button' && name.includes(', gives ');

/** What can be pressed to answer. */
export const answersIn = (things: readonly Thing[]): readonly Thing[] =>
  [...inside(things, ASKED), ...inside(things, CARDS)].filter(isButton);

/** Answers a question from what is heard and read alone, with what was not tried before. */
export const answerByEar = async (
  listener: Listener,
  question: string,
  tried: readonly string[] = [],
): Promise<string | null> => {
  const things = await listener.read();
  const answers = answersIn(things).filter(({ name }) => !tried.includes(name));
  const remarks = inside(things, ASKED).filter(({ role, name }) => role === 'text' && !question.endsWith(name));
  const holds = inside(things, HOLDS).filter(isGiving);
  listener.note(...remarks.map(({ name }) => `(${name})`));
  listener.note(...[...answers, ...holds].map(({ name }) => `- ${name}`));
  if (answers.some(({ name }) => name === 'More' || name === 'Less')) return fight(listener);
  if (answers.some(({ name }) => /^(?:Pay|Spend) /.test(name))) return pay(listener, things);
  const answer = best(answers, ({ name }) => worthHeard(name, question, things));
  await listener.press(answer);
  return answer.name;
};

/** A token more, until the battle is an even one or there is no more. */
const fight = async (listener: Listener): Promise<null> => {
  for (;;) {
    const asked = inside(await listener.read(), ASKED);
    const chance = /win (\d+)%/.exec(asked.map(({ name }) => name).join(' '))?.[1];
    const more = asked.find(({ name, isDisabled }) => name === 'More' && !isDisabled);
    const fire = asked.find(({ name }) => name.startsWith('Fight '));
    if (!fire) throw new Error('there is no way to fight');
    const isEnough = !more || Number(chance) / 100 >= ENOUGH;
    await listener.press(isEnough ? fire : more);
    if (isEnough) return null;
  }
};

/** The fullest hold gives first; then what is due is paid. */
const pay = async (listener: Listener, things: readonly Thing[]): Promise<null> => {
  const holds = inside(things, HOLDS).filter(isGiving);
  await listener.press(best(holds, ({ name }) => goodsIn(name)?.tokens ?? 0));
  const button = answersIn(await listener.read()).find(({ name }) => /^(?:Pay|Spend) /.test(name));
  if (!button) throw new Error('it cannot be paid that way');
  await listener.press(button);
  return null;
};

/** What an answer is worth by what is said of it. */
const worthHeard = (name: string, question: string, things: readonly Thing[]): number => {
  const [, morning, evening] = /^morning (\d), evening (\d)$/.exec(name) ?? [];
  if (morning !== undefined) return (Number(morning) - Number(evening)) * leaning(things);
  if (name.startsWith('Morning, ')) return worthOfCard(name);
  const [, place] = /^[A-J]: (.+)$/.exec(name) ?? [];
  if (place !== undefined) return worthOfEnd(endIn(place)) * (question.includes('Ghost Ship') ? -1 : 1);
  const [, rival] = /^attack (.+)$/.exec(name) ?? [];
  if (rival !== undefined) return -powderOf(rival, things);
  if (name === 'let the die stand' || name === 'have it rolled again')
    return (name === 'have it rolled again') === isBadRoll(question, things) ? 1 : 0;
  return worthOfDeed(name);
};

const worthOfDeed = (name: string): number => {
  const goods = goodsIn(name);
  const [, hidden] = /^take face-down treasure (\d+)/.exec(name) ?? [];
  if (hidden !== undefined) return 901 - Number(hidden);
  if (goods && name.startsWith('throw ')) return -worthOfGoods(goods.resource, goods.tokens);
  if (goods && name.startsWith('take ')) return worthOfGoods(goods.resource, goods.tokens);
  if (name.startsWith('give away ')) return 5;
  if (name === 'in the 6th Hold' || name === 'take the treasure' || name === 'backward') return 1;
  const isNothing = ['take nothing', 'in an ordinary hold', 'leave the treasure where it is', 'forward'].includes(name);
  if (isNothing) return 0;
  if (name.startsWith('take ')) return 1000;
  throw new Error(`what does this mean: ${name}`);
};

/** Whether the cards in hand sail rather in the morning or in the evening. */
const leaning = (things: readonly Thing[]): number => {
  const cards = inside(things, CARDS).map(({ name }) => name);
  const sailing = (half: string): number => cards.filter(name => name.includes(`${half}: forward`)).length;
  return sailing('Morning') >= sailing('Evening') ? 1 : -1;
};

const CARD = /^Morning, (\w+) (\d): (.+)[.!] Evening, (\w+) (\d): (.+)[.!]$/;

const worthOfCard = (name: string): number => {
  const [, first, one, morning, second, other, evening] = CARD.exec(name) ?? [];
  if (first === undefined) throw new Error(`what does this card do: ${name}`);
  return worthOfHalf(halfIn(first, one, morning)) + worthOfHalf(halfIn(second, other, evening));
};

const halfIn = (action: string, die: string, text: string): Half => {
  const [way, ...ways] = text.split('; or ').filter(each => each !== 'after a shortage, who knows');
  if (way === undefined) return { does: 'unknown' };
  if (action === 'forward' || action === 'backward')
    return { does: 'sail', isForward: action === 'forward', die: Number(die), ends: [way, ...ways].map(endIn) };
  const goods = goodsIn(way);
  if (!goods) throw new Error(`what is loaded: ${way}`);
  if (way.includes('would be lost')) return { does: 'load', ...goods, room: 'none' };
  return { does: 'load', ...goods, room: way.includes('overboard') ? 'overboard' : 'empty' };
};

/** A place in words: what it is and costs, and what waits there. */
const endIn = (text: string): End => ({
  isFinish: /^(?:Port Royal, )?the finish/.test(text),
  price: goodsIn(text)?.tokens ?? 0,
  isShort: text.includes('shortage'),
  isTreasure: text.includes('treasure'),
  rivals: rivalsIn(text),
});

const rivalsIn = (text: string): number => {
  const foreseen = text.match(/battle with /g)?.length ?? 0;
  const [, names] = /battle: (.+?)(?:, \d+ spaces?|$)/.exec(text) ?? [];
  return foreseen + (names === undefined ? 0 : names.split(/,? or |, /).length);
};

/** All the gunpowder of a ship, as its panel says. */
const powderOf = (ship: string, things: readonly Thing[]): number => {
  const panel = things.filter(({ within }) =>
    within.some(name => name.toLowerCase().startsWith(`${ship.toLowerCase()}, `)),
  );
  const holds = panel.find(({ name }) => name.startsWith('Hold 1: '))?.name ?? '';
  return [...holds.matchAll(/(\d+) gunpowder/g)].reduce((sum, [, tokens]) => sum + Number(tokens), 0);
};

const isBadRoll = (question: string, things: readonly Thing[]): boolean => {
  const [, whose, face] = /^(.+) rolled (?:a )?(\w+)\. /.exec(question) ?? [];
  const [, own] = /^You, (.+?): /.exec(things.find(({ name }) => name.startsWith('You, '))?.name ?? '') ?? [];
  const strength = face === 'star' ? Infinity : Number(face);
  return whose === own ? strength < GOOD_ROLL : strength >= GOOD_ROLL;
};
