/** Whether this browser is told that it is somebody's turn, and why not. */
export type NewsState = 'on' | 'off' | 'asking' | 'denied' | 'unsupported' | 'no-server' | 'failed';
