import { counting } from '../../counting.ts';
import type { BigScreenWords } from '../../page/big-screen.ts';

const { count } = counting('fr');

export const bigScreen: BigScreenWords = {
  title: 'Sur grand écran',
  about: {
    intro:
      'Le plateau à la télévision, les cartes en main : un grand écran montre la course, et le téléphone de chacun est sa cale et sa main. Sans compte, sans application, sans internet.',
    picture: 'Un grand écran avec le plateau et, devant lui, quatre personnes, chacune un téléphone à la main.',
    steps: [
      'Ouvrez cette page sur l’écran que tout le monde voit : un ordinateur, une télévision avec navigateur, une tablette posée sur la table.',
      'Ouvrez la table. L’écran affiche un code QR.',
      'Chacun le scanne, écrit son nom et choisit un pirate. On peut se partager un téléphone à plusieurs.',
      'La première personne assise donne le départ ; les bots prennent les places libres.',
    ],
    network:
      'Sans internet : lancez le serveur sur un ordinateur de la maison (npm start, ou jamaica serve --lan). Il affiche l’adresse et un code QR pour tous les appareils du même réseau.',
    open: 'Ouvrir la table sur cet écran',
    opening: 'Ouverture…',
  },
  screen: {
    scan: 'Scannez et jouez',
    scanNote: 'avec l’appareil photo d’un téléphone',
    qr: 'Code QR qui mène un téléphone à cette table',
    free: seats => count(seats, { one: 'place libre', other: 'places libres' }),
    first: 'La première personne assise donnera le départ.',
    sailsBy: host => `${host} donnera le départ quand tout le monde sera là.`,
    late: 'Prenez la place d’un bot',
    turn: name => `${name} joue`,
    choosing: 'Choisissez vos cartes !',
    paused: 'Pause',
    onlyHere: 'Tout se choisit sur les téléphones.',
    fullScreen: 'Plein écran',
  },
  phone: {
    who: 'Comment vous appelez-vous ?',
    next: 'Suivant',
    pirate: 'Quel pirate êtes-vous ?',
    seated: name => `Bienvenue à bord, ${name} !`,
    lookUp: 'Regardez le grand écran.',
    showBoard: 'Voir le plateau',
    hideBoard: 'Revenir à mes cartes',
    preview: 'Montrer à quoi je pense',
    previewNote: 'La carte que vous regardez s’affiche aussi sur le grand écran : tous voient où elle vous mènerait.',
    oneMore: 'Une personne de plus avec ce téléphone',
    options: 'Plus',
    asScreen: 'Montrer cette table sur grand écran',
  },
  claim: {
    title: 'La course est lancée',
    mine: 'J’ai perdu mon téléphone : c’était ma place',
    bots: 'Remplacer un bot',
    seatOf: name => `Place : ${name}`,
    wait: 'Le même code est sur le grand écran. L’hôte, ou la personne assise à cette place, accepte sur son téléphone.',
    onScreen: 'Qui a ce code sur son téléphone demande cette place. L’hôte accepte ou refuse.',
    asked: seat => `Quelqu’un demande une place (${seat}). A-t-il ce code sur son téléphone ?`,
    give: 'Oui, la lui donner',
    refuse: 'Non',
    watch: 'Seulement regarder',
  },
  remote: {
    title: 'Télécommande',
    pause: 'Pause',
    goOn: 'Reprendre',
    paused: 'La course est en pause.',
    volume: 'Volume du grand écran',
    captions: 'Langue du grand écran',
    own: 'la sienne',
  },
};
