// After `npm pack`: the workspace's manifest comes back.
import { existsSync, renameSync, rmSync } from 'node:fs';

const KEPT = 'package.json.workspace';
if (existsSync(KEPT)) renameSync(KEPT, 'package.json');
for (const added of ['LICENSE', 'docs', 'web']) rmSync(added, { recursive: true, force: true });
