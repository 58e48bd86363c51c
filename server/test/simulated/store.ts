import type { TableId } from '@jamaica/messages';
import type { Store } from '../../src/store/store.ts';
import type { Database } from './database.ts';
import type { DatabasePeople } from './database-people.ts';

/** How a server's questions come to the database, and the answers back. */
export interface Way {
  /** Asks something that does no harm when it is asked twice. */
  ask<T>(what: string, act: () => T): Promise<T>;
  /** Writes to the log of a table: `act` may be done again, by the same hand, until its answer has come through. */
  write<T>(table: TableId, act: () => T): Promise<T>;
  /** A number that no other write has. */
  hand(): number;
}

/** The store of one server: the same interface as SQLite and PostgreSQL, and the same suite. */
export const simulatedStore = (database: Database, people: DatabasePeople, way: Way): Store => {
  // What Store and Database call by the same name, only that here it takes its time.
  const ask =
    <Values extends unknown[], T>(what: string, act: (...values: Values) => T) =>
    (...values: Values): Promise<T> =>
      way.ask(what, () => act(...values));
  return {
    append: (table, entries, beside = {}) => {
      const hand = way.hand();
      return way.write(table, () => database.append(table, entries, beside, hand));
    },
    entries: (table, from = 1, most = Number.POSITIVE_INFINITY) =>
      way.ask('entries', () => database.entries(table, from, most)),
    secret: ask('secret', table => database.secret(table)),
    record: ask('record', table => database.record(table)),
    summary: ask('summary', table => database.summary(table)),
    numbers: ask('numbers', tables => database.numbers(tables)),
    listed: ask('listed', (stage, page) => database.listed(stage, page)),
    tablesOf: (person, isOver, most, skip = 0) =>
      way.ask('tablesOf', () => database.tablesOf(person, isOver, most, skip)),
    giveCode: ask('giveCode', (table, code, now, until) => database.giveCode(table, code, now, until)),
    tableByCode: ask('tableByCode', (code, now) => database.tableByCode(code, now)),
    keep: ask('keep', (name, value) => database.keep(name, value)),

    beginLease: ask('beginLease', at => database.beginLease(at)),
    keepLease: ask('keepLease', (watch, at) => database.keepLease(watch, at)),
    endLease: ask('endLease', (watch, at) => database.endLease(watch, at)),
    outages: ask('outages', since => database.outages(since)),
    claim: ask('claim', (watch, by, most) => database.claim(watch, by, most)),
    hold: ask('hold', (watch, table) => database.hold(watch, table)),
    release: ask('release', (watch, table) => database.release(watch, table)),
    hails: ask('hails', table => database.hails(table)),
    hail: ask('hail', (table, hail, since, next) => database.hail(table, hail, since, next)),
    unhail: ask('unhail', (table, person) => database.unhail(table, person)),

    addPerson: ask('addPerson', person => people.add(person)),
    person: ask('person', id => people.person(id)),
    rename: ask('rename', (id, name) => people.rename(id, name)),
    distrust: ask('distrust', (id, before) => people.distrust(id, before)),
    trustedSince: ask('trustedSince', ids => people.trustedSince(ids)),
    forget: ask('forget', id => people.forget(id)),
    botsOf: ask('botsOf', owner => people.botsOf(owner)),
    hasRecovery: ask('hasRecovery', id => people.hasRecovery(id)),
    setRecovery: ask('setRecovery', (id, hash) => people.setRecovery(id, hash)),
    personByRecovery: ask('personByRecovery', hash => people.personByRecovery(hash)),
    addPasskey: ask('addPasskey', passkey => people.addPasskey(passkey)),
    passkey: ask('passkey', id => people.passkey(id)),
    passkeysOf: ask('passkeysOf', id => people.passkeysOf(id)),
    setPasskeyCounter: ask('setPasskeyCounter', (id, counter) => people.setPasskeyCounter(id, counter)),
    dropPasskey: ask('dropPasskey', id => people.dropPasskey(id)),
    addToken: ask('addToken', (hash, id) => people.addToken(hash, id)),
    personByToken: ask('personByToken', hash => people.personByToken(hash)),
    dropTokens: ask('dropTokens', id => people.dropTokens(id)),
    setPush: ask('setPush', address => people.setPush(address)),
    pushOf: ask('pushOf', id => people.pushOf(id)),
    dropPush: ask('dropPush', endpoint => people.dropPush(endpoint)),
    rating: ask('rating', (id, edition, players) => people.rating(id, edition, players)),
    ratingsOf: ask('ratingsOf', id => people.ratingsOf(id)),
    rate: ask('rate', (table, rated, weigh) => people.rate(table, rated, weigh)),
    leaders: ask('leaders', (edition, players, most) => people.leaders(edition, players, most)),
    setShown: ask('setShown', (person, shown) => people.pages.show(person, shown)),
    shownBy: ask('shownBy', ids => people.pages.shownBy(ids)),
    ratingHistory: ask('ratingHistory', (person, most) => people.pages.history(person, most)),
    setHook: ask('setHook', (person, hook) => people.pages.setHook(person, hook)),
    hookOf: ask('hookOf', person => people.pages.hookOf(person)),
    setCalendar: ask('setCalendar', (person, hash) => people.pages.setCalendar(person, hash)),
    hasCalendar: ask('hasCalendar', person => people.pages.hasCalendar(person)),
    personByCalendar: ask('personByCalendar', hash => people.pages.personByCalendar(hash)),
    fixDay: ask('fixDay', (day, fresh) => people.days.fix(day, fresh)),
    secretOfDay: ask('secretOfDay', day => people.days.secretOf(day)),
    admiralOfDay: ask('admiralOfDay', day => people.days.admiralOf(day)),
    setAdmiral: ask('setAdmiral', (day, record) => people.days.setAdmiral(day, record)),
    beginTry: ask('beginTry', begun => people.days.begin(begun)),
    endTry: ask('endTry', (table, ended) => people.days.end(table, ended)),
    tryOf: ask('tryOf', (day, person) => people.days.tryOf(day, person)),
    triesOf: ask('triesOf', (person, most) => people.days.triesOf(person, most)),
    openTries: ask('openTries', day => people.days.open(day)),
    compared: ask('compared', (day, points) => people.days.compared(day, points)),
    bestOfDay: ask('bestOfDay', (day, most) => people.days.bestOfDay(day, most)),
    bestOfWeek: ask('bestOfWeek', (week, most) => people.days.bestOfWeek(week, most)),
    listProgram: ask('listProgram', (person, card) => people.programs.list(person, card)),
    unlistProgram: ask('unlistProgram', person => people.programs.unlist(person)),
    program: ask('program', person => people.programs.program(person)),
    programs: ask('programs', most => people.programs.all(most)),
    programsSeen: ask('programsSeen', (ids, at) => people.programs.seen(ids, at)),
    close: async () => {},
  };
};
