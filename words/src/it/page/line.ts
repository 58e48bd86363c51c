import { counting } from '../../counting.ts';
import type { LineWords } from '../../page/line.ts';

const { count } = counting('it');

const AWAY = {
  'no-network': 'Nessuna rete',
  unreachable: 'Il server non risponde',
  'no-server': 'Qui non c’è nessun server',
};

const REFUSALS = {
  away: 'Manca la connessione: non è stato fatto nulla.',
  'not-understood': 'Il server non ha capito.',
  'no-table': 'Questo tavolo non esiste.',
  'not-yours': 'Può farlo solo chi ospita.',
  'not-seated': 'Non hai un posto a questo tavolo.',
  'seat-taken': 'Quel posto è occupato.',
  'pirate-taken': 'Quel pirata l’ha già preso qualcun altro.',
  'table-full': 'Tutti i posti sono occupati.',
  'already-started': 'La regata è già cominciata.',
  'not-started': 'La regata non è ancora cominciata.',
  'not-ready': 'Qualcuno non è ancora pronto.',
  'no-spectators': 'Questo tavolo è solo per chi gioca.',
  over: 'La regata è finita.',
  'not-open': 'In questo momento non devi scegliere nulla.',
  'too-late': 'Troppo tardi: è già deciso.',
  'not-an-option': 'Adesso non lo si può scegliere.',
  'phrases-only': 'A questo tavolo si parla solo con frasi pronte.',
  'too-fast': 'Troppo in fretta. Aspetta un momento.',
  'too-many': 'Sono troppi.',
  'no-such-change': 'Il server non conosce questa richiesta.',
  'no-program': 'Non c’è nessun programma così da invitare.',
  'program-busy': 'Quel programma ha già abbastanza tavoli. Invitane un altro.',
  unavailable: 'Al momento il server non ci riesce. Riprova.',
};

export const line: LineWords = {
  connected: 'Online',
  connecting: 'Connessione…',
  away: why => AWAY[why],
  awayNote: 'Nulla va perso: si riprende appena torna la connessione.',
  refusal: why => REFUSALS[why],
  looking: 'Cerco il tavolo…',
  closedTitle: 'Nessuna rotta per questo tavolo',
  closed: why =>
    why === 'no-spectators'
      ? 'La regata è cominciata, e questo tavolo è solo per chi gioca.'
      : 'Qui non c’è nessun tavolo. Forse il link è incompleto.',
  home: 'Torna in porto',
  yourTime: 'Il tuo tempo',
  reserve: left => `riserva ${left}`,
  time: (left, reserve) => (reserve === null ? `ancora ${left}` : `ancora ${left}, riserva ${reserve}`),
  hours: hours => count(hours, { one: 'ora', other: 'ore' }),
  days: days => count(days, { one: 'giorno', other: 'giorni' }),
  absent: 'gioca un bot',
  absentNote: why =>
    why === 'time' ? 'Tempo scaduto: un bot gioca al suo posto.' : 'Ha lasciato il tavolo: un bot gioca al suo posto.',
  offline: 'offline',
  offlineNote: 'Ha perso la rete, o ha chiuso il gioco. Il posto resta suo.',
  ownAbsence: why =>
    why === 'time'
      ? 'Tempo scaduto: un bot governa la tua nave.'
      : 'Hai lasciato il tavolo: un bot governa la tua nave.',
  takeHelm: 'Riprendi il timone',
  botsSlow: 'Sono in corso molte regate: i bot ci mettono più del solito.',
  watching: 'Stai guardando',
  follow: 'Segui',
  followAction: 'chi sta giocando',
  leaveQuestion: 'La regata continua senza di te. Puoi tornare quando vuoi da «Le mie partite».',
  leaveToBot: 'Lascia il timone a un bot',
  leaveForNow: 'Esci e tieni il posto',
  rematchCalled: name => (name === null ? 'È stata chiesta la rivincita.' : `${name} chiede la rivincita.`),
  rematchGo: 'Sali a bordo',
};
