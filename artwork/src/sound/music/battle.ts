import type { Score } from './score.ts';

/** A battle: the shanty's haul in D minor, at a gallop, over a drum that never stops. */
export const battle: Score = {
  quaver: 0.145,
  bar: 6,
  beat: 3,
  gain: 0.048,
  strains: {
    alarm: {
      tune: `D4:2 A4 Bb4:2 A4 | D4 F4 A4 D5:3 | C5:2 G4 A4:2 C5 | Bb4 A4 G4 A4:3 |
             D4:2 A4 Bb4:2 A4 | D5 E5 F5 E5:2 D5 | Bb4 D5 G5 F5 E5 C#5 | D5:3 D5 - -`,
      chords: 'Dm | Dm | C | Gm A | Dm | Dm A7 | Gm A7 | Dm',
    },
    broadside: {
      tune: `A5:3 G5 F5 E5 | F5:2 D5 A4:3 | G5:3 F5 E5 D5 | E5:2 C5 G4:3 |
             F5 G5 F5 Bb4 D5 F5 | G5 A5 G5 D5 E5 F5 | E5:2 F5 E5 C#5 A4 | A4:3 C#5:3`,
      chords: 'Dm | Dm | Gm | C | Bb | Gm | A7 | A7',
    },
    grapple: {
      tune: `D5:3 C#5:3 | D5:2 E5 F5:3 | E5:3 D5:3 | E5:2 F5 G5:3 |
             F5:3 D5:2 Bb4 | G5:3 D5:2 Bb4 | A5:3 G5 F5 E5 | D5:3 A4:3`,
      chords: 'Dm A7 | Bb | C Gm | C | Bb | Gm | A7 | Dm',
    },
  },
  form: [
    'alarm      concertina:tune  bass:RRRRRR                     drum:D.dD.d',
    'alarm      fiddle:tune  concertina:x..x..  bass:R.RR.5      drum:D.dD.dD.dDdd',
    'broadside  fiddle:tune  concertina:..x..x  bass:R.R5.R      drum:D.dD.d',
    'grapple    fiddle:low   concertina:under   concertina:x==x== bass:RRRRRR drum:D..D..D.dDdd',
    'alarm      fiddle:tune  concertina:low     bass:R.RR.5      drum:D.dD.dD.dDdd',
    'broadside  fiddle:tune  fiddle:under  concertina:..x..x  bass:R.R5.R drum:DtdDtd',
  ],
};
