import { describe, expect, it } from 'vitest';
import { captionOf } from './caption.ts';

describe('what a big screen says of the last things that happened', () => {
  it('is the last of them, with the heading that it stands under', () => {
    expect(captionOf('Morning, food 3:', 'Anne loads 3 food.')).toBe('Morning, food 3: Anne loads 3 food.');
    expect(captionOf('Anne sails on.', 'Anne pays 3 gold.')).toBe('Anne pays 3 gold.');
  });

  it('is a heading alone while nothing has come of it, and nothing before the first', () => {
    expect(captionOf('Anne pays 3 gold.', 'Evening, gold 2:')).toBe('Evening, gold 2');
    expect(captionOf(undefined, undefined)).toBe(null);
  });
});
