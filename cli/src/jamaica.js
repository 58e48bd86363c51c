#!/usr/bin/env node
// Plain JavaScript, because it may be run by whatever Node a machine has: after an install without scripts ours is not linked.
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) >= NEEDED) await import('./main.ts');
else {
  console.error(
    `Jamaica needs Node ${NEEDED}, and this is Node ${process.versions.node}. The one that came along is not linked yet, as after an install with --ignore-scripts: run "npm run runtime" once.`,
  );
  process.exit(1);
}
