import { settings } from '../settings/settings.svelte.ts';
import { hear } from '../sound/heard.ts';
import { sounds } from '../sound/sounds.ts';
import type { Table } from '../table/table.ts';
import { Game } from './game.svelte.ts';
import type { Speed } from './speed.ts';

/** A game at a table as it is played on this page: shown at the chosen speed unless there is need for haste, and heard. */
export const play = (table: Table, haste: () => Speed | null = () => null): Game =>
  new Game(table, {
    speed: () => haste() ?? settings.now.speed,
    onEvent: event => hear(event, sounds),
    onQuestion: () => sounds.play('ship-bell'),
  });
