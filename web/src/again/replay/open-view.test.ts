import { fromSeed } from '@jamaica/chance';
import { isOver, view } from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRace, practice, raced, voyageOf } from '../../../test/raced.ts';
import { openView } from './open-view.ts';
import { WatchedTable } from './watched-table.ts';

const race = voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('a race'), true));

describe('with all hands open', () => {
  it('everybody’s own cards and treasures are seen, and none besides', () => {
    fc.assert(
      fc.property(anyRace, fc.nat(), ({ states, rules }, pick) => {
        const state = states[pick % states.length];
        const open = openView(state);
        for (let seat = 0; seat < rules.players; seat++) {
          expect(open.seats[seat].hand).toEqual(view(state, seat).seats[seat].hand);
          expect(open.ships[seat].hidden.every(({ treasure }) => treasure !== null)).toBe(true);
        }
        expect(open.secrets === null || isOver(state)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
  it('a game that is imagined by it looks the same', () => {
    fc.assert(
      fc.property(anyRace, fc.nat(), ({ states }, pick) => {
        const state = states[pick % (states.length - 1)];
        expect(openView(imagine(openView(state), fromSeed('again')))).toEqual(openView(state));
      }),
      { numRuns: 40 },
    );
  });
  it('a table shows what its eyes may see', () => {
    const at = race.game.steps.findIndex(({ events }) => events.some(({ kind }) => kind === 'drew')) + 1;
    const drawn = (eyes: 0 | 'spectator' | 'open'): number =>
      new WatchedTable(race, at, eyes).now.events(null).filter(each => each.kind === 'drew' && each.card !== 'hidden')
        .length;
    expect([drawn('spectator'), drawn(0), drawn('open')]).toEqual([0, 1, 4]);
  });
});
