import { counting } from '../../counting.ts';
import type { MeWords } from '../../page/me.ts';

const { count } = counting('fr');

const STATES = {
  on: 'Ce navigateur vous prévient quand c’est à vous.',
  off: 'Ce navigateur ne vous prévient pas encore.',
  asking: 'Un instant…',
  denied:
    'Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site, puis revenez.',
  unsupported:
    'Ce navigateur ne peut pas recevoir de notifications. Sur iPhone ou iPad, ajoutez d’abord le jeu à l’écran d’accueil.',
  'no-server': 'Ce serveur n’envoie pas de notifications.',
  failed: 'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.',
};

const LANES = {
  treasure: 'Vers un trésor',
  port: 'Vers un port',
  'deep-sea': 'Vers le large',
  cheapest: 'Là où c’est le moins cher',
};

export const me: MeWords = {
  title: 'Votre profil',
  nameTitle: 'Votre nom',
  name: 'Nom',
  nameNote: 'Les autres le voient à la table. Vous pouvez en changer à tout moment.',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  badName: 'Un nom compte de 1 à 20 caractères visibles.',

  codeTitle: 'Code de secours',
  codeNote: has =>
    has
      ? 'Vous avez un code. Il a été affiché une fois et ne peut plus l’être ; un nouveau le remplacerait.'
      : 'Pas besoin de compte. Mais si ce navigateur vous oublie, seul un code ou une clé d’accès vous rendra vos parties.',
  makeCode: 'Créer un code',
  makeNewCode: 'Créer un nouveau code',
  newCodeQuestion: 'Votre code actuel cessera aussitôt de fonctionner. En créer un nouveau ?',
  codeShown:
    'Notez-le ou gardez-le avec vos mots de passe : il n’est affiché que maintenant. Saisissez-le sur un autre appareil pour y retrouver votre identité.',
  copy: 'Copier',
  copied: 'Copié',
  enterTitle: 'J’ai un code',
  enterNote:
    'Vous devenez la personne à qui appartient le code. Votre identité actuelle dans ce navigateur reste à quai.',
  code: 'Code',
  enter: 'Embarquer',
  badCode: 'Un code compte cinq groupes de quatre lettres ou chiffres.',
  welcome: name => `Bon retour à bord, ${name} !`,

  passkeyTitle: 'Clés d’accès',
  passkeyNote: 'Reconnectez-vous avec votre empreinte, votre visage ou un code PIN, sans mot de passe.',
  noPasskeys: 'Vous n’en avez pas encore.',
  addPasskey: 'Ajouter une clé d’accès',
  passkey: (number, made) => `Clé d’accès ${number}, créée le ${made}`,
  removePasskey: number => `Retirer la clé d’accès ${number}`,
  signIn: 'Se connecter avec une clé d’accès',
  passkeyCancelled: 'Rien n’a été fait : le navigateur a interrompu l’opération, ou vous l’avez annulée.',

  newsTitle: 'Notifications',
  newsSwitch: 'Me prévenir quand c’est à moi de jouer',
  newsNote:
    'Même quand le jeu est fermé. Une seule chaque fois que l’on vous attend ; elle disparaît dès que vous avez joué.',
  newsState: state => STATES[state],
  turnTitle: 'À vous de jouer !',
  turnAt: names => `À la table avec ${names}`,
  turnSomewhere: 'On vous attend à une table.',

  ordersTitle: 'Consignes',
  ordersNote:
    'Pour le bot qui joue à votre place en votre absence. Elles vous suivent à chaque table où vous vous asseyez.',
  orders: {
    botDecides: 'Le bot décide',
    defend: 'Poudre pour se défendre',
    defendNote: 'Quand on attaque votre navire.',
    atMost: 'Au plus',
    powder: tokens => (tokens === 0 ? 'pas de poudre' : `au plus ${count(tokens, { one: 'baril', other: 'barils' })}`),
    less: 'Moins',
    more: 'Plus',
    payFrom: 'Cales qui paient',
    payFromNote: 'Payer d’abord avec les moins pleines fait de la place.',
    fullest: 'Les plus pleines',
    emptiest: 'Les moins pleines',
    lane: 'Aux bifurcations',
    laneNote: 'Le chenal que votre navire préfère.',
    laneName: lane => LANES[lane],
    overboard: 'Ce qui passe par-dessus bord',
    overboardNote:
      'Quand un chargement a besoin d’une cale. Touchez les marchandises dans l’ordre où il faut les jeter.',
    goes: (good, place) => `${good} : à jeter en ${place === 1 ? 'premier' : `${place}e`}`,
    stays: good => `${good} : sans consigne`,
    give: 'Donner ces consignes',
    given: 'Les consignes sont données.',
  },

  looksTitle: 'Langue, plateau et son',
  looksNote: 'Ces réglages appartiennent à ce navigateur.',
  openSettings: 'Réglages',

  botsTitle: 'Programmes qui jouent',
  botsNote:
    'Pour les programmeurs : un compte pour un programme à vous, avec un jeton d’accès. La documentation du serveur explique comment.',
  botName: 'Nom du programme',
  makeBot: 'Créer un compte',
  token: name => `Jeton d’accès : ${name}`,
  tokenShown: 'Il n’est affiché que maintenant. Quiconque le possède joue sous le nom de ce programme.',
  endBot: name => `Fermer le compte : ${name}`,

  elsewhereTitle: 'Autres appareils',
  elsewhereNote:
    'Ce navigateur sait toujours qui vous êtes ; tous les autres l’oublient et ne reçoivent plus de notifications. Vos programmes continuent de jouer.',
  signOutElsewhere: 'Se déconnecter partout ailleurs',
  elsewhereAdvice:
    'Votre code de secours et vos clés d’accès restent valables. Si quelqu’un d’autre peut les avoir, créez un nouveau code et retirez les clés d’accès que vous ne reconnaissez pas.',
  signedOutElsewhere: 'C’est fait. Seul ce navigateur sait qui vous êtes.',

  farewellTitle: 'Descendre à terre',
  signOut: 'Se déconnecter',
  signOutNote: hasWayBack =>
    hasWayBack
      ? 'Ce navigateur oublie qui vous êtes. Votre code ou votre clé d’accès vous ramènera.'
      : 'Vous n’avez ni code ni clé d’accès : si vous vous déconnectez, personne ne pourra vous rendre vos parties.',
  signOutQuestion: 'Se déconnecter quand même ?',
  forget: 'Effacer mes données',
  forgetTitle: 'Effacer tout ce qui vous concerne ?',
  forgottenIntro: 'Ceci est effacé, tout de suite et pour toujours :',
  forgotten: [
    'votre nom et votre identité',
    'votre code de secours et vos clés d’accès',
    'les notifications de vos navigateurs',
    'votre cote et votre rang dans les classements',
    'votre page et vos notifications ailleurs',
    'vos programmes et leurs jetons d’accès',
  ],
  keptIntro: 'Ceci reste :',
  kept: [
    'les coups des parties que vous avez jouées, car elles appartiennent aussi aux autres, mais sans votre nom ni vos messages',
    'les parties en cours : un bot y tient la barre à votre place',
    'vos réglages et les parties enregistrées dans ce navigateur',
  ],
  forgetGoOn: 'Continuer',
  forgetSure: 'Vraiment tout effacer ? Rien ne pourra être récupéré, pas même avec un code.',
  forgetNow: 'Effacer pour toujours',
  cancel: 'Annuler',
  gone: 'C’est fait. Ce navigateur ne sait plus qui vous êtes.',
};
