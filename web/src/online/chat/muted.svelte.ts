import type { PersonId } from '@jamaica/messages';
import { read, write } from '../../shared/settings/stored.ts';

const KEY = 'jamaica.muted';

const kept = (): readonly PersonId[] => {
  const { people } = read(KEY);
  return Array.isArray(people) ? people.filter(person => typeof person === 'string') : [];
};

let people: ReadonlySet<PersonId> = $state.raw(new Set(kept()));

/** Whom one does not want to hear, at any table. Only this browser knows. */
export const muted = {
  get people(): ReadonlySet<PersonId> {
    return people;
  },
  change(person: PersonId, isMuted: boolean): void {
    const others = [...people].filter(each => each !== person);
    people = new Set(isMuted ? [...others, person] : others);
    write(KEY, { people: [...people] });
  },
};
