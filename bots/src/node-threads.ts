/**
 * Node's threads; undefined in a browser, which has its own. Asked for and not imported, so that a bundler for browsers
 * meets no module of Node's.
 */
export const nodeThreads = globalThis.process?.getBuiltinModule?.('node:worker_threads');
