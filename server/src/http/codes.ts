import { CODE_LENGTH, CODE_LETTERS, read, TableCode, TableId } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import * as v from 'valibot';
import { type RandomBytes, randomLetters } from '../clock/random.ts';
import { deny, type Handlers, known } from './visit.ts';

/** How long a code holds after somebody who sits at the table last saw it: people who are told it come soon. */
const HOLDS = 6 * 60 * 60 * 1000;
/** Codes are drawn until one is free; there are never so many taken that this would fail. */
const MOST_DRAWS = 20;

const newCode = (random: RandomBytes): TableCode => randomLetters(random, CODE_LETTERS, CODE_LENGTH);

/** The short codes of tables: given to those who sit there, and found by those whom they tell. */
export const CODES: Handlers<'giveCode' | 'tableByCode'> = {
  giveCode: known(async ({ services: { store, random, now }, person, named }) => {
    const listed = v.is(TableId, named) ? await store.summary(named) : null;
    if (!listed) return deny(404, 'no-table');
    const { stage, host, seats } = listed.summary;
    const isThere =
      host === person.id || seats.some(sitter => sitter?.kind === 'person' && sitter.person === person.id);
    // No refusal: a game may begin, and somebody may stand up, while their page asks.
    if (!isThere || stage !== 'gathering') return ok({ code: null, until: now() });
    const until = now() + HOLDS;
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      const code = await store.giveCode(named, newCode(random), now(), until);
      if (code !== null) return ok({ code, until });
    }
    return deny(503, 'unavailable');
  }),

  async tableByCode({ services: { store, paces, now }, named, address }) {
    const code = read(TableCode, named);
    if (!code.ok) return deny(404, 'no-table');
    const limits = [
      { pace: paces.wrongTablesOfAddress, who: address },
      { pace: paces.wrongTablesOfAll, who: '' },
    ];
    // Counted before it is looked up: however many ask at once, and whatever they say, nobody learns more than their share.
    if (!limits.every(({ pace, who }) => pace.allows(who))) return deny(429, 'too-fast');
    const table = await store.tableByCode(code.value, now());
    if (table === null) return deny(404, 'no-table');
    for (const { pace, who } of limits) pace.giveBack(who);
    return ok({ table });
  },
};
