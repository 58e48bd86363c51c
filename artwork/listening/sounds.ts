// `npm run sounds`: every effect and all music as pictures (waves, spectrograms, spectra) with their figures, into `shots/sounds/`,
// and as `.wav` files to be listened to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUSIC_RATE, mix } from '../src/sound/music/mix.ts';
import { SCORES } from '../src/sound/music/scores.ts';
import { MUSIC_NAMES, SOUND_NAMES } from '../src/sound/names.ts';
import { REPERTOIRE } from '../src/sound/repertoire.ts';
import { surf } from '../src/sound/surf.ts';
import { EFFECT_RATE, heard } from './heard-sound.ts';
import { type Pictured, picture } from './picture.ts';
import { wav } from './wav.ts';

const FOLDER = join('shots', 'sounds');
/** Seconds to either side of the place where a piece begins again. */
const AROUND = 0.02;

const music = MUSIC_NAMES.map((name): Pictured => {
  const { left, right } = mix(SCORES[name]);
  return { name, rate: MUSIC_RATE, channels: [left, right] };
});
const effects: Pictured[] = [
  ...SOUND_NAMES.map(name => ({ name, rate: EFFECT_RATE, channels: [heard(REPERTOIRE[name])] })),
  { name: 'surf', rate: EFFECT_RATE, channels: [heard(surf(0))] },
];
const seams = music.map(({ name, rate, channels }): Pictured => {
  const size = AROUND * rate;
  const seam = channels.map(channel => Float32Array.from([...channel.slice(-size), ...channel.slice(0, size)]));
  return { name: `${name}, from its end to its beginning`, rate, channels: seam };
});

mkdirSync(FOLDER, { recursive: true });
for (const [name, sounds] of Object.entries({ music, effects, seams })) {
  const file = join(FOLDER, `${name}.svg`);
  writeFileSync(file, picture(sounds));
  console.log(file);
}
for (const { name, rate, channels } of [...music, ...effects]) {
  const file = join(FOLDER, `${name}.wav`);
  writeFileSync(file, wav(channels, rate));
  console.log(file);
}
