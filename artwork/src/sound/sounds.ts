import { createSounds } from './voice.ts';

/** The sounds of this page. */
export const sounds = createSounds();
