import { parentPort } from 'node:worker_threads';
import { newRaster } from './raster.ts';

// A thread that paints one picture after the other.
const paint = newRaster();
parentPort?.on('message', (svg: string) => parentPort?.postMessage(new Uint8Array(paint(svg))));
