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
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** From 0, silent, to 1: the effects and the bed of surf apart. */
export interface Volume {
  readonly effects: number;
  readonly bed: number;
}
