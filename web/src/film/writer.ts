/** How often a second a frame is painted, unless that weighs too much. */
export const FPS = 24;
/** A film weighs less than this, with room to spare: what moves much takes more than is asked for. */
export const MOST_BYTES = 4_000_000;
export const BITS_A_SECOND = 740_000;

/** Something that makes a film of the frames on a canvas. */
export interface Writer {
  /** Whether it needs as long for a film as the film runs. */
  readonly isLive: boolean;
  readonly ending: 'mp4' | 'webm';
  write(take: Take): Promise<Blob>;
}

/** One go at a film. */
export interface Take {
  readonly canvas: HTMLCanvasElement;
  readonly seconds: number;
  /** Frames and bits a second. */
  readonly fps: number;
  readonly bitrate: number;
  readonly signal: AbortSignal;
  /** Paints a moment; they come in their order. */
  paint(time: number): void;
  /** How much is done, from 0 to 1. */
  progress(share: number): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The best that this browser has; null when it can write no films. */
export const writerFor = async (size: Size): Promise<Writer | null> => (await encoding(size)) ?? recording();

/** By preference: what telephones show first. */
const CODECS = [
  { codec: 'avc1.42E020', track: 'avc', ending: 'mp4' },
  { codec: 'avc1.4D0020', track: 'avc', ending: 'mp4' },
  { codec: 'vp8', track: 'vp8', ending: 'webm' },
  { codec: 'vp09.00.31.08', track: 'vp9', ending: 'webm' },
] as const;
/** How many frames may wait for the encoder: more would only take room. */
const MOST_WAITING = 6;
/** One can go to every fifth second of a film at once. */
const KEY_SECONDS = 5;

/** Frame by frame, as fast as it goes (WebCodecs). */
const encoding = async (size: Size): Promise<Writer | null> => {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const { codec, track, ending } of CODECS) {
    const config = { codec, ...size, bitrate: BITS_A_SECOND, framerate: FPS };
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (!supported) continue;
    return {
      isLive: false,
      ending,
      write: async ({ canvas, seconds, fps, bitrate, signal, paint, progress }) => {
        const bunny = await import('./bunny.ts');
        const format =
          ending === 'mp4' ? new bunny.Mp4OutputFormat({ fastStart: 'in-memory' }) : new bunny.WebMOutputFormat();
        const target = new bunny.BufferTarget();
        const output = new bunny.Output({ format, target });
        const source = new bunny.EncodedVideoPacketSource(track);
        output.addVideoTrack(source, { frameRate: fps });
        await output.start();
        let written = Promise.resolve();
        let fault: unknown = null;
        const encoder = new VideoEncoder({
          output: (chunk, meta) => {
            written = written.then(() => source.add(bunny.EncodedPacket.fromEncodedChunk(chunk), meta));
          },
          error: error => {
            fault = error;
          },
        });
        const { width, height } = canvas;
        encoder.configure({ ...config, width, height, bitrate, framerate: fps });
        const frames = Math.round(seconds * fps);
        try {
          for (let number = 0; number < frames; number++) {
            // The page lives on while it films.
            do await new Promise(resolve => setTimeout(resolve));
            while (encoder.encodeQueueSize > MOST_WAITING && fault === null);
            signal.throwIfAborted();
            if (fault !== null) throw fault;
            paint(number / fps);
            const frame = new VideoFrame(canvas, { timestamp: (number / fps) * 1e6, duration: 1e6 / fps });
            encoder.encode(frame, { keyFrame: number % (KEY_SECONDS * fps) === 0 });
            frame.close();
            progress((number + 1) / frames);
          }
          await encoder.flush();
          await written;
          await output.finalize();
        } finally {
          if (encoder.state !== 'closed') encoder.close();
          if (output.state !== 'finalized') await output.cancel();
        }
        if (!target.buffer) throw new Error('there is no film');
        return new Blob([target.buffer], { type: `video/${ending}` });
      },
    };
  }
  return null;
};

const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** As it plays (MediaRecorder): what browsers have that cannot write frame by frame. */
const recording = (): Writer | null => {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  const type = TYPES.find(each => MediaRecorder.isTypeSupported(each));
  if (type === undefined) return null;
  const ending = type.startsWith('video/mp4') ? 'mp4' : 'webm';
  return {
    isLive: true,
    ending,
    write: ({ canvas, seconds, fps, bitrate, signal, paint, progress }) =>
      new Promise((resolve, reject) => {
        const recorder = new MediaRecorder(canvas.captureStream(fps), {
          mimeType: type,
          videoBitsPerSecond: bitrate,
        });
        const parts: Blob[] = [];
        recorder.ondataavailable = ({ data }) => parts.push(data);
        recorder.onerror = () => reject(new Error('the recorder stopped'));
        recorder.onstop = () =>
          signal.aborted ? reject(signal.reason) : resolve(new Blob(parts, { type: `video/${ending}` }));
        paint(0);
        recorder.start(1000);
        const began = performance.now();
        const next = (): void => {
          const time = (performance.now() - began) / 1000;
          if (signal.aborted || time >= seconds) return recorder.stop();
          paint(time);
          progress(time / seconds);
          requestAnimationFrame(next);
        };
        next();
      }),
  };
};
