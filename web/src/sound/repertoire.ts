import { biscuit } from './biscuit.ts';
import { cannon, distantCannon } from './cannon.ts';
import { card } from './card.ts';
import { chest } from './chest.ts';
import { coin } from './coin.ts';
import { creak } from './creak.ts';
import { curseBell } from './curse-bell.ts';
import { dice } from './dice.ts';
import { drum } from './drum.ts';
import { fiddle } from './fiddle.ts';
import { keg } from './keg.ts';
import type { SoundName } from './names.ts';
import { sail } from './sail.ts';
import { shipBell } from './ship-bell.ts';
import { splash } from './splash.ts';
import type { Sound } from './stroke.ts';

export const REPERTOIRE: { readonly [name in SoundName]: Sound } = {
  dice,
  coin,
  biscuit,
  keg,
  sail,
  creak,
  cannon,
  'distant-cannon': distantCannon,
  chest,
  'curse-bell': curseBell,
  'ship-bell': shipBell,
  card,
  splash,
  fiddle,
  drum,
};
