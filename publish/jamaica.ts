#!/usr/bin/env node
// The published command: what `cli/src/main.ts` is where the sources are run.
import { useBundle } from '@jamaica/engine';
import { run } from '../cli/src/program.ts';

useBundle();
await run();
