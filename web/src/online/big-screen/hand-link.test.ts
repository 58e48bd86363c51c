import { describe, expect, it } from 'vitest';
import { reachedAt } from './hand-link.ts';

describe('the link to a table for telephones', () => {
  it('names the machine as the others in the same network find it', () => {
    const near = 'http://192.168.1.20:3000';
    expect(reachedAt('http://localhost:3000/#hand/abc', near)).toBe('http://192.168.1.20:3000/#hand/abc');
    expect(reachedAt('http://127.0.0.1:3000/?pseudo#hand/abc', near)).toBe('http://192.168.1.20:3000/?pseudo#hand/abc');
  });

  it('stays as it is where the page was opened by a name that everybody finds, or nobody knows another', () => {
    const link = 'http://10.0.0.7:3000/#hand/abc';
    expect(reachedAt(link, 'http://192.168.1.20:3000')).toBe(link);
    expect(reachedAt('http://localhost:3000/#hand/abc', undefined)).toBe('http://localhost:3000/#hand/abc');
  });
});
