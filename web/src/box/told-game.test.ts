import { bot } from '@jamaica/bots';
import { deal, fromSeed, supply } from '@jamaica/chance';
import { finalOf, type GameEvent, GameUnderWay, type Rules, type Step, view } from '@jamaica/rules';
import { replay } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import type { Asking } from './asking.ts';
import { type BoxTale, isPower, type ToldFact } from './told.ts';
import { toldGame } from './told-game.ts';

/** A game at a real table, where people sail home and now and then do anything at all. */
const realGame = (rules: Rules, seed: string): GameUnderWay => {
  const rng = fromSeed(seed);
  let game = GameUnderWay.begin(rules, deal(rules, rng)).letFall(state => supply(state, rng));
  for (let [asked] = game.open; asked; [asked] = game.open) {
    const isWild = asked.kind === 'loot' || rng.below(4) === 0;
    const choice = isWild
      ? asked.options[rng.below(asked.options.length)]
      : bot('deckhand').choose(view(game.state, asked.seat), rng);
    game = game.play(asked.seat, choice).letFall(state => supply(state, rng));
  }
  return game;
};

/** What people do and see, in its order. */
const saidOf = ({ step, events }: Step): ToldFact[] => {
  const cards = events.flatMap((event): ToldFact[] =>
    event.kind === 'revealed' ? [{ kind: 'card', seat: event.seat, card: event.card }] : [],
  );
  if ('shuffle' in step) return cards;
  if ('decide' in step)
    return step.decide === 'card' ? cards : [{ kind: 'choice', seat: step.seat, choice: step.choice }, ...cards];
  switch (step.roll) {
    case 'action':
      return [{ kind: 'dice', dice: step.dice }, ...cards];
    case 'combat':
      return [{ kind: 'combat', face: step.face }, ...cards];
    case 'shortage':
      return [{ kind: 'shortage', face: step.face }, ...cards];
  }
};

/** People who see a real game and answer what the phone asks. */
const witness = ({ setup, steps }: GameUnderWay) => {
  const said = steps.flatMap(saidOf).values();
  const next = (kind: ToldFact['kind']): ToldFact => {
    const { value } = said.next();
    if (value?.kind !== kind) throw new Error(`asked for ${kind}, and ${value?.kind} was next`);
    return value;
  };
  return (asking: Asking): ToldFact | null => {
    switch (asking.ask) {
      case 'nothing':
        return null;
      case 'count':
        return { kind: 'treasure', chest: asking.chest, is: setup.pile[asking.chest] };
      case 'treasure': {
        const is = setup.pile[asking.chest];
        return { kind: 'treasure', chest: asking.chest, is: isPower(is) ? is : 'face-down' };
      }
      case 'choice': {
        const told = next('choice');
        if (told.kind !== 'choice' || !told.choice.startsWith('give:')) return told;
        const chest = asking.gifts.find(each => `give:${setup.pile[each]}` === told.choice);
        if (chest === undefined) throw new Error('a gift that the phone does not know of');
        return { kind: 'give', seat: told.seat, chest };
      }
      case 'card':
      case 'dice':
      case 'combat':
      case 'shortage':
        return next(asking.ask);
    }
  };
};

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 2, ghost: true },
  { edition: '2021', players: 2, ghost: true },
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 4, ghost: true },
  { edition: '2021', players: 5, ghost: false },
  { edition: '2007', players: 6, ghost: false },
];

/** What nobody can hide: the draws and the cards face down are different, and nobody can see that. */
const isPublic = ({ kind }: GameEvent): boolean =>
  !['chose', 'drew', 'treasure-found', 'treasure-taken', 'curse-given'].includes(kind);

/** What was left in hands and piles at the end nobody tells the phone. */
const told = (event: GameEvent) => (event.kind === 'game-over' ? { kind: event.kind, final: event.final } : event);

/** A real game told to the phone, and all that the phone showed. */
const followed = (rules: Rules, real: GameUnderWay) => {
  const answer = witness(real);
  let tale: BoxTale = { rules, captain: real.setup.captain, told: [] };
  for (;;) {
    const sailed = toldGame(tale);
    const told = answer(sailed.asking);
    if (!told) return sailed;
    tale = { ...tale, told: [...tale.told, told] };
  }
};

describe.each(TABLES)('a real table: $edition, $players players, Ghost Ship: $ghost', rules => {
  it('is followed to the end: what everybody sees is the same on the phone', () => {
    const real = realGame(rules, 'a');
    const sailed = followed(rules, real);
    const shown = sailed.past.flatMap(moment => moment.events(null)).filter(isPublic);
    const happened = real.steps.flatMap(({ events }) => events).filter(isPublic);
    expect(shown.map(told)).toEqual(happened.map(told));
    expect(view(sailed.game.state, null).ships).toEqual(view(real.state, null).ships);
    expect(sailed.asking).toEqual({ ask: 'nothing', final: finalOf(real.state) });
    // It becomes a record that can be replayed.
    const record = sailed.game.record();
    expect(replay(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
  });
});
