import { describe, expect, it } from 'vitest';
import { headersFor } from './headers.ts';

const OPENER = 'Cross-Origin-Opener-Policy';

describe('what goes with every answer', () => {
  it('keeps other pages apart where browsers do that: over HTTPS, and on this machine', () => {
    for (const origin of [
      'https://jamaica.example',
      'http://localhost:3000',
      'http://127.0.0.1:80',
      'http://[::1]:8080',
    ])
      expect(headersFor(origin)[OPENER]).toBe('same-origin');
  });

  it('asks for nothing in a home network that browsers would complain of', () => {
    for (const origin of ['http://192.168.1.20:3000', 'http://jamaica.test', 'http://localhost.example:3000'])
      expect(headersFor(origin)[OPENER]).toBe(undefined);
  });
});
