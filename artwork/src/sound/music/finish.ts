import type { Score } from './score.ts';

/** Home: the shanty's call grown broad, with the bells of Port Royal over it. */
export const finish: Score = {
  quaver: 0.25,
  bar: 8,
  beat: 4,
  gain: 0.0465,
  strains: {
    call: {
      tune: `D5:3 A4 B4:2 D5:2 | F#5:4 E5:2 D5:2 | G5:3 F#5 E5:2 D5:2 | E5:6 A4:2 |
             D5:3 A4 B4:2 D5:2 | F#5:3 G5 A5:4 | B5:3 A5 G5:2 E5:2 | D5:6 -:2`,
      chords: 'D | Bm | G | A | D | F#m | G A7 | D',
    },
    crowd: {
      tune: `A5:3 F#5 D5:2 F#5:2 | G5:4 E5:4 | D5:3 B4 G4:2 B4:2 | A4:4 E5:4 |
             F#5:3 D5 B4:2 D5:2 | E5:3 F#5 G5:2 E5:2 | F#5:3 D5 E5:2 C#5:2 | D5:6 -:2`,
      chords: 'D | C | G | A | Bm | Em | D A7 | D',
    },
  },
  form: [
    'call   concertina:tune  concertina:under     bass:R===5===  bell:b.......',
    'call   fiddle:tune  concertina:x===x===      bass:R===5===  drum:D...d...',
    'crowd  fiddle:tune  concertina:x===x===      bass:R===5=8=  drum:D...d.dd  bell:b...............',
    'call   fiddle:tune  fiddle:under  concertina:x===x===  bass:R=R=5=8=  drum:D.d.d.dd  bell:b...............',
  ],
};
