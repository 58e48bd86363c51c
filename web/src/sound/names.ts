/** Everything that can be heard once; the surf under it is the bed. */
export const SOUND_NAMES = [
  'dice',
  'coin',
  'biscuit',
  'keg',
  'sail',
  'creak',
  'cannon',
  'distant-cannon',
  'chest',
  'curse-bell',
  'ship-bell',
  'card',
  'splash',
  'fiddle',
  'drum',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** What the band can play: on the voyage, while a battle is fought, and when all are home. */
export const MUSIC_NAMES = ['shanty', 'battle', 'finish'] as const;
export type MusicName = (typeof MUSIC_NAMES)[number];

/** From 0, silent, to 1: the effects, the bed of surf and the music apart. */
export interface Volume {
  readonly effects: number;
  readonly bed: number;
  readonly music: number;
}
