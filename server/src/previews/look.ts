import { type Address, TableId } from '@jamaica/messages';
import { view } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import * as v from 'valibot';
import type { Harbour } from '../harbour/harbour.ts';
import type { Listed, Store } from '../store/store.ts';
import { isOpenToAll, type Lying, type Preview } from './preview.ts';

interface Sources {
  readonly store: Pick<Store, 'summary' | 'record'>;
  readonly harbour: Pick<Harbour, 'table'>;
  /** What somebody shows of themselves by name; null: nothing. */
  nameOf(person: string): Promise<string | null>;
}

/** What may be told about an address; null: there is nothing there, or nothing that anybody is told of. */
export const preview = async (sources: Sources, address: Address): Promise<Preview | null> => {
  switch (address.kind) {
    case 'table':
      return aboutTable(sources, address.id, null);
    case 'game':
      return aboutTable(sources, address.id, address.at);
    case 'rules':
      return { kind: 'rules', passage: address.passage };
    case 'puzzle':
      return { kind: 'puzzle', number: address.number };
    case 'person': {
      const name = await sources.nameOf(address.id);
      return name === null ? null : { kind: 'person', name };
    }
  }
};

const aboutTable = async (sources: Sources, id: string, at: string | null): Promise<Preview | null> => {
  const listed = v.is(TableId, id) ? await sources.store.summary(id) : null;
  if (!listed) return null;
  const { stage, terms } = listed.summary;
  if (stage === 'gathering' || !isOpenToAll(terms)) return invitation(listed);
  return stage === 'over' ? finished(sources, listed, at) : racing(sources, listed);
};

const invitation = ({ summary: { stage, terms, seats } }: Listed): Preview => ({
  kind: 'invitation',
  isGathering: stage === 'gathering',
  rules: terms.rules,
  sailors: seats,
});

/** The view of a visitor who has no seat is all that is looked at. */
const racing = async ({ harbour }: Sources, listed: Listed): Promise<Preview> => {
  const state = (await harbour.table(listed.table))?.game?.state;
  if (!state) return invitation(listed);
  const { round, ships } = view(state, null);
  const { terms, seats } = listed.summary;
  const fleet = ships.map(({ ship, position }) => ({ ship, space: position.space }));
  return { kind: 'race', rules: terms.rules, sailors: seats, round, fleet };
};

/** A finished game, or a moment of it: everything is public by then (R-VIS-4), and where the ships lay always was. */
const finished = async ({ store }: Sources, listed: Listed, at: string | null): Promise<Preview> => {
  const { terms, seats, final } = listed.summary;
  const record = await store.record(listed.table);
  if (!record || !final) return invitation(listed);
  const { rules } = terms;
  const moment = at !== null && /^\d{1,5}$/.test(at) ? Number(at) : null;
  const { round, fleet } = momentIn(record, moment ?? Number.POSITIVE_INFINITY);
  if (moment === null) return { kind: 'finish', rules, sailors: seats, final, fleet };
  return { kind: 'race', rules, sailors: seats, round, fleet };
};

/** The round of a step of the game, and where the ships lay when the last turn before it was over. */
const momentIn = (record: Fields, moment: number): { readonly round: number; readonly fleet: readonly Lying[] } => {
  const steps = Array.isArray(record.steps) ? record.steps : [];
  let played = 0;
  let round = 0;
  let fleet: readonly Lying[] = [];
  for (const step of steps) {
    if (!isFields(step)) continue;
    if (!('after' in step)) played++;
    if (played > moment) break;
    // The action dice are rolled once a round (R-RND-1).
    if (step.roll === 'action') round++;
    if ('after' in step && Array.isArray(step.ships)) fleet = lyingIn(step.ships, record);
  }
  return { round: Math.max(1, round), fleet };
};

const lyingIn = (ships: readonly unknown[], { players }: Fields): Lying[] =>
  ships.flatMap((ship, index) =>
    isFields(ship) && typeof ship.space === 'number'
      ? [{ ship: index === players ? ('ghost' as const) : index, space: ship.space }]
      : [],
  );
