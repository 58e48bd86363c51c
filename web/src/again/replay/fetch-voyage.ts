import { ROUTES } from '@jamaica/messages';
import { isLocal } from '../../playing/logbook/entry.ts';
import { find } from '../../playing/logbook/logbook.ts';
import { readVoyage, type Voyage } from '../../playing/logbook/voyage.ts';

/** The admiral's voyage of a race of the day: no table of anybody's. */
const ADMIRALS = /^admiral-(\d{4}-\d\d-\d\d)$/;

/** A game by its address: from the logbook, or from the server that it was played on. */
export const fetchVoyage = async (id: string): Promise<Voyage | 'not-here' | 'offline'> => {
  if (isLocal(id)) return readVoyage(await find(id)) ?? 'not-here';
  const { ask } = await import('../../shared/server/api.ts');
  const [, day] = ADMIRALS.exec(id) ?? [];
  const record = await (day === undefined
    ? ask(ROUTES.record, { named: id })
    : ask(ROUTES.admiralsDay, { named: day }));
  if (!record.ok) return record.error === 'offline' ? 'offline' : 'not-here';
  return readVoyage(record.value) ?? 'not-here';
};
