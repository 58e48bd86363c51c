import { counting } from '../../counting.ts';
import type { ArenaWords } from '../../terminal/arena.ts';

const { count, number, list, either } = counting('fr');
const games = { one: 'partie', other: 'parties' };

export const arena: ArenaWords = {
  silent: command =>
    `le programme ne démarre pas ou ne répond jamais : ${command}. Ce qu’il écrit sur sa sortie d’erreur est affiché ci-dessus`,
  help: {
    summary: 'fait jouer des bots entre eux et montre lesquels sont les plus forts',
    usage: [
      'NIVEAU[:N]… [--games 2000] [--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--seed x] [--budget N | --ms N] [--json] [--svg FICHIER]',
      '--exec "COMMANDE" NIVEAU…',
      '--ladder [NIVEAU:N…] [--games N]',
      '--curve NIVEAU [--games N]',
    ],
    about: [
      'Les bots prennent les places dans l’ordre où ils sont nommés ; le dernier occupe toutes celles qui restent : « captain bosun » oppose un captain à trois bosuns. Sans nom de bot, la commande dit quels niveaux existent.',
      'Les places tournent, et chaque rotation d’une donne garde la même mise en place, les mêmes dés et les mêmes mélanges. Avec --budget, les mêmes arguments donnent le même résultat, quel que soit le nombre de fils d’exécution. Ctrl-C arrête et montre ce qui a été joué.',
      'Un niveau peut dire combien il réfléchit pour chaque choix : captain:60 imagine 60 parties, captain:150ms réfléchit 150 millisecondes, quoi que fassent les autres. Avec --ladder, on ne nomme des niveaux que pour cela.',
      'Avec --exec, un programme prend une place, dans n’importe quel langage ; docs/bot-programs.md explique comment on lui parle.',
    ],
    options: [
      ['--games N', 'le nombre de parties, arrondi vers le haut à des donnes entières (2000)'],
      ['--players N', '2 à 6 joueurs (4)'],
      ['--edition E', 'les règles de 2007 ou de 2021 (2021)'],
      ['--book LIVRET', 'exactement selon un livret : en-2007, ru-2007, fr-2007, uk-2021 ou it-2021'],
      [
        '--house RÈGLE',
        'une règle maison : tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty ou loot=empty-hold ; plusieurs avec des virgules',
      ],
      ['--ghost', 'le Vaisseau fantôme navigue aussi : toujours à 2 joueurs, jamais à 6'],
      ['--seed TEXTE', 'd’où vient le hasard (jamaica)'],
      ['--budget N', 'les bots imaginent N parties par choix ; avec --curve, les adversaires seulement'],
      ['--ms N', 'les bots réfléchissent N millisecondes par choix ; avec --curve, les adversaires seulement'],
      ['--exec COMMANDE', 'un programme à la place d’un niveau'],
      ['--exec-timeout N', 'combien de millisecondes il a pour répondre (5000)'],
      ['--ladder', 'chaque niveau contre celui d’en dessous, en tableau pour un README'],
      ['--curve NIVEAU', 'le niveau avec 2, 4, 8, 16, 32 et 64 parties imaginées par choix contre celui d’en dessous'],
      ['--workers N', 'le nombre de fils d’exécution (autant que de cœurs)'],
      ['--json', 'un seul objet JSON et rien d’autre'],
      ['--svg FICHIER', 'dessine aussi les taux de victoire dans FICHIER'],
    ],
    examples: [
      'jamaica arena captain bosun --games 400',
      'jamaica arena admiral:8 captain:60 bosun deckhand',
      'jamaica arena captain bosun deckhand --players 3 --budget 8 --json',
      'jamaica arena --exec "python3 docs/examples/bot.py" deckhand',
      'jamaica arena --ladder --svg ladder.svg',
      'jamaica arena --curve captain --games 200',
    ],
  },
  levelExpected: (given, known) => `niveau attendu : ${either(known)}, et non ${given}`,
  entrantsMissing: known => `qui joue ? Les niveaux sont ${list(known)}, et --exec prend un programme`,
  tooManyEntrants: (given, players) => `bots attendus, un par place : au plus ${players}, et non ${given}`,
  notTogether: (one, other) => `${one} et ${other} ne vont pas ensemble`,
  noEntrantsWith: option => `${option} choisit les bots : n’en nommez aucun`,
  title: (rules, agreed, played, seed) =>
    `${count(played, games)}, ${rules.players} joueurs${rules.ghost ? ' et le Vaisseau fantôme' : ''}, ${agreed}, graine « ${seed} »`,
  note: chance =>
    `Taux de victoire d’une place avec son intervalle à 95 % : ${chance} si tous se valaient. Une victoire partagée est divisée.`,
  troubles: (program, { late, died, nonsense }) =>
    `${program} : retards ${number(late)}, plantages ${number(died)}, réponses absurdes ${number(nonsense)}`,
  bot: 'bot',
  level: 'niveau',
  over: 'contre',
  imagined: 'imaginées',
  games: 'parties',
  winRate: 'victoires',
  interval: 'intervalle 95 %',
  score: 'points',
  rating: 'cote',
  milliseconds: 'ms/choix',
  rates: 'taux de victoire d’une place, intervalle à 95 %',
  imaginedAChoice: 'parties imaginées par choix',
  chance: percent => `hasard : ${percent}`,
  pairing: (level, over) => `${level} contre ${over}`,
};
