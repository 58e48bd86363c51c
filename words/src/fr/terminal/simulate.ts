import { counting } from '../../counting.ts';
import type { SimulateWords } from '../../terminal/simulate.ts';

const { count, number, either } = counting('fr');
const games = { one: 'partie', other: 'parties' };

export const simulate: SimulateWords = {
  help: {
    summary: 'joue beaucoup de parties et montre ce qui s’y passe d’ordinaire',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--games 10000] [--seed x] [--sailors random|bosun|…] [--json]',
    ],
    about: [
      'Joue des parties entières sur tous les cœurs et montre la vitesse, les manches, les scores et les victoires, les combats, les pénuries, les trésors et un histogramme des scores finaux.',
      'Les mêmes arguments donnent le même résultat, quel que soit le nombre de fils d’exécution. Ctrl-C arrête et montre ce qui a été joué.',
    ],
    options: [
      ['--players N', '2 à 6 joueurs (4)'],
      ['--edition E', 'les règles de 2007 ou de 2021 (2021)'],
      ['--book LIVRET', 'exactement selon un livret : en-2007, ru-2007, fr-2007, uk-2021 ou it-2021'],
      [
        '--house RÈGLE',
        'une règle maison : tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty ou loot=empty-hold ; plusieurs avec des virgules',
      ],
      ['--ghost', 'le Vaisseau fantôme navigue aussi : toujours à 2 joueurs, jamais à 6'],
      ['--games N', 'le nombre de parties (10000)'],
      ['--seed TEXTE', 'd’où vient le hasard (jamaica) ; la partie numéro i a la graine TEXTE/i'],
      ['--sailors S', 'qui joue : random (au hasard), deckhand, bosun, captain ou admiral (random)'],
      ['--workers N', 'le nombre de fils d’exécution (autant que de cœurs)'],
      [
        '--json',
        'un seul objet JSON et rien d’autre : la commande, complete, decisions, rounds, ships et places (mean, deviation, min, max, wins), sharedWins, ghostWins, battles, attackerWins, draws, shortages, treasures, reshuffles, scores (combien de fois chacun), timing',
      ],
    ],
    examples: [
      'jamaica simulate --players 3 --edition 2007 --games 50000',
      'jamaica simulate --players 2 --sailors bosun --games 1000 --json',
    ],
  },
  sailorsExpected: (given, known) => `marins attendus : ${either(known)}, et non ${given}`,
  title: (rules, agreed, played, sailors, seed) =>
    `${count(played, games)}, ${rules.players} joueurs${rules.ghost ? ' et le Vaisseau fantôme' : ''}, ${agreed}, marins : ${sailors}, graine « ${seed} »`,
  left: seconds => (seconds < 60 ? `encore ${seconds} s` : `encore ${Math.ceil(seconds / 60)} min`),
  stopped: (played, ordered) => `Arrêté après ${count(played, games)} sur ${number(ordered)}.`,
  nothingPlayed: 'Arrêté avant la fin de la première partie.',
  speed: 'Vitesse',
  gamesASecond: n => `${n} parties par seconde`,
  decisionsASecond: n => `${n} décisions par seconde`,
  inSeconds: (seconds, workers) =>
    `${seconds} s sur ${count(workers, { one: 'fil d’exécution', other: 'fils d’exécution' })}`,
  rounds: 'Manches',
  mean: 'moyenne',
  deviation: 'écart type',
  least: 'min',
  most: 'max',
  wins: 'victoires',
  bySeat: 'Scores par place',
  byPlace: 'Scores selon l’ordre de jeu',
  place: place => (place === 1 ? '1 (premier Capitaine)' : String(place)),
  perGame: 'Par partie',
  battles: 'combats',
  attackerWins: 'gagnés par l’attaquant',
  draws: 'sans vainqueur',
  shortages: 'pénuries',
  treasures: 'trésors trouvés',
  reshuffles: 'pioches remélangées',
  sharedWins: 'victoires partagées',
  ghostWins: 'le Vaisseau fantôme gagne',
  ghostScore: mean => `avec ${mean} points en moyenne`,
  histogram: 'Scores finaux',
};
