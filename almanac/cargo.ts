import { attackOdds, CARDS, LAIRS, TREASURES, type Treasure } from '@jamaica/rules';
import { POWERS } from '../words/src/en/powers.ts';
import {
  byMean,
  type Chapter,
  cell,
  cost,
  listed,
  percent,
  points,
  sharesOf,
  side,
  sides,
  worthsOf,
  worthTable,
} from './chapter.ts';
import { PHASES, POWDERS } from './observer.ts';
import type { Tally } from './tally.ts';

const LATE = PHASES[3];

const cards = (tally: Tally): Chapter => {
  const worth = (phase: string) => worthsOf(tally, `drawn/${phase}/`, CARDS);
  const taken = (phase: string, card: string): string => {
    const held = tally.mean(`held/${phase}/${card}`).times;
    return held === 0 ? '–' : percent(tally.mean(`chosen/${phase}/${card}`).times / held);
  };
  const { good, bad } = sides(worth(LATE));
  const liked = CARDS.toSorted(
    (one, other) =>
      tally.mean(`chosen/${PHASES[1]}/${other}`).times / Math.max(1, tally.mean(`held/${PHASES[1]}/${other}`).times) -
      tally.mean(`chosen/${PHASES[1]}/${one}`).times / Math.max(1, tally.mean(`held/${PHASES[1]}/${one}`).times),
  );
  return {
    title: 'The cards',
    about:
      'What it is worth to have drawn a card, in points of winning chance: in the first hand, and later by the round at whose end it was drawn. Decks are shuffled, so this is luck, and the card is what makes the difference. Below: how often a card is played by those who hold it.',
    table: [
      ['card', ...PHASES, ...PHASES.slice(1).map(phase => `played, ${phase}`)],
      ...CARDS.map(card => [
        card,
        ...PHASES.map(phase => cell(tally.mean(`drawn/${phase}/${card}`), points)),
        ...PHASES.slice(1).map(phase => taken(phase, card)),
      ]),
    ],
    plots: [PHASES[0], LATE].map((phase, index) => ({
      file: `cards-${index + 1}.svg`,
      heading: `Worth of drawing a card, ${phase}, in points of winning chance`,
      rows: byMean(worth(phase)),
      at: 0,
      atName: 'any card',
      format: points,
    })),
    advice: `${good.length > 0 ? `Late in the game ${good[0].label} is the card to draw (${points(good[0].mean.mean)})` : 'Late in the game no card is shown to be better than another'}${bad.length > 0 ? `, and ${bad[0].label} the one to have got rid of before (${points(bad[0].mean.mean)})` : ''}. In the first rounds play ${liked[0]} when you have it, as good players mostly do; ${liked.at(-1)} they keep the longest.`,
  };
};

const lairs = (tally: Tally): Chapter => {
  const rows = LAIRS.map(space => ({ label: `lair ${space}`, mean: tally.mean(`lair/${space}`) }));
  const { good } = sides(rows);
  const best = byMean(rows)[0];
  return {
    title: 'The lairs',
    about:
      'What the round was worth in which a ship found the treasure of a lair: how much more often it won than had been expected when the round began. Spaces are numbered from Port Royal, 0; the last lair lies beyond the red line.',
    table: worthTable('lair', rows),
    plots: [
      {
        file: 'lairs.svg',
        heading: 'Worth of finding the treasure of a lair, in points of winning chance',
        rows,
        at: 0,
        atName: 'as expected',
        format: points,
      },
    ],
    advice:
      good.length === 0
        ? 'No lair is shown to be worth a detour.'
        : `A treasure is shown to be worth the way to it at ${good.length} of the ${rows.length} lairs: ${listed(good.map(({ label, mean }) => `${label} (${points(mean.mean)})`))}. Plan your way so that you land on ${best.label}.`,
  };
};

const nameOf = (treasure: Treasure): string =>
  typeof treasure === 'string' ? POWERS[treasure] : treasure > 0 ? `treasure +${treasure}` : `curse −${-treasure}`;

const KINDS = [...new Set(TREASURES)];

/** What a treasure is worth that nobody has seen yet. */
export const unseenWorth = (tally: Tally): number => {
  const found = KINDS.map(treasure => tally.mean(`treasure/${treasure}`));
  const times = found.reduce((sum, each) => sum + each.times, 0);
  return found.reduce((sum, each) => sum + each.mean * each.times, 0) / Math.max(1, times);
};

