import { expect, it } from 'vitest';
import { drawRaft } from './raft.ts';

it('the raft is a fragment that can stand in any drawing: it names nothing and refers to nothing', () => {
  expect(drawRaft()).toMatch(/^<g .*<\/g>$/);
  expect(drawRaft()).not.toMatch(/\bid=|href=|url\(|NaN|undefined/);
});
