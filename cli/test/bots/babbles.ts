import { createInterface } from 'node:readline';

// A program that has an answer to everything, but no right one.
const ANSWERS = ['aye', '{"choice":"to:99"}', '{"choice":null}', 'null', '[]', '', '{"choice":', 'x'.repeat(100_000)];
let said = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (JSON.parse(line).options) console.log(ANSWERS[said++ % ANSWERS.length]);
}
