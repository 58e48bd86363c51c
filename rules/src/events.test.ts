import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import { type Table, table } from '../test/table.ts';
import { type GameEvent, isNews, seen } from './events.ts';

const EVERYBODY = [0, 1, 2, null] as const;

/** What seats 0, 1 and 2 and a spectator read in the last event of a kind. */
const read = <K extends GameEvent['kind']>(game: Table, kind: K): GameEvent[] => {
  const event = game.told(kind).at(-1);
  if (!event) throw new Error(`no ${kind}`);
  return EVERYBODY.map(viewer => seen(event, viewer));
};
const treasures = (events: readonly GameEvent[]): unknown[] =>
  events.map(event => ('treasure' in event ? event.treasure : undefined));

describe('the log', () => {
  it('R-RND-3 shows a chosen card to its player only', () => {
    const events = read(table().roll(1, 1).choose('card', 'food/gunpowder', 1), 'chose');
    expect(events.map(event => event.kind === 'chose' && event.card)).toEqual([
      'hidden',
      'food/gunpowder',
      'hidden',
      'hidden',
    ]);
  });
  it('R-RND-3 shows a drawn card to its player only', () => {
    const events = read(table({ captain: 2 }).round(1, 1), 'drew'); // seat 1 draws last
    expect(events.map(event => event.kind === 'drew' && event.card !== 'hidden')).toEqual([false, true, false, false]);
  });
  it('R-TRE-1 shows a power that a player finds to everybody', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }], pile: ['lady-beth'] }).round(1, 1);
    expect(treasures(read(game, 'treasure-found'))).toEqual(['lady-beth', 'lady-beth', 'lady-beth', 'lady-beth']);
  });
  it('R-TRE-2 shows a value or a curse to the finder only', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }], pile: [-4] }).round(1, 1);
    expect(treasures(read(game, 'treasure-found'))).toEqual([-4, 'hidden', 'hidden', 'hidden']);
  });
  it('R-BAT-11 shows a stolen face-down card to thief and victim only', () => {
    const game = meeting({}, { hidden: [7] })
      .roll('star')
      .choose('loot', 'hidden:0');
    expect(treasures(read(game, 'treasure-taken'))).toEqual([7, 7, 'hidden', 'hidden']);
  });
  it('R-BAT-11 shows everybody which card of the row it was', () => {
    const game = meeting({}, { hidden: [7, 5] })
      .roll('star')
      .choose('loot', 'hidden:1');
    expect(read(game, 'treasure-taken').map(event => event.kind === 'treasure-taken' && event.index)).toEqual([
      1, 1, 1, 1,
    ]);
  });
  it('R-TRE-4 shows the value of a gift to giver and receiver only', () => {
    const game = meeting({ hidden: [-3] })
      .roll('star')
      .choose('loot', 'give:-3');
    expect(treasures(read(game, 'curse-given'))).toEqual([-3, -3, 'hidden', 'hidden']);
  });
  it('R-GHO-7 shows what the Ghost Ship finds to nobody', () => {
    const game = table({ ships: [{ at: '17' }, { at: '18' }], ghost: { at: '3' }, pile: ['morgans-map'] }).round(1, 2);
    expect(treasures(read(game, 'treasure-found'))).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });
  it('R-GHO-11 shows everybody a power stolen out of the Ghost Ship’s row', () => {
    const game = meeting({}, { at: '9' }, { ghost: { at: '4', hidden: ['morgans-map'] } });
    game.roll('star').choose('loot', 'hidden:0');
    expect(treasures(read(game, 'treasure-taken'))).toEqual(Array(4).fill('morgans-map'));
  });
  it('R-VIS-4 is as long for everybody and of the same kinds', () => {
    const { events } = meeting({ hidden: [-3] })
      .roll('star')
      .choose('loot', 'give:-3');
    for (const viewer of EVERYBODY)
      expect(events.map(event => Object.keys(seen(event, viewer)))).toEqual(events.map(event => Object.keys(event)));
  });
});

describe('a choice cannot be taken back', () => {
  it('after another card was turned over, a treasure was found or a card drawn', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }], pile: [7] }).round(1, 1);
    const news = game.events.filter(event => isNews(event, 0)).map(({ kind }) => kind);
    expect(news).toEqual(expect.arrayContaining(['treasure-found', 'drew']));
    expect(news).not.toContain('sailed');
  });
  it('but one’s own card tells its seat nothing', () => {
    expect(isNews({ kind: 'revealed', seat: 0, card: 'gold/gold' }, 0)).toBe(false);
    expect(isNews({ kind: 'revealed', seat: 1, card: 'gold/gold' }, 0)).toBe(true);
  });
});
