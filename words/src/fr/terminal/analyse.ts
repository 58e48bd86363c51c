import { counting } from '../../counting.ts';
import type { AnalyseWords } from '../../terminal/analyse.ts';

const { count } = counting('fr');

export const analyse: AnalyseWords = {
  help: {
    summary: 'mesure ce qu’a coûté chaque choix d’une partie enregistrée',
    usage: ['FICHIER [options]'],
    about: [
      'L’amiral juge chaque choix d’une partie enregistrée d’après ce que son joueur pouvait voir : chaque option est jouée dans de nombreuses parties imaginées, et le choix fait est comparé au meilleur. Son coût est une perte de chances de gagner, comme au backgammon ; la moyenne d’un joueur sur la partie dit comment il a joué, et les choix les plus coûteux sont nommés.',
      'Une moitié des parties imaginées dit quelle option est la meilleure, l’autre de combien : le hasard ne passe donc pas pour une faute, et une perte peut tomber un peu au-dessous de zéro. FICHIER contient la partie en JSON ou JSON Lines, compressé par gzip ou non ; - est l’entrée standard.',
    ],
    options: [
      ['--seat S', 'seulement les choix de cette place : un numéro à partir de 0, ou la lettre du navire'],
      ['--games N', 'combien de parties sont imaginées pour chaque choix (1000)'],
      ['--game N', 'la N-ième partie d’un fichier qui en a plusieurs (sinon la première)'],
      ['--json', 'le tout en un objet JSON'],
    ],
    examples: ['jamaica analyse partie.json', 'jamaica analyse partie.json --seat 0 --games 10000'],
    exits: { no: 'la partie ne respecte pas les règles' },
  },
  title: games =>
    `Chaque choix jugé par l’amiral en ${count(games, { one: 'partie imaginée', other: 'parties imaginées' })}, d’après ce que son joueur pouvait voir`,
  player: 'joueur',
  choices: 'choix',
  loss: 'perte moyenne',
  note: 'Ce qu’un choix a coûté en moyenne par rapport au meilleur, en points de chances de gagner (un centième chacun), avec l’erreur type.',
  mark: points => `Pour comparer : un amiral parmi les amiraux perd ${points}.`,
  worst: 'Ce qui a coûté le plus',
  moment: (round, step) => `Manche ${round}, étape ${step}`,
  mistake: (name, choice, best, chances) =>
    `${name} : ${choice}. Mieux : ${best}. Chances de gagner : ${chances.best} au lieu de ${chances.chance}.`,
  cost: (points, doubt) => `Perte : ${points} ± ${doubt}.`,
  noMistake: 'Aucun choix n’a coûté quoi que ce soit à coup sûr.',
  nothingChosen: 'Il n’y avait rien à choisir.',
};
