import { describe, expect, it, vi } from 'vitest';
import { paperTerminal } from '../test/terminal.ts';
import { ProgressLine } from './progress-line.ts';

const paper = (isTTY: boolean) => Object.assign(paperTerminal().errors, { isTTY });

describe('the line of progress', () => {
  it('is shown from time to time and leaves nothing behind', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const errors = paper(true);
    const line = new ProgressLine(errors);
    line.show(() => 'too soon');
    clock.mockReturnValue(150);
    line.show(() => '7 records');
    line.show(() => 'too soon again');
    line.clear();
    line.clear();
    clock.mockRestore();
    expect(errors.text).toBe('\r\u001b[K7 records\r\u001b[K');
  });

  it('is not made where there is no terminal', () => {
    const errors = paper(false);
    const line = new ProgressLine(errors);
    line.show(() => expect.unreachable());
    line.clear();
    expect(errors.text).toBe('');
  });
});
