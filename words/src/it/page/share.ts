import { counting } from '../../counting.ts';
import type { ShareWords } from '../../page/share.ts';

const { list } = counting('it');

export const share: ShareWords = {
  title: 'Condividi questa regata',
  link: {
    race: 'Copia il link',
    moment: 'Copia il link a questo momento',
    copied: 'Il link è copiato.',
    byHand: 'Il link, da copiare a mano',
    send: 'Invia il link…',
  },
  recordSaved: 'Partita scaricata: chi la trascina qui può rivedere la regata.',
  back: 'Indietro',
  unfinished: 'Questa regata non è finita: si mostra solo ciò che tutti al tavolo potevano vedere, e nessun punto.',
  heading: 'La regata intorno alla Giamaica',
  ahead: names => (names.length === 1 ? `${names[0]} è in testa` : `${list(names)} sono in testa`),
  lead: name => `${name} passa in testa.`,
  picture: {
    turningPoints: 'Svolte',
    alt: (heading, result) => `${heading}: un manifesto con la rotta di ogni nave. ${result}`,
    png: 'Salva come PNG',
    svg: 'Salva come SVG',
    finish: 'Salva il traguardo come PNG',
    failed: 'Non è stato possibile creare l’immagine.',
  },
  film: {
    title: 'Gira un filmato',
    note: 'Mezzo minuto di regata, di giorno e di notte, con le didascalie in italiano. Si gira in questo browser e non viene inviato da nessuna parte.',
    shape: 'Formato',
    square: 'Quadrato',
    upright: 'Verticale',
    make: 'Gira il filmato',
    progress: share => `Riprese: ${share}`,
    patience: 'Questo browser gira alla velocità del filmato, e solo finché lo si guarda.',
    stop: 'Ferma',
    ready: megabytes => `Il filmato è pronto: ${megabytes}.`,
    save: 'Salva il filmato',
    again: 'Girane un altro',
    cannot: 'Questo browser non sa scrivere filmati. Le versioni più recenti di Chrome, Edge, Firefox e Safari sì.',
    failed: 'Non è stato possibile girare il filmato.',
  },
  embed: {
    title: 'Mostrala su una pagina',
    note: 'Questa riga mostra la regata in piccolo su qualsiasi pagina.',
    line: 'La riga da incollare',
    copy: 'Copia la riga',
    copied: 'La riga è copiata.',
  },
  file: {
    title: 'Salva in un solo file',
    note: 'Una pagina che mostra la regata in ogni browser, da un disco e senza rete.',
    saved: 'La pagina è salvata.',
    failed: 'Non è stato possibile creare la pagina: le sue parti non sono arrivate.',
  },
};
