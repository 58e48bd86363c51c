import type { OnlineWords } from '../../page/online.ts';
import { chat } from './chat.ts';
import { harbour } from './harbour.ts';
import { line } from './line.ts';
import { lobby } from './lobby.ts';
import { me } from './me.ts';
import { person } from './person.ts';

export const online: OnlineWords = { chat, harbour, line, lobby, me, person };
