import { hear } from '@jamaica/artwork/sound/heard.ts';
import { sounds } from '@jamaica/artwork/sound/sounds.ts';
import type { Speed } from '@jamaica/words/page';
import { settings } from '../../shared/settings/settings.svelte.ts';
import type { Table } from '../table/table.ts';
import { Game } from './game.svelte.ts';

/** A game at a table as it is played on this page: shown at the chosen speed unless there is need for haste, and heard. */
export const play = (table: Table, haste: () => Speed | null = () => null): Game =>
  new Game(table, {
    speed: () => haste() ?? settings.now.speed,
    onEvent: event => hear(event, sounds),
    onQuestion: () => sounds.play('ship-bell'),
  });
