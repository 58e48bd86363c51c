import { commitment, type Hex32, sealOf } from '@jamaica/chance';
import type { Sitter, TableId } from '@jamaica/messages';
import { optionsOf } from '@jamaica/rules';
import { fallen } from '../../src/fairness/dice.ts';
import type { Entry } from '../../src/log/entry.ts';
import { PIRATES } from '../../src/log/stored.ts';
import { fold, happened } from '../../src/table/fold.ts';
import { answer } from '../../src/table/sailing.ts';
import { summaryOf } from '../../src/table/summary.ts';
import type { Change, Happening, Table } from '../../src/table/table.ts';
import { begin } from '../../src/table/words.ts';
import type { Database } from './database.ts';
import { DAWN } from './environment.ts';
import type { Luck } from './luck.ts';
import { idOf, type PartyPlan } from './party.ts';

/** Puts a game into the database that was played up to some point before the harbour opened. */
export const moor = (database: Database, id: TableId, plan: PartyPlan, secret: Hex32, luck: Luck): void => {
  const played = sailed(id, plan, secret, luck);
  const kept = Math.max(played.begun, Math.floor((played.entries.length * (plan.played ?? 0)) / 100));
  const entries = played.entries.slice(0, kept);
  const table = entries.reduce<Table | null>((before, entry) => fold(id, before, entry).table, null);
  if (table) database.append(id, entries, { secret, summary: summaryOf(table) }, 0);
};

/** A game of arbitrary choices, whole. */
const sailed = (id: TableId, { terms, names, isSealed }: PartyPlan, secret: Hex32, luck: Luck) => {
  const entries: Entry[] = [];
  const follow = ({ entry, table }: Change): Table => {
    entries.push(entry);
    return table;
  };
  const stamp = () => ({ number: entries.length + 1, at: DAWN - 10_000, after: 0 });
  const opened = { host: idOf(names[0]), terms, commitment: commitment(secret), rematchOf: null };
  let now = follow(fold(id, null, { kind: 'opened', ...opened, ...stamp() }));
  const add = (what: Happening): Table => follow(happened(now, what, stamp()));
  const { rules } = terms;
  for (let seat = 0; seat < rules.players; seat++) {
    const pirate = PIRATES[seat];
    const name = names[seat];
    const sitter: Sitter = name
      ? { kind: 'person', person: idOf(name), name, pirate }
      : { kind: 'bot', level: 'deckhand', pirate };
    now = add({ kind: 'sat', seat, sitter });
    if (!name) continue;
    const word = `word-of-${name}`;
    now = add(isSealed ? { kind: 'sealed', seat, seal: sealOf(now.commitment, word) } : { kind: 'ready', seat, word });
    if (isSealed) now = add({ kind: 'word', seat, word });
  }
  now = add(begin(now, secret));
  const begun = entries.length + 1;
  while (now.stage === 'sailing' && now.game) {
    const { game } = now;
    if (game.asked.length === 0) {
      now = add({ kind: 'played', played: fallen(game.state, secret, game.words, game.chances + 1) });
      continue;
    }
    const { seat } = luck.any(game.asked);
    const chosen = answer(now, seat, luck.any(optionsOf(game.state, seat)));
    if (!chosen.ok) throw new Error(chosen.error);
    now = add(chosen.value[0]);
  }
  // Without the last step: somebody has to end it.
  return { entries: entries.slice(0, -1), begun };
};
