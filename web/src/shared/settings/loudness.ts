/** How loud each kind of sound is, from 0, silent, to 1. */
export interface Loudness {
  readonly effects: number;
  readonly surf: number;
  readonly music: number;
}

/** How loud it is until somebody changes that: music is for those who want it. */
export const USUAL: Loudness = { effects: 0.7, surf: 0.3, music: 0 };
const SILENT: Loudness = { effects: 0, surf: 0, music: 0 };

export const isLoud = ({ effects, surf, music }: Loudness): boolean => effects > 0 || surf > 0 || music > 0;

/** The one button for everything that sounds: silence, and back to `before`, which is how loud it was then. */
export const toggled = (now: Loudness & { readonly before: Loudness }): Loudness & { readonly before: Loudness } => {
  if (!isLoud(now)) return { ...now.before, before: now.before };
  const { effects, surf, music } = now;
  return { ...SILENT, before: { effects, surf, music } };
};
