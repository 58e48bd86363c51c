import { PersonId } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import * as v from 'valibot';
import { newUsual, personPage, shownBy, shownGamesOf } from '../people/page.ts';
import type { Person } from '../store/people-store.ts';
import type { Services } from './services.ts';
import { finishedLine, page } from './tables.ts';
import { deny, type Handlers, known, peopleOnly, type Visit } from './visit.ts';

const usuals = new WeakMap<Services['store'], ReturnType<typeof newUsual>>();
const usualOf = ({ store, now }: Services): ReturnType<typeof newUsual> => {
  const usual = usuals.get(store) ?? newUsual(store, now);
  usuals.set(store, usual);
  return usual;
};

/** Somebody who has a page, and what they show there. Their own page is there for themselves before it is for others. */
const shownPerson = async ({ services: { store }, named, person }: Visit<'person' | 'personGames'>) => {
  const found: Person | null = v.is(PersonId, named) ? await store.person(named) : null;
  const shown = found && (await shownBy(store, found.id));
  return found && shown && (shown.page || person?.id === found.id) ? { found, shown } : null;
};

type Names = 'myPage' | 'showPage' | 'person' | 'personGames';

/** What people show of themselves. */
export const PEOPLE: Handlers<Names> = {
  myPage: known(async ({ services: { store }, person }) => ok(await shownBy(store, person.id))),

  showPage: peopleOnly(async ({ services: { store }, person, body }) => {
    await store.setShown(person.id, body);
    return ok(body);
  }),

  async person(visit) {
    const who = await shownPerson(visit);
    if (!who) return deny(404, 'not-found');
    return ok(await personPage(visit.services.store, who.found, who.shown, usualOf(visit.services)));
  },

  async personGames(visit) {
    const who = await shownPerson(visit);
    if (!who?.shown.games) return deny(404, 'not-found');
    const { lines, more } = page(await shownGamesOf(visit.services.store, who.found.id), visit.query.skip);
    return ok({ games: lines.map(finishedLine), more });
  },
};
