// Holds the dependencies against what is known to be wrong with them: `npm audit`, without those that have a reason here.
import { spawnSync } from 'node:child_process';
import { isFields } from '@jamaica/rules/record';
import { isCommand } from './command.ts';

/** Ordered: from `LOWEST_THAT_COUNTS` on, an advisory fails the check. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];
const LOWEST_THAT_COUNTS: Severity = 'moderate';

export interface Exception {
  /** As GitHub calls it: GHSA-xxxx-xxxx-xxxx. */
  readonly advisory: string;
  readonly package: string;
  /** Why it does no harm here. */
  readonly reason: string;
  /** The last day it is accepted, as 2026-12-31: by then it is mended, or looked at anew. */
  readonly until: string;
}

/** What is known and accepted. None at present. */
const EXCEPTIONS: readonly Exception[] = [];

export interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly severity: Severity;
  readonly title: string;
}

type Audit =
  | { readonly kind: 'audited'; readonly advisories: readonly Advisory[] }
  /** Nobody could be asked: no network, or a registry that only hands out packages. */
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

const isSeverity = (value: unknown): value is Severity => SEVERITIES.some(each => each === value);

/** An advisory in `via`; a text there only names the dependency that has it. */
const advisoryOf = (name: string, via: unknown): Advisory[] => {
  if (!isFields(via)) return [];
  // What cannot be read is taken for the worst, not for nothing.
  const severity = isSeverity(via.severity) ? via.severity : 'critical';
  const id = /GHSA(?:-\w{4}){3}/.exec(String(via.url))?.[0] ?? String(via.source);
  return [{ id, package: name, severity, title: String(via.title) }];
};

/** What `npm audit --json` said. */
export const readAudit = (text: string): Audit => {
  const said = parsed(text);
  if (!isFields(said)) return { kind: 'unreadable', why: text.slice(0, 200) || 'npm said nothing' };
  if (isFields(said.vulnerabilities)) {
    const found = Object.entries(said.vulnerabilities).flatMap(([name, about]) =>
      isFields(about) && Array.isArray(about.via) ? about.via.flatMap(via => advisoryOf(name, via)) : [],
    );
    return { kind: 'audited', advisories: found };
  }
  // With an address it went wrong on the way to the registry; without one npm found something wrong here.
  const why = String(said.message ?? (isFields(said.error) ? said.error.summary : text.slice(0, 200)));
  return { kind: typeof said.uri === 'string' || NETWORK.test(why) ? 'unreachable' : 'unreadable', why };
};

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|timeout/i;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong: advisories that count and have no exception, and exceptions that have run out or are for nothing. */
export const complaints = (
  advisories: readonly Advisory[],
  exceptions: readonly Exception[],
  today: string,
): string[] => {
  const isExcept = (advisory: Advisory) => (each: Exception) =>
    each.advisory === advisory.id && each.package === advisory.package;
  const counting = advisories.filter(
    ({ severity }) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(LOWEST_THAT_COUNTS),
  );
  return [
    ...counting
      .filter(advisory => !exceptions.some(isExcept(advisory)))
      .map(({ id, package: name, severity, title }) => `${name}: ${title} (${severity}, ${id})`),
    ...exceptions
      .filter(({ reason }) => reason.trim() === '')
      .map(({ advisory, package: name }) => `${name}: the exception for ${advisory} has no reason`),
    // A date that is none has run out, too.
    ...exceptions
      .filter(({ until }) => !/^\d{4}-\d\d-\d\d$/.test(until) || until < today)
      .map(({ advisory, package: name }) => `${name}: the exception for ${advisory} has run out`),
    ...exceptions
      .filter(exception => !advisories.some(advisory => isExcept(advisory)(exception)))
      .map(({ advisory, package: name }) => `${name}: the exception for ${advisory} is no longer needed`),
  ];
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Asks the registry. `AUDIT=required` makes it a failure when nobody answers: for where there is always a network. */
const main = (): number => {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1', '--fetch-timeout=20000'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const audit: Audit = error ? { kind: 'unreadable', why: error.message } : readAudit(stdout);
  switch (audit.kind) {
    case 'audited': {
      const wrong = complaints(audit.advisories, EXCEPTIONS, today());
      for (const each of wrong) console.error(each);
      for (const { advisory, reason, until } of EXCEPTIONS)
        console.log(`accepted until ${until}: ${advisory}: ${reason}`);
      if (wrong.length === 0) console.log(`${audit.advisories.length} advisories, none that counts`);
      return wrong.length === 0 ? 0 : 1;
    }
    case 'unreachable':
      console.error(
        `\n!!! THE DEPENDENCIES WERE NOT AUDITED: ${audit.why}\n!!! Run npm audit where the registry can be reached.\n`,
      );
      return process.env.AUDIT === 'required' ? 1 : 0;
    case 'unreadable':
      console.error(`npm audit could not be understood: ${audit.why}`);
      return 1;
  }
};

if (isCommand(import.meta.filename)) process.exitCode = main();