const treasures = (tally: Tally): Chapter => {
  const rows = KINDS.map(treasure => ({ label: nameOf(treasure), mean: tally.mean(`treasure/${treasure}`) }));
  const powers = byMean(rows.filter((_, index) => typeof KINDS[index] === 'string'));
  const curses = rows.filter((_, index) => Number(KINDS[index]) < 0);
  const all = unseenWorth(tally);
  const worstCurse = byMean(curses).at(-1);
  return {
    title: 'Treasures and powers',
    about: 'What it is worth to have found a treasure card, in points of winning chance.',
    table: worthTable('card', byMean(rows)),
    plots: [
      {
        file: 'treasures.svg',
        heading: 'Worth of a treasure card, in points of winning chance',
        rows: byMean(rows),
        at: 0,
        atName: 'as expected',
        format: points,
      },
    ],
    advice: `A treasure that nobody has seen is worth ${points(all)} on average, curses counted. ${powers[0].label[0].toUpperCase()}${powers[0].label.slice(1)} is the best of the powers (${points(powers[0].mean.mean)})${side(powers[0].mean, powers[1].mean.mean) > 0 ? '' : ', though the next is not shown to be worse'}${worstCurse ? `; ${worstCurse.label} costs ${cost(worstCurse.mean.mean)}: win a battle, and give it away` : ''}.`,
  };
};

const LEADS_OF_POWDER = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

const gunpowder = (tally: Tally): Chapter => {
  const attacked = sharesOf(tally, 'attacked/', POWDERS, name => `${name} gunpowder`);
  const battles = worthsOf(tally, 'battle/', ['attack won', 'attack lost', 'drawn', 'defence won', 'defence lost']);
  const [won, lost] = battles.map(({ mean }) => mean.mean);
  const wins = (lead: number): number => attackOdds(Math.max(0, lead), Math.max(0, -lead)).win;
  const first = wins(1) - wins(0);
  const second = wins(2) - wins(1);
  return {
    title: 'Gunpowder',
    about:
      'How often a ship is attacked in a round by how much gunpowder it has aboard when the round begins; what a battle is worth, in points of winning chance; and the exact chance to win an attack by how many tokens more are fired.',
    table: [
      ['what', 'value (95% interval)', 'seen'],
      ...attacked.map(({ label, mean }) => [
        `attacked in a round with ${label}`,
        cell(mean, percent),
        mean.times.toLocaleString('en'),
      ]),
      ...battles.map(({ label, mean }) => [label, cell(mean, points), mean.times.toLocaleString('en')]),
      ...LEADS_OF_POWDER.map(lead => [
        `an attack with ${points(lead / 100).replace('.0', '')} gunpowder wins`,
        percent(wins(lead)),
        'exact',
      ]),
    ],
    plots: [
      {
        file: 'gunpowder.svg',
        heading: 'How often a ship is attacked in a round, by its gunpowder',
        rows: attacked,
        at: 0,
        atName: 'never',
        format: percent,
      },
      {
        file: 'battles.svg',
        heading: 'Worth of a battle, in points of winning chance',
        rows: battles,
        at: 0,
        atName: 'as expected',
        format: points,
      },
    ],
    advice: `Those who carry gunpowder are attacked less: with ${POWDERS[2]} a ship is attacked in ${percent(attacked[2].mean.mean)} of its rounds, with none in ${percent(attacked[0].mean.mean)}. In battle fire an odd number more than the other can: the die shows even numbers, so the first token more wins ${cost(-first)} battles more in a hundred and the second ${second === 0 ? 'none' : cost(-second)}. An attack that is won is worth ${points(won)}, one that is lost costs ${cost(lost)}: attack only when the odds are with you.`,
  };
};

const shortages = (tally: Tally): Chapter => {
  const rows = worthsOf(tally, 'shortage/', ['food', 'gold']);
  const { bad } = sides(rows);
  const unseen = unseenWorth(tally);
  return {
    title: 'Shortages',
    about: 'What the round was worth in which a ship could not pay, and was driven back.',
    table: worthTable('shortage of', rows),
    plots: [
      {
        file: 'shortages.svg',
        heading: 'Worth of a shortage, in points of winning chance',
        rows,
        at: 0,
        atName: 'as expected',
        format: points,
      },
    ],
    advice:
      bad.length === 0
        ? 'A shortage is not shown to cost anything: good players sail into one when it pays.'
        : `A shortage of ${listed(bad.map(({ label }) => label))} costs ${listed(bad.map(({ mean }) => cost(mean.mean)))}: ${bad.every(({ mean }) => -mean.mean < unseen) ? `less than a treasure brings on average (${points(unseen)}), so one that drives you back to a lair can be worth it` : 'count your food and your gold before you sail'}.`,
  };
};

/** What ships carry, find and fight for. */
export const cargo = (tally: Tally): Chapter[] => [
  cards(tally),
  lairs(tally),
  treasures(tally),
  gunpowder(tally),
  shortages(tally),
];
