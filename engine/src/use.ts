// `node --import @jamaica/engine/use program.ts`: for programs that import the engine in their first file.
import { useBundle } from './use-bundle.ts';

useBundle();
