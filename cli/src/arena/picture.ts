import type { Language } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { figures } from '../simulate/figures.ts';
import { curvePlot } from './curve-plot.ts';
import { type Legend, type Point, ratesPlot } from './plot.ts';
import { type Challenge, type ContestResult, challenges, chanceOf, gamesPlayed, openStandings } from './result.ts';
import type { Standing } from './standing.ts';

/** The drawing that goes with a result. */
export const picture = (result: ContestResult, language: Language): string => {
  const { contest, played } = result;
  const { arena, names } = wordsFor(language);
  const { percent } = figures(language);
  const chance = chanceOf(contest);
  const legend: Legend = {
    heading: [arena.title(contest.rules, names.agreedInFull(contest.rules), gamesPlayed(played), contest.seed)],
    rates: arena.rates,
    chance: arena.chance(percent(chance)),
    labels: arena.imaginedAChoice,
    percent,
  };
  const pairing = ({ standing, over }: Challenge): string => arena.pairing(standing.name, over);
  switch (contest.kind) {
    case 'open':
      return ratesPlot(openStandings(result).map(point), chance, legend);
    case 'ladder': {
      const points = challenges(result).map(each => ({ ...point(each.standing), label: pairing(each) }));
      return ratesPlot(points, chance, legend);
    }
    case 'curve': {
      const all = challenges(result);
      const points = all.map(({ standing, budget }) => ({ ...point(standing), label: String(budget ?? '') }));
      return curvePlot(points, chance, { ...legend, heading: [pairing(all[0]), ...legend.heading] });
    }
  }
};

const point = ({ name, winRate, interval }: Standing): Point => ({ label: name, rate: winRate, interval });
