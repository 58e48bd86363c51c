import { counting } from '../../counting.ts';
import type { BigScreenWords } from '../../page/big-screen.ts';

const { count } = counting('it');

export const bigScreen: BigScreenWords = {
  title: 'Sul grande schermo',
  about: {
    intro:
      'Il tabellone in televisione, le carte in mano: un grande schermo mostra la regata, e il telefono di ognuno è la sua stiva e la sua mano. Senza account, senza app, senza internet.',
    picture: 'Un grande schermo con il tabellone e, davanti, quattro persone, ognuna con un telefono in mano.',
    steps: [
      'Apri questa pagina sullo schermo che vedono tutti: un portatile, un televisore con il browser, un tablet sul tavolo.',
      'Apri il tavolo. Sullo schermo appare un codice QR.',
      'Ognuno lo inquadra, scrive il proprio nome e sceglie un pirata. Un telefono può bastare a più persone.',
      'Chi si è seduto per primo salpa; i bot occupano i posti liberi.',
    ],
    network:
      'Senza internet: avvia il server su un PC di casa (npm start, oppure jamaica serve --lan). Scrive l’indirizzo e un codice QR per tutti i dispositivi della stessa rete.',
    open: 'Apri il tavolo su questo schermo',
    opening: 'Apro il tavolo…',
  },
  screen: {
    scan: 'Inquadra e gioca',
    scanNote: 'con la fotocamera di un telefono',
    qr: 'Codice QR che porta un telefono a questo tavolo',
    free: seats => count(seats, { one: 'posto libero', other: 'posti liberi' }),
    first: 'Chi si siede per primo darà il via.',
    sailsBy: host => `${host} dà il via quando ci sono tutti.`,
    late: 'Prendi il posto di un bot',
    turn: name => `Tocca a ${name}`,
    choosing: 'Scegliete le carte!',
    paused: 'Pausa',
    onlyHere: 'Si sceglie tutto sui telefoni.',
    fullScreen: 'Schermo intero',
  },
  phone: {
    who: 'Come ti chiami?',
    next: 'Avanti',
    pirate: 'Che pirata sei?',
    seated: name => `Ti diamo il benvenuto a bordo, ${name}!`,
    lookUp: 'Guarda il grande schermo.',
    showBoard: 'Mostrami il tabellone',
    hideBoard: 'Torna alle mie carte',
    preview: 'Mostra a che cosa penso',
    previewNote: 'La carta che guardi appare anche sul grande schermo: tutti vedono dove ti porterebbe.',
    oneMore: 'Un’altra persona con questo telefono',
    options: 'Altro',
    asScreen: 'Mostra questo tavolo sul grande schermo',
  },
  claim: {
    title: 'La regata è cominciata',
    mine: 'Ho perso il telefono: questo era il mio posto',
    bots: 'Prendi il posto di un bot',
    seatOf: name => `Posto di ${name}`,
    wait: 'Lo stesso codice è sul grande schermo. Chi ha aperto il tavolo, o chi ha quel posto, dice di sì sul suo telefono.',
    onScreen: 'Chi ha questo codice sul telefono chiede questo posto. Chi ha aperto il tavolo risponde sì o no.',
    asked: seat => `Qualcuno chiede il posto di ${seat}. Ha questo codice sul telefono?`,
    give: 'Sì, è suo',
    refuse: 'No',
    watch: 'Guarda soltanto',
  },
  remote: {
    title: 'Telecomando',
    pause: 'Pausa',
    goOn: 'Continua',
    paused: 'La regata è in pausa.',
    volume: 'Volume del grande schermo',
    captions: 'Lingua del grande schermo',
    own: 'la sua',
  },
};
