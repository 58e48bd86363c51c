import { describe, expect, it } from 'vitest';
import { type Advisory, complaints, type Exception, readAudit } from './audit.ts';

const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': {
      name: 'left-pad',
      severity: 'high',
      via: [
        {
          source: 1,
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          title: 'Pads too far',
        },
        { source: 2, url: 'https://github.com/advisories/GHSA-dddd-eeee-ffff', severity: 'low', title: 'Pads slowly' },
      ],
    },
    // Only because of the other one: named once, where it is.
    padded: { name: 'padded', severity: 'high', via: ['left-pad'] },
  },
};

const FAR: Advisory = { id: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', severity: 'high', title: 'Pads too far' };
const SLOW: Advisory = { id: 'GHSA-dddd-eeee-ffff', package: 'left-pad', severity: 'low', title: 'Pads slowly' };
const TODAY = '2026-06-01';
const ACCEPTED: Exception = {
  advisory: FAR.id,
  package: FAR.package,
  reason: 'only used in tests',
  until: '2026-07-01',
};

describe('what npm audit says', () => {
  it('is read', () => {
    expect(readAudit(JSON.stringify(REPORT))).toEqual({ kind: 'audited', advisories: [FAR, SLOW] });
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ kind: 'audited', advisories: [] });
  });

  it('is taken for the worst where it cannot be read', () => {
    const via = [{ source: 7, severity: 'apocalyptic', title: 'New' }];
    const report = JSON.stringify({ vulnerabilities: { x: { via } } });
    expect(readAudit(report)).toMatchObject({ advisories: [{ id: '7', severity: 'critical' }] });
  });

  it.each([
    [
      'a registry that only hands out packages',
      { message: '405 Method Not Allowed', uri: 'https://r/-/npm', statusCode: 405 },
    ],
    ['no network', { message: 'request to https://r/ failed, reason: getaddrinfo EAI_AGAIN r' }],
    ['no network, in other words', { error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND r' } }],
  ])('is nothing with %s', (_, said) => {
    expect(readAudit(JSON.stringify(said)).kind).toBe('unreachable');
  });

  it.each([
    ['a broken project', '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}'],
    ['no JSON', 'npm error'],
    ['nothing', ''],
  ])('is a failure with %s', (_, said) => {
    expect(readAudit(said).kind).toBe('unreadable');
  });
});

describe('an advisory', () => {
  it('counts from moderate on', () => {
    expect(complaints([FAR, SLOW], [], TODAY)).toEqual(['left-pad: Pads too far (high, GHSA-aaaa-bbbb-cccc)']);
    expect(complaints([{ ...SLOW, severity: 'moderate' }], [], TODAY)).toHaveLength(1);
  });

  it('may have an exception, for that package and for a while', () => {
    expect(complaints([FAR], [ACCEPTED], TODAY)).toEqual([]);
    expect(complaints([FAR], [ACCEPTED], '2026-07-02')).toEqual([
      'left-pad: the exception for GHSA-aaaa-bbbb-cccc has run out',
    ]);
    expect(complaints([{ ...FAR, package: 'right-pad' }], [ACCEPTED], TODAY)).toHaveLength(2);
  });

  it('that is mended needs no exception any more', () => {
    expect(complaints([], [ACCEPTED], TODAY)).toEqual([
      'left-pad: the exception for GHSA-aaaa-bbbb-cccc is no longer needed',
    ]);
  });

  it('has no exception without a reason and a date', () => {
    expect(complaints([FAR], [{ ...ACCEPTED, reason: ' ' }], TODAY)).toEqual([
      'left-pad: the exception for GHSA-aaaa-bbbb-cccc has no reason',
    ]);
    expect(complaints([FAR], [{ ...ACCEPTED, until: 'some day' }], TODAY)).toEqual([
      'left-pad: the exception for GHSA-aaaa-bbbb-cccc has run out',
    ]);
  });
});
