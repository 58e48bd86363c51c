import { mayHaveGhost } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { agreedBy } from './by-which-book.ts';
import {
  type CrewList,
  choosable,
  firstCrew,
  hasGhost,
  isGhostFree,
  PLAYERS,
  readCrewList,
  rulesOf,
  seated,
  signedOn,
  withAgreed,
  withBot,
  withGhost,
  withMatch,
  withName,
  withPirate,
  withPlayers,
} from './crew-list.ts';

const pirates = (list: CrewList): string =>
  seated(list)
    .map(({ pirate }) => pirate)
    .join(' ');

describe('the first crew', () => {
  it('is one person and three bots that are as strong, by the rules of 2021', () => {
    expect(rulesOf(firstCrew)).toEqual({ edition: '2021', players: 4, ghost: false });
    expect(signedOn(firstCrew).map(({ skill }) => skill)).toEqual([undefined, 0, 0, 0]);
  });
});

describe('more and fewer players', () => {
  it('leaves those who go ashore in the list, to come back as they were', () => {
    const captain = withBot(withPlayers(firstCrew, 5), 4, 'captain');
    expect(withPlayers(withPlayers(captain, 3), 5)).toEqual(captain);
  });
  it('seats six different pirates when all play', () => {
    expect(pirates(withPlayers(firstCrew, 6))).toBe('anne mary samuel john olivier edward');
  });
});

describe('the Ghost Ship', () => {
  it('R-GHO-1 always sails with two, never with six', () => {
    expect(hasGhost(withPlayers(firstCrew, 2))).toBe(true);
    expect(hasGhost(withPlayers(withGhost(firstCrew, true), 6))).toBe(false);
  });
  it('R-GHO-1 is a matter of taste with three to five', () => {
    expect(PLAYERS.filter(isGhostFree)).toEqual([3, 4, 5]);
    expect(hasGhost(withGhost(firstCrew, true))).toBe(true);
  });
  it('is wanted again after a game of six', () => {
    const wanted = withGhost(firstCrew, true);
    expect(hasGhost(withPlayers(withPlayers(wanted, 6), 4))).toBe(true);
  });
  it('gives rules that the game accepts, whatever is wanted', () => {
    for (const players of PLAYERS)
      for (const ghost of [true, false]) {
        const rules = rulesOf(withPlayers(withGhost(firstCrew, ghost), players));
        expect(mayHaveGhost(rules.players, rules.ghost)).toBe(true);
      }
  });
  it('takes the black ship: its pirate cannot be chosen, and whoever had it gets one from ashore', () => {
    const black = withPirate(firstCrew, 1, 'edward');
    expect(pirates(black)).toBe('anne edward samuel john');
    const haunted = withGhost(black, true);
    expect(pirates(haunted)).toBe('anne olivier samuel john');
    expect(choosable(haunted)).not.toContain('edward');
    expect(withPirate(haunted, 0, 'edward')).toBe(haunted);
  });
  it('takes it as well when players leave and two are left', () => {
    expect(pirates(withPlayers(withPirate(firstCrew, 0, 'edward'), 2))).toBe('samuel mary');
  });
});

describe('choosing a pirate', () => {
  it('swaps with whoever has it; names and bots stay in their seats', () => {
    const named = withName(firstCrew, 0, 'Vera');
    const swapped = withPirate(named, 0, 'samuel');
    expect(pirates(swapped)).toBe('samuel mary anne john');
    expect(signedOn(swapped)[0]).toEqual({ pirate: 'samuel', name: 'Vera', bot: null });
  });
  it('takes one from ashore', () => {
    expect(pirates(withPirate(firstCrew, 2, 'olivier'))).toBe('anne mary olivier john');
  });
});

describe('names', () => {
  it('are at most twenty letters long', () => {
    expect(signedOn(withName(firstCrew, 0, 'Bartholomew the Great Pirate'))[0]?.name).toBe('Bartholomew the Grea');
  });
  it('of nothing but spaces are none', () => {
    expect(signedOn(withName(firstCrew, 0, '   '))[0]?.name).toBeNull();
  });
  it('belong to people: a bot goes by its pirate, and gives the name back', () => {
    const bot = withBot(withName(firstCrew, 0, 'Vera'), 0, 'admiral');
    expect(signedOn(bot)[0]?.name).toBeNull();
    expect(signedOn(withBot(bot, 0, null))[0]?.name).toBe('Vera');
  });
});

describe('a list that was kept', () => {
  it('comes back as it was', () => {
    const list = withAgreed(
      withName(withPirate(withPlayers(firstCrew, 3), 0, 'olivier'), 0, 'Vera'),
      agreedBy('fr-2007'),
    );
    expect(readCrewList(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });
  it('is read as it was written before there were house rules', () => {
    expect(rulesOf(readCrewList({ edition: '2007', players: 3, ghost: true }))).toEqual({
      edition: '2007',
      players: 3,
      ghost: true,
    });
  });
  it('is the first crew where nothing was kept, or something else', () => {
    expect(readCrewList({})).toEqual(firstCrew);
    expect(readCrewList({ edition: '1999', players: 9, ghost: 'yes', berths: [{ pirate: 'anne' }] })).toEqual(
      firstCrew,
    );
  });
  it('has each pirate once, or is not believed', () => {
    const berths = firstCrew.berths.map(berth => ({ ...berth, pirate: 'anne' }));
    expect(readCrewList({ berths })).toEqual(firstCrew);
  });
});

describe('a bot', () => {
  it('is as strong as you, or of a level', () => {
    const matched = withMatch(firstCrew, 2, 1.4);
    expect(signedOn(matched)[2]).toMatchObject({ bot: 'bosun', skill: 1.4 });
    expect(signedOn(withBot(matched, 2, 'captain'))[2]).toEqual({
      pirate: 'samuel',
      name: null,
      bot: 'captain',
      style: 'privateer',
    });
    expect(readCrewList(JSON.parse(JSON.stringify(matched)))).toEqual(matched);
  });
  it('has the style of its pirate, and a person has none', () => {
    expect(signedOn(firstCrew).map(({ style }) => style)).toEqual([undefined, 'merchant', 'privateer', 'racer']);
  });
});
