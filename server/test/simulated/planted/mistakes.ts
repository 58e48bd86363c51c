/** A mistake that somebody could make in the server: where, what stands there, and what they would write instead. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

const LIVE = 'harbour/live-table.ts';
const LEASES = 'harbour/lease-keeper.ts';
const HARBOUR = 'harbour/harbour.ts';
const DUTY = 'harbour/duty.ts';

/** Each is planted alone. What is right has to stand in its file exactly once. */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'acknowledge before the commit',
    file: LIVE,
    right: `    const kept = await store.append(id, entries, {`,
    wrong: `    const acknowledged = { isHeld: this.#isHeld };
    const kept = acknowledged; void store.append(id, entries, {`,
  },
  {
    name: 'tell before the commit',
    file: LIVE,
    right: `    const lease = this.#shared.lease();
    const kept = await`,
    wrong: `    const lease = this.#shared.lease();
    this.listeners.tell(changes);
    const kept = await`,
  },
  {
    name: 'drop the retry after a conflict',
    file: LIVE,
    right: `      if (!(await this.#commit(changes))) continue;`,
    wrong: `      await this.#commit(changes);`,
  },
  {
    name: 'do not read what the faster one wrote',
    file: LIVE,
    right: `    if (!kept) {
      await this.#readOn();
      return false;
    }`,
    wrong: `    if (!kept) return false;`,
  },
  {
    name: 'two things at a time at a table',
    file: LIVE,
    right: `this.#turns.run(() => this.#decideAll());`,
    wrong: `this.#decideAll();`,
  },
  {
    name: 'lose the time without a server',
    file: LIVE,
    right: `        const missed = hasClock(table) ? this.#missed(outages) : 0;`,
    wrong: `        const missed = 0 * outages.length;`,
  },
  {
    name: 'count by dates instead of the clock that only goes on',
    file: LIVE,
    right: `    return Math.max(0, Math.round(this.#shared.time.passed() - this.#writtenAt));`,
    wrong: `    return Math.max(0, Math.round(this.#shared.time.now() - this.#table.at));`,
  },
  {
    name: 'begin to count anew when a table is loaded',
    file: LIVE,
    right: `      const after = changes.length === 0 ? this.#sinceWritten : 0;`,
    wrong: `      const after = 0;`,
  },
  {
    name: 'send no signal, and trust in them',
    file: LIVE,
    right: `    signals.send(id, last.number);`,
    wrong: `    void signals;`,
  },
  {
    name: 'do not attend to what other servers have written',
    file: LIVE,
    right: `    if (this.#isHeld) for (const { table } of changes.slice(0, -1)) this.#shared.hailer?.held(table);
    this.#attend();`,
    wrong: `    if (this.#isHeld) for (const { table } of changes.slice(0, -1)) this.#shared.hailer?.held(table);`,
  },
  {
    name: 'forget a lease: never keep the watch',
    file: LEASES,
    right: `      const isKept = await this.#store.keepLease(this.#lease, date).catch(why => {`,
    wrong: `      const isKept = await this.#store.outages(date).then(() => true).catch(why => {`,
  },
  {
    name: 'hold what somebody else holds',
    file: LIVE,
    right: `      this.#setHeld(isFree && lease === this.#shared.lease());
      await this.#readOn();`,
    wrong: `      this.#setHeld(isFree || lease === this.#shared.lease());
      await this.#readOn();`,
  },
  {
    name: 'take nothing over from a server that is gone',
    file: LEASES,
    right: `    await this.#calls.round();
    await this.#wakeTables();`,
    wrong: `    await this.#calls.round();`,
  },
  {
    name: 'do not notice that the date was set',
    file: LEASES,
    right: `    if (Math.abs(jump) < LEAST_JUMP) return;`,
    wrong: `    if (Math.abs(jump) >= 0) return;`,
  },
  {
    name: 'do not find out first what was missed',
    file: LIVE,
    right: `    const late = this.#shared.catchUp();`,
    wrong: `    const late = null;`,
  },
  {
    name: 'leave a table that could not be taken',
    file: LIVE,
    right: `      this.letGo();
      throw why;`,
    wrong: `      throw why;`,
  },
  {
    name: 'read first, and subscribe to signals then',
    file: HARBOUR,
    right: `    const stop = await signals.subscribe(id, signal => {`,
    wrong: `    const early = await load(id, this.#shared);
    if (early) return early;
    const stop = await signals.subscribe(id, signal => {`,
  },
  {
    name: 'trust in signals for ever',
    file: HARBOUR,
    right: `    if (signals.isConnected && this.#roundsOfTrust-- > 0) return;`,
    wrong: `    if (signals.isConnected || this.#roundsOfTrust-- > 0) return;`,
  },
  {
    name: 'a rematch by any id',
    file: HARBOUR,
    right: `    const { rematchId } = live;`,
    wrong: `    const rematchId = newId(this.#shared.random);`,
  },
  {
    name: 'do not try again what the server does by itself',
    file: DUTY,
    right: `    this.#wake(table, RETRY, () => this.#live.note(() => ok([])));`,
    wrong: ``,
  },
  {
    name: 'let a bot answer whatever is open by then',
    file: DUTY,
    right: `      const isOpen = table.game?.decision === decision && table.game.asked.some(each => each.seat === seat);
      return isOpen && isPlayedByBot(table.berths[seat]) ? answer(table, seat, choice) : ok([]);`,
    wrong: `      void decision;
      return answer(table, seat, choice);`,
  },
  {
    name: 'ring for everybody who is asked',
    file: DUTY,
    right: `filter(asked => (deadline(table, asked) ?? Infinity) <= now);`,
    wrong: `filter(asked => (deadline(table, asked) ?? Infinity) < now + 60_000);`,
  },
  {
    name: 'send the view of another seat',
    file: 'harbour/listeners.ts',
    right: `each.seat === seat && each.views === views`,
    wrong: `each.views === views`,
  },
  {
    name: 'send hidden events',
    file: 'table/shown.ts',
    right: `.map(event => seen(event, seat));`,
    wrong: `.map(event => seen(event, seat ?? 0));`,
  },
  {
    name: 'let strangers look on',
    file: 'table/shown.ts',
    right: `  table.stage === 'gathering' || table.terms.spectators ||`,
    wrong: `  table.stage !== 'over' || table.terms.spectators ||`,
  },
  {
    name: 'forget one change for those who come back',
    file: 'harbour/listeners.ts',
    right: `entry.number === since + 1);`,
    wrong: `entry.number === since + 2);`,
  },
  {
    name: 'show the word of who is ready',
    file: 'table/shown.ts',
    right: `      return { kind: 'ready', at, seat: entry.seat, ...(seal ? { seal } : {}) };`,
    wrong: `      return { at, ...entry, kind: 'ready', seat: entry.seat, ...(seal ? { seal } : {}) };`,
  },
  {
    name: 'take the same choice twice',
    file: 'table/sailing.ts',
    right: `  if (last?.decision === decision) return last.choice === choice ? ok([]) : refused('too-late');`,
    wrong: ``,
  },
  {
    name: 'play a choice that was meant for an older decision',
    file: 'table/sailing.ts',
    right: `  if (decision !== game.decision) return refused(decision < table.number ? 'too-late' : 'not-open');`,
    wrong: ``,
  },
  {
    name: 'say ok to whom another choice was made for',
    file: 'table/sailing.ts',
    right: `return last.choice === choice ? ok([]) : refused('too-late');`,
    wrong: `return ok([]);`,
  },
  {
    name: 'tell a browser without asking whether it was told',
    file: 'push/turns.ts',
    right: `    if (await this.#news.store.hail(table, { person, at }, since, next)) await this.#send(table, person, 'turn');`,
    wrong: `    await this.#news.store.hail(table, { person, at }, since, next);
    await this.#send(table, person, 'turn');`,
  },
  {
    name: 'charge the reserve for all of a decision',
    file: 'clock/clock.ts',
    right: `Math.max(0, reserve - Math.max(0, thought - allowed));`,
    wrong: `Math.max(0, reserve - Math.max(0, thought));`,
  },
  {
    name: 'do not rate what ended before a crash',
    file: 'http/server-core.ts',
    right: `      await rateMissed(store);`,
    wrong: ``,
  },
  {
    name: 'answer whoever asked last',
    file: 'sockets/connection.ts',
    right: `        const [data] = this.#asked;`,
    wrong: `        const data = this.#asked[this.#asked.length - 1];`,
  },
];
