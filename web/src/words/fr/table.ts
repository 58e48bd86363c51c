import { counting } from '@jamaica/words';
import type { TableWords } from '../table.ts';

const { count, form, list } = counting('fr');

const DECISIONS = {
  dice: 'Placez les dés',
  card: 'Choisissez une carte',
  move: 'Choisissez un chenal',
  load: 'Rangez le chargement',
  empty: 'Faites de la place',
  pay: 'Payez',
  attack: 'Combat',
  powder: 'Poudre',
  'powder-from': 'Poudre',
  sabre: 'Sabre de Saran',
  loot: 'Butin',
  retreat: 'Pénurie',
  treasure: 'Pénurie',
  'ghost-direction': 'Le Vaisseau fantôme',
  'ghost-move': 'Le Vaisseau fantôme',
  'ghost-attack': 'Le Vaisseau fantôme',
  'ghost-loot': 'Le Vaisseau fantôme',
  'ghost-load': 'Le Vaisseau fantôme',
};

const SPACES = { one: 'case', other: 'cases' };

export const table: TableWords = {
  round: round => `Manche ${round}`,
  menu: 'Menu',
  close: 'Fermer',
  undo: 'Annuler le coup',
  hint: 'Conseil',
  skip: 'Passer à la suite',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  // `Carte` would be a card as well.
  wholeChart: 'Voir tout le plateau',
  closer: 'Voir le navire de près',
  restart: 'Recommencer',
  leave: 'Quitter la table',
  leaveQuestion: 'La partie est enregistrée : vous pourrez la continuer plus tard.',
  restartQuestion: 'Commencer une nouvelle partie avec le même équipage ? Celle-ci sera abandonnée.',
  saveRecord: 'Télécharger la partie',
  soundOff: 'Couper le son',
  soundOn: 'Activer le son',
  showLog: 'Journal',
  showList: 'Plateau en liste',
  board: 'Le plateau',
  hand: 'Vos cartes',
  ownHolds: 'Vos cales',
  treasures: 'Vos trésors',
  players: 'Joueurs',
  prompt: 'La question',
  whereabouts: 'Où sont les navires',
  shipAt: (name, where, left) =>
    left === 0 ? `${name} est à l’arrivée.` : `${name} : ${where}. ${count(left, SPACES)} jusqu’à l’arrivée.`,
  handOf: name => `Cartes : ${name}`,
  waitingFor: names => `On attend ${list(names)}…`,
  thinking: name => `${name} réfléchit…`,
  shuffling: 'Un instant…',
  gameOver: 'La course est finie',
  asked: (name, question) => `${name} : ${question}`,
  curtainTitle: 'Passez l’écran',
  curtain: name => `Le prochain choix est réservé à ${name}. Tous les autres contemplent le large.`,
  curtainButton: name => `Je suis ${name}`,
  card: (morning, evening) => `Matin : ${morning}. Soir : ${evening}.`,
  chosenCard: 'Votre carte de cette manche',
  notNow: asked => `Pas maintenant. ${asked}`,
  outOfReach: 'Avec ce dé, on ne peut pas atteindre cette case.',
  nothingToChoose: names =>
    names.length === 0
      ? 'Il n’y a rien à choisir pour le moment.'
      : `${list(names)} ${form(names.length, { one: 'doit', other: 'doivent' })} choisir d’abord.`,
  powderOdds: (win, draw, lose) => `victoire ${win} · égalité ${draw} · défaite ${lose}`,
  more: 'Plus',
  less: 'Moins',
  fire: tokens =>
    tokens === 0 ? 'Combattre sans poudre' : `Combattre avec ${count(tokens, { one: 'baril', other: 'barils' })}`,
  moreBelow: 'La suite plus bas',
  pay: price => `Payer ${price}`,
  spend: price => `Dépenser ${price}`,
  gives: (hold, tokens) => `${hold}, donne ${tokens}`,
  sum: (parts, due) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return `${parts.join(' + ') || 0} = ${whole}${whole < due ? `, il manque ${due - whole}` : ''}`;
  },
  costs: price => `coûte ${price}`,
  letter: index => 'ABCDEFGHIJ'[index] ?? '',
  load: goods => `charger ${goods}`,
  loadOverboard: goods => `charger ${goods}, il faudra jeter quelque chose`,
  loadLost: goods => `aucune cale pour ${goods} : chargement perdu`,
  pays: price => `payer ${price}`,
  short: price => `pénurie : le prix est de ${price}`,
  backTo: places => (places.length === 1 ? `retour : ${places[0]}` : `retour sur une case parmi ${places.length}`),
  battle: (name, win) => `combat contre ${name} : ${win} de chances de gagner`,
  treasure: 'un trésor',
  finish: 'l’arrivée !',
  unknown: 'après une pénurie, qui sait…',
  orElse: texts => texts.join(' ; ou '),
  hintThinking: 'L’amiral réfléchit…',
  hintFailed: 'Impossible d’interroger l’amiral : ce navigateur ne permet pas les calculs en arrière-plan.',
  outwitted: names =>
    `Ce navigateur ne permet pas les calculs en arrière-plan : pour ${list(names)}, c’est un matelot qui joue.`,
  adviceTitle: 'L’avis de l’amiral',
  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  listTitle: 'Le plateau en liste',
  listSpace: (place, kind, price, remarks) =>
    [`${place}, ${kind}`, ...(price === null ? [] : [price]), ...remarks].join(', '),
  listTreasureHere: 'un trésor ici',
  notARecord: file => `${file} n’est pas une partie enregistrée.`,
  legend: 'Symboles et touches',
  keys: {
    title: 'Touches',
    numbers: 'la carte ou la réponse à cette place',
    escape: 'passer ce qui est montré, ou annuler',
    takeBack: 'annuler le coup',
    arrows: 'dans le journal : ligne par ligne, et le plateau montre où',
  },
  decision: kind => DECISIONS[kind],
  explained: decision => `Aide : ${decision}`,
};
