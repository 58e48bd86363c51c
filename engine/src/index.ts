export { THREAD_ARGUMENTS, useBundle } from './use-bundle.ts';
