import { counting } from '../../counting.ts';
import type { MeWords } from '../../page/me.ts';

const { count } = counting('it');

const STATES = {
  on: 'Questo browser ti avvisa quando tocca a te.',
  off: 'Questo browser non ti avvisa ancora.',
  asking: 'Un attimo…',
  denied:
    'Il browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni per questo sito, poi torna qui.',
  unsupported:
    'Questo browser non può ricevere notifiche. Su iPhone o iPad aggiungi prima il gioco alla schermata Home.',
  'no-server': 'Questo server non manda notifiche.',
  failed: 'Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi.',
};

const LANES = {
  treasure: 'Verso un tesoro',
  port: 'Verso un porto',
  'deep-sea': 'Verso il mare aperto',
  cheapest: 'Dove costa meno',
};

export const me: MeWords = {
  title: 'La tua pagina',
  nameTitle: 'Il tuo nome',
  name: 'Nome',
  nameNote: 'Gli altri lo vedono al tavolo. Puoi cambiarlo quando vuoi.',
  save: 'Salva',
  saved: 'Salvato.',
  badName: 'Un nome ha da 1 a 20 caratteri visibili: lettere, cifre o segni.',

  codeTitle: 'Codice di recupero',
  codeNote: has =>
    has
      ? 'Hai un codice. È stato mostrato una volta e non si può più mostrare; uno nuovo lo sostituisce.'
      : 'Non serve un account. Ma se questo browser ti dimentica, solo un codice o una passkey ti riporta alle tue partite.',
  makeCode: 'Crea un codice',
  makeNewCode: 'Crea un nuovo codice',
  newCodeQuestion: 'Il codice che hai smette subito di valere. Crearne uno nuovo?',
  codeShown:
    'Scrivilo o conservalo con le tue password: viene mostrato solo ora. Inseriscilo su un altro dispositivo per farti riconoscere anche lì.',
  copy: 'Copia',
  copied: 'Copiato',
  enterTitle: 'Ho un codice',
  enterNote: 'Diventi la persona a cui appartiene il codice. Chi eri finora in questo browser resta a terra.',
  code: 'Codice',
  enter: 'Sali a bordo',
  badCode: 'Un codice ha cinque gruppi di quattro lettere e cifre.',
  welcome: name => `Di nuovo a bordo, ${name}!`,

  passkeyTitle: 'Passkey',
  passkeyNote: 'Accedi con l’impronta, il volto o un PIN, senza password.',
  noPasskeys: 'Non ne hai ancora.',
  addPasskey: 'Aggiungi una passkey',
  passkey: (number, made) => `Passkey ${number} (creata: ${made})`,
  removePasskey: number => `Rimuovi la passkey ${number}`,
  signIn: 'Accedi con una passkey',
  passkeyCancelled: 'Non è stato fatto nulla: il browser ha interrotto l’operazione, o l’hai annullata tu.',

  newsTitle: 'Notifiche',
  newsSwitch: 'Avvisami quando tocca a me',
  newsNote: 'Anche a gioco chiuso. Una sola ogni volta che tocca a te; sparisce appena hai giocato.',
  newsState: state => STATES[state],
  turnTitle: 'Tocca a te!',
  turnAt: names => `Al tavolo con ${names}`,
  turnSomewhere: 'A un tavolo ti aspettano.',

  ordersTitle: 'Ordini al bot',
  ordersNote: 'Per il bot che gioca al tuo posto quando non ci sei. Ti seguono a ogni tavolo a cui ti siedi.',
  orders: {
    botDecides: 'Decide il bot',
    defend: 'Polvere per difendersi',
    defendNote: 'Quando qualcuno attacca la tua nave.',
    atMost: 'Al massimo',
    powder: tokens =>
      tokens === 0 ? 'niente polvere' : `al massimo ${count(tokens, { one: 'barile', other: 'barili' })}`,
    less: 'Di meno',
    more: 'Di più',
    payFrom: 'Stive da cui pagare',
    payFromNote: 'Pagare prima dalle meno piene fa spazio.',
    fullest: 'Le più piene',
    emptiest: 'Le meno piene',
    lane: 'Dove la rotta si biforca',
    laneNote: 'Il canale che la tua nave preferisce.',
    laneName: lane => LANES[lane],
    overboard: 'Che cosa gettare in mare',
    overboardNote: 'Quando a un carico serve una stiva. Tocca le merci nell’ordine in cui gettarle.',
    goes: (good, place) => `${good}: ${place}ª merce da gettare`,
    stays: good => `${good}: nessun ordine`,
    give: 'Dai questi ordini',
    given: 'Ordini impartiti.',
  },

  looksTitle: 'Lingua, tabellone e suoni',
  looksNote: 'Queste impostazioni valgono solo per questo browser.',
  openSettings: 'Impostazioni',

  botsTitle: 'Programmi che giocano',
  botsNote: 'Per chi programma: un account per un tuo programma, con un token. La documentazione del server dice come.',
  botName: 'Nome del programma',
  makeBot: 'Crea un account',
  token: name => `Token di ${name}`,
  tokenShown: 'Viene mostrato solo ora. Chi lo ha gioca come questo programma.',
  endBot: name => `Chiudi l’account di ${name}`,

  elsewhereTitle: 'Altri dispositivi',
  elsewhereNote:
    'Questo browser sa ancora chi sei; tutti gli altri lo dimenticano e non ricevono più notifiche. I tuoi programmi continuano a giocare.',
  signOutElsewhere: 'Esci da ogni altro dispositivo',
  elsewhereAdvice:
    'Il tuo codice di recupero e le tue passkey valgono ancora. Se qualcun altro può averli, crea un nuovo codice e rimuovi le passkey che non riconosci.',
  signedOutElsewhere: 'Fatto. Solo questo browser sa chi sei.',

  farewellTitle: 'Scendere a terra',
  signOut: 'Esci',
  signOutNote: hasWayBack =>
    hasWayBack
      ? 'Questo browser dimentica chi sei. Il tuo codice o la tua passkey ti riporta qui.'
      : 'Non hai né codice né passkey: se esci, nessuno può riportarti alle tue partite.',
  signOutQuestion: 'Uscire lo stesso?',
  forget: 'Cancella i miei dati',
  forgetTitle: 'Cancellare tutto ciò che ti riguarda?',
  forgottenIntro: 'Questo viene cancellato, subito e per sempre:',
  forgotten: [
    'il tuo nome e la tua identità',
    'il tuo codice di recupero e le tue passkey',
    'le notifiche ai tuoi browser',
    'la tua forza e la tua posizione nelle classifiche',
    'la tua pagina e le notifiche altrove',
    'i tuoi programmi e i loro token',
  ],
  keptIntro: 'Questo resta:',
  kept: [
    'le mosse delle partite che hai giocato, perché sono anche degli altri, ma senza il tuo nome e senza quello che hai detto',
    'le partite in corso: un bot prosegue al tuo posto',
    'le tue impostazioni e le partite locali, in questo browser',
  ],
  forgetGoOn: 'Continua',
  forgetSure: 'Vuoi davvero cancellare tutto? Non si torna indietro, nemmeno con un codice.',
  forgetNow: 'Cancella per sempre',
  cancel: 'Annulla',
  gone: 'Fatto. Questo browser non sa più chi sei.',
};
