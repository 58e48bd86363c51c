import { createInterface } from 'node:readline';

// A program that answers its first question and dies of the second.
let answered = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { options } = JSON.parse(line);
  if (!options) continue;
  if (answered++ > 0) process.exit(1);
  console.log(JSON.stringify({ choice: options[options.length - 1] }));
}
