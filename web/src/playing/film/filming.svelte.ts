import type { GameWords } from '@jamaica/words';
import type { ShareWords } from '@jamaica/words/page';
import type { Tongue } from '../../shared/words/tongue.svelte.ts';
import type { Tale } from '../tale/tale.ts';
import { Painter } from './painter.ts';
import { sceneryOf } from './scenery.ts';
import { scriptOf } from './script.ts';
import { FRAMES, type Shape } from './shapes.ts';
import { BITS_A_SECOND, FPS, MOST_BYTES, type Take, type Writer } from './writer.ts';

/** What a film is made of. */
interface Subject {
  readonly tale: Tale;
  readonly said: GameWords;
  readonly words: ShareWords;
  readonly tongue: Tongue;
}

export interface Film {
  readonly file: Blob;
  readonly ending: Writer['ending'];
  readonly shape: Shape;
}

/** A film that is being made; it can be called off. */
export class Filming {
  /** From 0 to 1; null when nothing is under way. */
  progress: number | null = $state(null);
  film: Film | null = $state.raw(null);
  hasFailed = $state(false);
  #stopped = new AbortController();

  async make(subject: Subject, shape: Shape, writer: Writer): Promise<void> {
    this.#stopped = new AbortController();
    const { signal } = this.#stopped;
    this.film = null;
    this.hasFailed = false;
    this.progress = 0;
    try {
      const file = await filmOf(subject, shape, writer, {
        signal,
        progress: share => {
          this.progress = share;
        },
      });
      this.film = { file, ending: writer.ending, shape };
    } catch {
      this.hasFailed = !signal.aborted;
    } finally {
      this.progress = null;
    }
  }

  stop(): void {
    this.#stopped.abort();
  }
}

/** Some encoders write as much as they like: then there are fewer frames, and smaller ones. */
const TAKES = [
  { fps: FPS, size: 1 },
  { fps: FPS / 2, size: 1 },
  { fps: FPS / 2, size: 0.6 },
];

const filmOf = async (
  { tale, said, words, tongue }: Subject,
  shape: Shape,
  writer: Writer,
  watch: Pick<Take, 'signal' | 'progress'>,
): Promise<Blob> => {
  const frame = FRAMES[shape];
  const script = scriptOf(tale);
  const scenery = await sceneryOf(tale, frame.scale);
  const letters = ['20px "Yeseva One"', '800 20px Alegreya', 'italic 20px Alegreya'];
  await Promise.all(letters.map(each => document.fonts.load(each, said.names.ship(0))));
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('there is no canvas');
  let bitrate = BITS_A_SECOND;
  for (const { fps, size } of TAKES) {
    canvas.width = frame.width * size;
    canvas.height = frame.height * size;
    pen.scale(size, size);
    const painter = new Painter(pen, { tale, script, scenery, sceneryScale: frame.scale, frame, said, words, tongue });
    const paint = (time: number): void => painter.paint(time);
    const file = await writer.write({ canvas, seconds: script.seconds, fps, bitrate, paint, ...watch });
    if (file.size < MOST_BYTES) return file;
    // It took more than it was allowed: now it is told how much that was.
    bitrate *= (MOST_BYTES / file.size) * 0.8;
  }
  throw new Error('the film is too large');
};
