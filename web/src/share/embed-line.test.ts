import { expect, it } from 'vitest';
import { embedLine } from './embed-line.ts';

it('the line to paste frames the race where the page lies, whatever the title is', () => {
  expect(embedLine(new URL('https://example.org/games/'), 'Ab3', 'Anne "the Red" & <Mary>')).toBe(
    '<iframe src="https://example.org/games/embed/Ab3" title="Anne &quot;the Red&quot; &amp; &lt;Mary>" width="640" height="480" style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>',
  );
});
