import { counting } from '../../counting.ts';
import type { ShareWords } from '../../page/share.ts';

const { list } = counting('fr');

export const share: ShareWords = {
  title: 'Partager cette course',
  link: {
    race: 'Copier le lien',
    moment: 'Copier le lien vers ce moment',
    copied: 'Le lien est copié.',
    byHand: 'Le lien, à copier à la main',
    send: 'Envoyer le lien…',
  },
  recordSaved: 'La partie est téléchargée : il suffit de la déposer ici pour revoir la course.',
  back: 'Retour',
  unfinished: 'Cette course n’est pas finie : on ne montre que ce que toute la table pouvait voir, et aucun point.',
  heading: 'La course autour de la Jamaïque',
  ahead: names => (names.length === 1 ? `${names[0]} est en tête` : `${list(names)} sont en tête`),
  lead: name => `${name} prend la tête.`,
  picture: {
    turningPoints: 'Tournants',
    alt: (heading, result) => `${heading} : une affiche avec la route de chaque navire. ${result}`,
    png: 'Enregistrer en PNG',
    svg: 'Enregistrer en SVG',
    finish: 'Enregistrer l’arrivée en PNG',
    failed: 'L’image n’a pas pu être faite.',
  },
  film: {
    title: 'Faire un film',
    note: 'Une demi-minute de course, de jour et de nuit, avec des légendes en français. Il est fait dans ce navigateur et n’est envoyé nulle part.',
    shape: 'Format',
    square: 'Carré',
    upright: 'Vertical',
    make: 'Faire le film',
    progress: share => `Tournage : ${share}`,
    patience: 'Ce navigateur filme aussi vite que le film se déroule, et seulement tant qu’on le regarde.',
    stop: 'Arrêter',
    ready: megabytes => `Le film est prêt : ${megabytes}.`,
    save: 'Enregistrer le film',
    again: 'En faire un autre',
    cannot:
      'Ce navigateur ne sait pas écrire de films. Des versions plus récentes de Chrome, Edge, Firefox et Safari le savent.',
    failed: 'Le film n’a pas pu être fait.',
  },
  embed: {
    title: 'L’afficher sur une page',
    note: 'Cette ligne affiche la course en petit sur n’importe quelle page.',
    line: 'La ligne à coller',
    copy: 'Copier la ligne',
    copied: 'La ligne est copiée.',
  },
  file: {
    title: 'Enregistrer en un seul fichier',
    note: 'Une page qui montre la course dans tout navigateur, depuis un disque et sans réseau.',
    saved: 'La page est enregistrée.',
    failed: 'La page n’a pas pu être faite : ses parties n’ont pas pu être chargées.',
  },
};
