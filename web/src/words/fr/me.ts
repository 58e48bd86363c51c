import type { MeWords } from '../me.ts';

const STATES = {
  on: 'Ce navigateur vous prévient quand c’est à vous.',
  off: 'Ce navigateur ne vous prévient pas encore.',
  asking: 'Un instant…',
  denied:
    'Le navigateur interdit les messages de cette page. Autorisez-les dans ses réglages pour ce site, puis revenez.',
  unsupported:
    'Ce navigateur ne peut pas recevoir de messages. Sur iPhone ou iPad, ajoutez d’abord le jeu à l’écran d’accueil.',
  'no-server': 'Ce serveur n’envoie pas de messages.',
  failed: 'Le navigateur n’a pas pu joindre son service de messages. Réessayez plus tard.',
};

const LANES = {
  treasure: 'Vers un trésor',
  port: 'Vers un port',
  'deep-sea': 'Vers le large',
  cheapest: 'Là où c’est le moins cher',
};

export const me: MeWords = {
  title: 'Qui vous êtes',
  nameTitle: 'Votre nom',
  name: 'Nom',
  nameNote: 'Les autres le voient à la table. Vous pouvez en changer à tout moment.',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  badName: 'Un nom compte de 1 à 20 lettres, chiffres ou signes visibles.',

  codeTitle: 'Code de secours',
  codeNote: has =>
    has
      ? 'Vous avez un code. Il a été montré une fois et ne peut plus l’être ; un nouveau le remplace.'
      : 'Il ne faut pas de compte. Mais si ce navigateur vous oublie, seul un code ou une clé d’accès vous rend vos parties.',
  makeCode: 'Créer un code',
  makeNewCode: 'Créer un nouveau code',
  newCodeQuestion: 'L’ancien code ne vaudra plus rien. En créer un nouveau ?',
  codeShown:
    'Notez-le ou gardez-le avec vos mots de passe : il n’est montré que maintenant. Entrez-le sur un autre appareil pour y être vous-même.',
  copy: 'Copier',
  copied: 'Copié',
  enterTitle: 'J’ai un code',
  enterNote: 'Vous devenez la personne à qui le code appartient. Qui vous étiez dans ce navigateur reste à quai.',
  code: 'Code',
  enter: 'Embarquer',
  badCode: 'Un code compte cinq groupes de quatre lettres et chiffres.',
  welcome: name => `Bon retour à bord, ${name} !`,

  passkeyTitle: 'Clés d’accès',
  passkeyNote: 'Revenez avec une empreinte, un visage ou un code PIN, sans mot de passe.',
  noPasskeys: 'Vous n’en avez pas encore.',
  addPasskey: 'Ajouter une clé d’accès',
  passkey: (number, made) => `Clé d’accès ${number}, créée le ${made}`,
  removePasskey: number => `Retirer la clé d’accès ${number}`,
  signIn: 'Revenir avec une clé d’accès',
  passkeyCancelled: 'Rien n’a été fait : le navigateur s’est arrêté, ou vous.',

  newsTitle: 'Messages',
  newsSwitch: 'Me prévenir quand c’est à moi',
  newsNote: 'Même quand le jeu est fermé. Un message par attente ; il disparaît dès que vous avez joué.',
  newsState: state => STATES[state],
  turnTitle: 'À vous de jouer !',
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
    powder: tokens => `au plus ${tokens}`,
    less: 'Moins',
    more: 'Plus',
    payFrom: 'Cales qui paient',
    payFromNote: 'Payer d’abord avec les plus vides fait de la place.',
    fullest: 'Les plus pleines',
    emptiest: 'Les plus vides',
    lane: 'Quand la route se divise',
    laneNote: 'Le chenal que votre navire préfère.',
    laneName: lane => LANES[lane],
    overboard: 'Ce qui passe par-dessus bord',
    overboardNote: 'Quand une charge a besoin d’une cale. Touchez dans l’ordre où les choses partent.',
    goes: (good, place) => `${good} : part en numéro ${place}`,
    stays: good => `${good} : sans consigne`,
    give: 'Donner ces consignes',
    given: 'Les consignes sont données.',
  },

  looksTitle: 'Langue, carte et son',
  looksNote: 'Ces réglages appartiennent à ce navigateur.',
  openSettings: 'Réglages',

  botsTitle: 'Programmes qui jouent',
  botsNote:
    'Pour qui programme : un compte pour un programme à vous, avec un jeton. La documentation du serveur dit comment.',
  botName: 'Nom du programme',
  makeBot: 'Créer un compte',
  token: name => `Jeton : ${name}`,
  tokenShown: 'Il n’est montré que maintenant. Qui l’a joue comme ce programme.',
  endBot: name => `Fermer le compte : ${name}`,

  elsewhereTitle: 'Autres appareils',
  elsewhereNote:
    'Ce navigateur sait toujours qui vous êtes ; tous les autres l’oublient et ne reçoivent plus de messages. Vos programmes continuent de jouer.',
  signOutElsewhere: 'Se déconnecter partout ailleurs',
  elsewhereAdvice:
    'Votre code de secours et vos clés d’accès ouvrent toujours. Si quelqu’un d’autre peut les avoir, créez un nouveau code et retirez les clés d’accès que vous ne reconnaissez pas.',
  signedOutElsewhere: 'C’est fait. Seul ce navigateur sait qui vous êtes.',

  farewellTitle: 'Descendre à terre',
  signOut: 'Se déconnecter',
  signOutNote: hasWayBack =>
    hasWayBack
      ? 'Ce navigateur oublie qui vous êtes. Votre code ou votre clé d’accès vous ramène.'
      : 'Vous n’avez ni code ni clé d’accès : si vous vous déconnectez, personne ne pourra vous rendre vos parties.',
  signOutQuestion: 'Se déconnecter quand même ?',
  forget: 'Effacer mes données',
  forgetTitle: 'Effacer tout ce qui vous concerne ?',
  forgottenIntro: 'Ceci est effacé, tout de suite et pour toujours :',
  forgotten: [
    'votre nom, et qui vous êtes',
    'votre code de secours et vos clés d’accès',
    'les messages à vos navigateurs',
    'votre force et votre rang dans les classements',
    'vos programmes et leurs jetons',
  ],
  keptIntro: 'Ceci reste :',
  kept: [
    'les coups des parties que vous avez jouées, car elles sont aussi celles des autres, sans votre nom et sans ce que vous avez dit',
    'les parties en cours : un bot navigue à votre place',
    'vos réglages et vos parties locales, dans ce navigateur',
  ],
  forgetGoOn: 'Continuer',
  forgetSure: 'Vraiment tout effacer ? Il n’y a pas de retour, pas même avec un code.',
  forgetNow: 'Effacer pour toujours',
  cancel: 'Annuler',
  gone: 'C’est fait. Ce navigateur ne sait plus qui vous êtes.',
};
