import { counting } from '@jamaica/words';
import type { OnlineWords } from '../online.ts';

const { count } = counting('it');

const AWAY = {
  'no-network': 'Nessuna rete',
  unreachable: 'Il server non risponde',
  'no-server': 'Qui non c’è nessun server',
};

const REFUSALS = {
  away: 'Nessuna connessione: non è stato fatto.',
  'not-understood': 'Il server non ha capito.',
  'no-table': 'Questo tavolo non esiste.',
  'not-yours': 'Può farlo solo chi ospita.',
  'not-seated': 'Non siedi a questo tavolo.',
  'seat-taken': 'Quel posto è occupato.',
  'pirate-taken': 'Qualcun altro ha già quel pirata.',
  'table-full': 'Tutti i posti sono occupati.',
  'already-started': 'La corsa è già cominciata.',
  'not-started': 'La corsa non è ancora cominciata.',
  'not-ready': 'Qualcuno non è ancora pronto.',
  'no-spectators': 'Questo tavolo è solo per chi gioca.',
  over: 'La corsa è finita.',
  'not-open': 'Ora non ti si chiede nulla.',
  'too-late': 'Troppo tardi: è già deciso.',
  'not-an-option': 'Adesso non si può scegliere.',
  'phrases-only': 'A questo tavolo si parla solo con frasi pronte.',
  'too-fast': 'Troppo in fretta. Aspetta un momento.',
  'too-many': 'Sono troppi.',
  'no-such-change': 'Il server non lo conosce.',
  unavailable: 'Il server non ci è riuscito. Riprova.',
};

export const online: OnlineWords = {
  connected: 'Connesso',
  connecting: 'Connessione…',
  away: why => AWAY[why],
  awayNote: 'Nulla va perso: si continua appena torna la connessione.',
  refusal: why => REFUSALS[why],
  sending: 'La tua scelta è in viaggio…',
  looking: 'Cerco il tavolo…',
  closedTitle: 'Nessuna rotta per questo tavolo',
  closed: why =>
    why === 'no-spectators'
      ? 'La corsa è cominciata, e questo tavolo è solo per chi gioca.'
      : 'Qui non c’è nessun tavolo. Forse il link è incompleto.',
  home: 'Torna in porto',
  yourTime: 'Il tuo tempo',
  reserve: left => `riserva ${left}`,
  time: (left, reserve) => (reserve === null ? `restano ${left}` : `restano ${left}, riserva ${reserve}`),
  hours: hours => count(hours, { one: 'ora', other: 'ore' }),
  days: days => count(days, { one: 'giorno', other: 'giorni' }),
  absent: 'gioca un bot',
  absentNote: why =>
    why === 'time' ? 'Tempo scaduto: un bot gioca al suo posto.' : 'Ha lasciato il tavolo: un bot gioca al suo posto.',
  ownAbsence: why =>
    why === 'time'
      ? 'Tempo scaduto: un bot governa la tua nave.'
      : 'Hai lasciato il tavolo: un bot governa la tua nave.',
  takeHelm: 'Riprendi il timone',
  watching: 'Stai guardando',
  follow: 'Segui',
  followAction: 'chi si muove',
  leaveQuestion: 'La corsa continua senza di te. Puoi tornare quando vuoi da «Le mie partite».',
  leaveToBot: 'Lascia il timone a un bot',
  leaveForNow: 'Esci e tieni il posto',
  rematchCalled: 'È stata chiesta la rivincita.',
  rematchGo: 'Sali a bordo',
};
