import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newMetrics } from './metrics.ts';

const told = (file: string): string =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8').replaceAll('\\"', '"');

/** What an expression looks at, as far as a server says it: `jamaica_asks_total` and `answer="unavailable"`. */
const watched = (file: string): { readonly name: string; readonly labels: readonly string[] }[] =>
  [...told(file).matchAll(/\b((?:jamaica|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, labels = '']) => ({
    name,
    labels: labels.split(',').filter(each => /^\w+="[^$]*"$/.test(each)),
  }));

const FILES = ['alerts.yaml', 'grafana/jamaica.json'];

describe('before anything has happened', () => {
  it.each(FILES)('everything that deploy/%s looks at is there', async file => {
    const lines = (await newMetrics().registry.metrics()).split('\n');
    for (const { name, labels } of watched(file)) {
      const found = lines.filter(line => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      expect(
        found.some(line => labels.every(label => line.includes(label))),
        `${name} ${labels}`,
      ).toBe(true);
    }
  });

  it('alerts take no name of a job for granted', () => {
    expect(watched('alerts.yaml').length).toBeGreaterThan(4);
    expect(told('alerts.yaml')).not.toContain('job="');
  });

  it('the counters stand at 0', async () => {
    const text = await newMetrics().registry.metrics();
    const counters = text.split('\n').filter(line => /^jamaica_\w+_(?:total|count)\b/.test(line));
    expect(counters.length).toBeGreaterThan(40);
    for (const line of counters) expect(line).toMatch(/ 0$/);
  });
});
