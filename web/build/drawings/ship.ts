import { EMBLEM_PATHS, emblem, sailLetter } from '../../src/art/emblems.ts';
import { type Owner, SHIP_COLOURS } from '../../src/art/ship-colours.ts';
import { VESSELS } from '../../src/art/ships/vessels.ts';
import { painted } from './paints.ts';

const PITCH = 'stroke="var(--art-pitch)"';

/** The ship of the page (`art/Ship.svelte`), 52 units wide around 0,0, without its finest lines: those weigh, and nobody sees them. */
export const drawShip = (owner: Owner, facing: 'east' | 'west'): string => {
  const vessel = VESSELS[owner];
  const { colour, sail, letter, emblem: badge } = SHIP_COLOURS[owner];
  const bow = facing === 'west' ? -1 : 1;
  const [x, y] = vessel.masthead;
  const pennant = `M${x} ${y - 1}l-13.4 -1.4l2.8 5l-2.8 4.8l13.4 .8Z`;
  const halo = owner === 'ghost' ? 'var(--art-ghost-halo)' : 'var(--halo)';
  const outline = `${vessel.hull}${vessel.sails.join('')}M-13 -4H14V8H-13Z${pennant}`;
  return painted(
    `<g transform="translate(0 9)" fill="none" stroke-linecap="round" stroke-linejoin="round"><g transform="scale(${bow} 1)">` +
      `<path fill="${halo}" stroke="${halo}" stroke-width="5.2" d="${outline}"/>` +
      `<path stroke="${halo}" stroke-width="5.2" d="${vessel.masts}${vessel.yards}"/>` +
      `<path ${PITCH} stroke-width="1.5" d="${vessel.masts}"/>` +
      `<path fill="${sail}" fill-rule="evenodd" ${PITCH} stroke-width="1.3" d="${vessel.sails.join('')}"/>` +
      `<path ${PITCH} stroke-width="1.5" d="${vessel.yards}"/>` +
      `<path fill="${colour}" ${PITCH} stroke-width="1.5" d="${vessel.hull}"/>` +
      `<path fill="${colour}" fill-rule="evenodd" ${PITCH} stroke-width="1.3" d="${pennant}"/>` +
      `<path ${PITCH} stroke-width="1.5" d="${vessel.oars}"/>` +
      `<path fill="${badge}" fill-rule="evenodd" transform="translate(${x - 5.4} ${y + 2.6}) scale(${bow * 0.29} .29)" d="${EMBLEM_PATHS[emblem[owner]]}"/></g>` +
      `<text x="${vessel.letter.x * bow}" y="${vessel.letter.y + vessel.letter.size * 0.32}" font-size="${vessel.letter.size}" text-anchor="middle" fill="${letter}">${sailLetter[owner]}</text></g>`,
  );
};
