import { FINISH_POINTS } from '@jamaica/rules';
import {
  byMean,
  type Chapter,
  cell,
  listed,
  percent,
  plain,
  points,
  sharesOf,
  side,
  sides,
  worthsOf,
  worthTable,
} from './chapter.ts';
import { FORKS, LEADS } from './observer.ts';
import type { Tally } from './tally.ts';

const ORDINALS = ['First Captain', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SEATS = ['1', '2', '3', '4', '5', '6'];

const order = (tally: Tally): Chapter => {
  const places = (of: string, count: number) =>
    sharesOf(tally, `order/${of}/`, SEATS.slice(0, count), name => ORDINALS[Number(name) - 1]);
  const four = places('4', 4);
  const sure = four.filter(({ mean }) => side(mean, 0.25) !== 0);
  const [best, worst] = [byMean(four)[0], byMean(four)[3]];
  const companies = [3, 4, 5, 6];
  return {
    title: 'Who sits where',
    about: 'How often each place wins, counted from the first Captain in the order of play.',
    table: [
      ['players', ...ORDINALS],
      ...companies.map(count => [
        String(count),
        ...SEATS.map((_, place) => (place < count ? cell(places(String(count), count)[place].mean, percent) : '')),
      ]),
      ['4 admirals', ...places('admirals', 4).map(({ mean }) => cell(mean, percent)), '', ''],
    ],
    plots: [
      {
        file: 'order.svg',
        heading: 'Wins by place from the first Captain, 4 players',
        rows: four,
        at: 0.25,
        atName: 'chance',
        format: percent,
      },
    ],
    advice:
      sure.length === 0
        ? 'Do not mind where you sit: no place is shown to be better than another.'
        : `With four, ${best.label === ORDINALS[0] ? 'be glad to begin' : `the ${best.label} place is the one to have`}: it wins ${percent(best.mean.mean)}, the ${worst.label} ${percent(worst.mean.mean)}. It is a difference of ${(100 * (best.mean.mean - worst.mean.mean)).toFixed(1)} points.`,
  };
};

const length = (tally: Tally): Chapter => {
  const companies = ['3', '4', '5', '6', ...[2, 3, 4, 5].map(count => `${count} and the Ghost Ship`), 'admirals'];
  const rows = worthsOf(tally, 'rounds/', companies, name => (name === 'admirals' ? '4 admirals' : name));
  const games = tally.mean('length/net').times;
  const share = (round: number): number => tally.mean(`length/net/${round}`).times / games;
  const rounds = tally
    .under('length/net/')
    .map(Number)
    .sort((one, other) => one - other);
  const within = (part: number): number =>
    rounds.find((_, index) => rounds.slice(0, index + 1).reduce((sum, round) => sum + share(round), 0) >= part) ?? 0;
  const [early, late] = [within(0.1), within(0.9)];
  const mean = tally.mean('rounds/4');
  return {
    title: 'How long it lasts',
    about: 'Rounds to the end of the game, by how many play.',
    table: [['players', 'rounds (95% interval of the mean)'], ...rows.map(row => [row.label, cell(row.mean, plain)])],
    plots: [
      {
        file: 'length.svg',
        heading: 'Rounds in a game, by how many play',
        rows,
        at: mean.mean,
        atName: '4 players',
        format: plain,
      },
    ],
    advice: `Plan for ${Math.round(mean.mean)} rounds, ${early} to ${late} in eight games of ten: you have eleven cards, so most of them come by just once. What you keep for later may be too late.`,
  };
};

const lanes = (tally: Tally): Chapter => {
  const rows = FORKS.flatMap(({ space }, fork) =>
    ['short', 'long'].map(lane => ({
      label: `fork ${fork + 1}, ${lane} lane`,
      mean: tally.mean(`lane/${space}/${lane}`),
    })),
  );
  const { good, bad } = sides(rows);
  const forks = FORKS.map((_, fork) => {
    const [short, long] = rows.slice(2 * fork, 2 * fork + 2);
    const sure = short.mean.low > long.mean.high ? 'short' : long.mean.low > short.mean.high ? 'long' : null;
    return { fork: fork + 1, sure };
  });
  const take = (lane: string): string[] => forks.filter(({ sure }) => sure === lane).map(({ fork }) => `${fork}`);
  const said = [
    ...(take('short').length > 0 ? [`take the short lane at fork ${listed(take('short'))}`] : []),
    ...(take('long').length > 0 ? [`take the long lane, with its lairs, at fork ${listed(take('long'))}`] : []),
  ];
  return {
    title: 'The lanes',
    about:
      'What the round was worth in which a ship first landed in a lane: how much more often it won than had been expected when the round began.',
    table: worthTable('lane', rows),
    plots: [
      {
        file: 'lanes.svg',
        heading: 'Worth of a lane, in points of winning chance',
        rows,
        at: 0,
        atName: 'as expected',
        format: points,
      },
    ],
    advice:
      said.length > 0
        ? `If nothing else speaks for the other, ${listed(said)}.`
        : good.length + bad.length > 0
          ? `At no fork is one lane shown to be better than the other; ${listed([...good, ...bad].map(({ label }) => `the ${label.replace('fork', 'lane at fork').replace(/, (short|long) lane/, ' ($1)')}`))} differ from what was expected. Let the prices of the spaces decide.`
          : 'No lane is shown to be better than the other: let the prices of the spaces decide.',
  };
};

const WHERE = ['home', 'beyond the red line', 'before the red line'];

const home = (tally: Tally): Chapter => {
  const leads = sharesOf(tally, 'home by lead/', LEADS).filter(({ mean }) => mean.times > 0);
  const first = tally.share('home');
  const enough = leads.find(({ mean }) => side(mean, 0.5) > 0);
  const ended = sharesOf(tally, 'ended/', WHERE);
  return {
    title: 'Coming home',
    about: `How often the ship wins that comes home first, which ends the game with that round, by how many points of gold and treasure it has when it arrives, against the richest of the others. The finish itself is worth ${FINISH_POINTS} points.`,
    table: [
      ['the first ship home', 'wins (95% interval)', 'seen'],
      ['all', cell(first, percent), first.times.toLocaleString('en')],
      ...leads.map(({ label, mean }) => [label, cell(mean, percent), mean.times.toLocaleString('en')]),
      ['all, among admirals', cell(tally.share('admirals/home'), percent), String(tally.share('admirals/home').times)],
      ...ended.map(({ label, mean }) => [
        `a ship that ends ${label}`,
        cell(mean, percent),
        mean.times.toLocaleString('en'),
      ]),
    ],
    plots: [
      {
        file: 'home.svg',
        heading: 'Wins of the first ship home, by its gold and treasure',
        rows: leads,
        at: 0.25,
        atName: 'chance',
        format: percent,
      },
    ],
    advice: `The first ship home wins ${percent(first.mean)} of its games${enough && enough !== leads[leads.length - 1] ? `, and even ${enough.label} in gold and treasure it still wins ${percent(enough.mean.mean)}: go home as soon as you can, unless somebody is further ahead than that` : ''}. A ship that is caught before the red line wins ${percent(ended[2].mean.mean)}: race, even empty, rather than be caught there.`,
  };
};

/** The race: places, length, lanes, the finish. */
export const race = (tally: Tally): Chapter[] => [order(tally), length(tally), home(tally), lanes(tally)];
