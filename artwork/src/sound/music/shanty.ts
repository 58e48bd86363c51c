import type { Score } from './score.ts';

/** The shanty of the voyage, our own: two hauls answer every call. It rolls along in D, and rests a while in B minor. */
export const shanty: Score = {
  quaver: 0.19,
  bar: 6,
  beat: 3,
  gain: 0.05,
  strains: {
    verse: {
      tune: `D5:2 A4 B4:2 D5 | F#5:3 E5:2 D5 | B4:2 D5 E5 D5 B4 | A4:3 E5:3 |
             D5:2 A4 B4:2 D5 | F#5:2 G5 A5:2 F#5 | G5 F#5 E5 C#5:2 E5 | D5:4 -:2`,
      chords: 'D | D | G | A | D | Bm | G A7 | D',
    },
    // The same, as played by a fiddler who has played it often.
    turns: {
      tune: `D5 C#5 A4 B4 A4 D5 | F#5:2 G5 F#5 E5 D5 | B4 C#5 D5 E5 D5 B4 | A4:2 B4 E5:3 |
             D5 C#5 A4 B4 C#5 D5 | F#5 E5 F#5 A5 G5 F#5 | G5 F#5 E5 C#5 D5 E5 | D5:3 A4:3`,
      chords: 'D | D | G | A | D | Bm | G A7 | D',
    },
    chorus: {
      tune: `A5:3 F#5:2 D5 | G5:2 E5 C5:3 | B4:2 D5 G5:2 F#5 | E5:3 A5:3 |
             A5:3 F#5:2 D5 | E5:2 G5 E5:2 C5 | B4 D5 G5 F#5:2 E5 | D5:4 -:2`,
      chords: 'D | C | G | A | D | C | G A7 | D',
    },
    lull: {
      tune: `F#4:2 B4 D5:3 | C#5:2 A4 F#4:3 | G4:2 B4 D5:2 E5 | F#5:3 D5:3 |
             E5:2 G5 F#5:2 E5 | D5:2 C#5 B4:3 | B4:2 D5 E5 D5 B4 | A4:3 C#5:2 E5`,
      chords: 'Bm | F#m | G | D | Em | Bm | G | A7',
    },
  },
  form: [
    'verse  concertina:tune                     bass:R==R==',
    'verse  fiddle:tune   concertina:..x..x     bass:R==5==',
    'chorus fiddle:tune   concertina:x==x==     bass:R==5==  drum:D..d..',
    'turns  fiddle:tune   concertina:..x..x     bass:R.R5..  drum:D..d.d',
    'lull   concertina:tune  fiddle:under       bass:R=====',
    'verse  concertina:low   concertina:under   bass:R==5==  drum:t..t..',
    'chorus fiddle:tune   concertina:under      concertina:..x..x  bass:R==5=8  drum:D..d.d',
    'chorus fiddle:tune   fiddle:under          concertina:x==x==  bass:R==5=8  drum:D.tdtd',
  ],
};
