import type { RulebookWords } from '../words.ts';

export const rules: RulebookWords['rules'] = {
  'R-SET-1':
    'Da due a sei giocatori. Ognuno riceve una nave, una fila di 5 stive e un mazzo di 11 carte azione. Tutti i mazzi hanno le stesse azioni.',
  'R-SET-2':
    'Si mescolano le 12 carte tesoro. Nove formano la pila dei tesori, coperta; le altre tre si mettono via senza guardarle.',
  'R-SET-3': 'Su ognuno dei 9 covi dei pirati si mette un segnalino tesoro.',
  'R-SET-4': 'Tutte le navi partono da Port Royal.',
  'R-SET-5': 'Ognuno comincia con 3 cibo in una stiva e 3 oro in un’altra. Le altre tre sono vuote.',
  'R-SET-6': 'Ognuno mescola il suo mazzo e pesca 3 carte.',
  'R-SET-7': 'Il caso sceglie il primo Capitano, che riceve la bussola.',
  'R-SET-8': 'La banca non finisce mai. Se giocate con la scatola e i segnalini non bastano, usate altro.',

  'R-RND-1': 'Il Capitano tira i due dadi azione, da 1 a 6.',
  'R-RND-2':
    'Il Capitano guarda le proprie carte e mette un dado sulla mattina e l’altro sulla sera. Da quel momento valgono per tutti. Un doppio non lascia scelta.',
  'R-RND-3':
    'Ora ognuno sceglie in segreto una carta. Nessuno vede quella di un altro prima del suo turno, e la scelta è definitiva.',
  'R-RND-4':
    'Dal Capitano in senso orario, ognuno mostra la carta e compie le due azioni: quella della mattina con il dado della mattina, poi quella della sera con il dado della sera.',
  'R-RND-5':
    'Prima si conclude la mattina: battaglia, prezzo, penuria, tesoro. Solo dopo comincia la sera, e ciò che porta arriva tardi per pagare la mattina.',
  'R-RND-8': 'La bussola passa al giocatore a sinistra: è il nuovo Capitano. Comincia un altro round.',

  'R-RND-6':
    'Quando tutti hanno giocato, ognuno pesca fino a 3 carte, o 4 con la Mappa di Morgan. Dopo l’ultimo round nessuno pesca.',
  'R-RND-7':
    'Una carta giocata va scoperta sui tuoi scarti. Se devi pescare e il mazzo è vuoto, rimescola tutti gli scarti, anche l’ultima carta, in un nuovo mazzo.',
  'R-RND-9':
    'La mano si conta solo quando si pesca. Se perdi la Mappa non scarti nulla; se la conquisti, peschi fino a 4 già in questo round.',

  'R-LOA-1':
    'Prendi tanti segnalini quanti ne mostra il dado e mettili tutti in una sola stiva vuota. A una stiva occupata non si aggiunge mai nulla, nemmeno la stessa merce.',
  'R-LOA-2': 'Se le stive vuote sono più d’una, scegli tu. Le cinque sono uguali; solo la 6ª Stiva è diversa.',
  'R-LOA-3':
    'Nessuna stiva vuota? Ne serve una: scegli una stiva con un’altra merce, rendi tutti i suoi segnalini alla banca e carica lì.',
  'R-LOA-4': 'Se tutte le stive contengono già la merce da caricare, il carico è perso.',
  'R-LOA-5': 'Un carico non si rifiuta. Se può salire a bordo, sale.',
  'R-LOA-6': 'La carta oro/oro riempie due stive diverse: l’oro della sera non si unisce mai a quello della mattina.',

  'R-MOV-1': 'La tua nave si muove esattamente di quanto dice il dado, avanti o indietro come dice la carta.',
  'R-MOV-2': 'A un bivio scegli il canale. Anche tornando indietro.',
  'R-MOV-3': 'Di ritorno a Port Royal dopo il giro completo, ti fermi lì. Il resto del dado non serve.',
  'R-MOV-4':
    'Puoi tornare indietro da Port Royal, fin dall’inizio. Dietro la partenza tutto vale come altrove: prezzi, covi, battaglie. Ripassare poi da Port Royal non è un arrivo: il giro è ancora da fare.',
  'R-MOV-5': 'Prima dell’arrivo Port Royal è un porto tranquillo: niente prezzo, niente battaglia, niente tesoro.',
  'R-MOV-6':
    'Alla fine del movimento: prima la battaglia, se c’è qualcuno. Poi, vinta o persa, il prezzo o il tesoro. Le caselle solo attraversate non contano.',

  'R-PAY-1':
    'Un porto costa l’oro che vi è scritto. Il mare aperto costa tanto cibo quanti sono i quadrati bianchi. Un covo è gratis. Il prezzo va alla banca.',
  'R-PAY-2': 'Paga dalle stive che vuoi, quanto vuoi da ognuna. Una stiva svuotata si può ricaricare: scegli con cura.',
  'R-PAY-3': 'Si paga una volta sola, all’arrivo. Restare non costa nulla, per quanto a lungo.',
  'R-PAY-4':
    'Se finisci un movimento in un covo che ha il segnalino, togli il segnalino dal gioco e prendi la prima carta della pila dei tesori.',

  'R-BAT-1':
    'Se finisci dove c’è un’altra nave devi combattere, prima di tutto il resto. Mai a Port Royal. Conta solo la casella, anche con un giro di ritardo.',
  'R-BAT-2': 'Se le navi sono più d’una, scegline una. La battaglia è una sola.',
  'R-BAT-3':
    'L’attaccante spende quanta polvere vuole, o niente, dalle stive che vuole. Poi tira il dado da combattimento: 2, 4, 6, 8, 10 o una stella.',
  'R-BAT-4': 'La forza è il dado più la polvere spesa, più 2 con Lady Beth.',
  'R-BAT-5': 'Una stella dà subito la vittoria all’attaccante. Il difensore non spende e non tira.',
  'R-BAT-6':
    'Altrimenti il difensore spende polvere e tira allo stesso modo. La sua stella vince contro qualsiasi forza.',
  'R-BAT-7': 'Nessuna stella? Vince la forza maggiore. In parità non succede nulla.',
  'R-BAT-8': 'La polvere spesa è persa in ogni caso, stella o no.',
  'R-BAT-9':
    'Il vincitore può fare una cosa: prendere tutto da una stiva dello sconfitto, o prendere un suo tesoro, o dargli un proprio tesoro maledetto. O lasciar perdere.',
  'R-BAT-10':
    'Un carico rubato è un carico: in una stiva vuota, altrimenti in una svuotata di un’altra merce. Ciò che non si potrebbe caricare non si può prendere.',
  'R-BAT-11':
    'Un tesoro coperto si prende senza vederlo. Le carte stanno in fila nell’ordine in cui sono arrivate, e ne indichi una. Se ne ricordi una, puoi prenderla o evitarla.',
  'R-BAT-12': 'Se rubi la 6ª Stiva, il suo carico viene con lei. Se rubi solo il carico, la carta resta.',

  'R-SHO-1': 'Non puoi pagare il prezzo intero? Dai alla banca tutto ciò che hai di quanto è richiesto.',
  'R-SHO-2':
    'Poi torna indietro, casella per casella, fino alla prima di cui ora puoi pagare il prezzo intero. Covi e Port Royal sono gratis: una c’è sempre.',
  'R-SHO-3':
    'Dove due canali si uniscono dietro di te, scegli. Su ogni rotta ci si ferma alla prima casella che si può pagare.',
  'R-SHO-4': 'C’è qualcuno? Prima attacchi, tranne che a Port Royal.',
  'R-SHO-5':
    'Poi paga lì il prezzo intero. Se la battaglia ti ha tolto ciò che serviva, da lì comincia una nuova penuria.',
  'R-SHO-6': 'In un covo che ha il segnalino prendi il tesoro.',

  'R-SHO-11':
    'Non puoi pagare il prezzo intero? Dai alla banca tutto ciò che hai di quanto è richiesto, poi tira il dado della penuria: due cerchi, due quadrati, un teschio, una stella.',
  'R-SHO-12':
    'Cerchio: indietro al porto più vicino. Quadrato: alla casella di mare più vicina. Teschio: al covo più vicino. Stella: resti, senza una seconda battaglia.',
  'R-SHO-13':
    'Si torna indietro di almeno una casella. Dove due canali si uniscono dietro di te, scegli; su ogni rotta ci si ferma alla più vicina.',
  'R-SHO-14': 'Una penuria non porta mai indietro oltre Port Royal. Se per strada non c’è nulla, ti fermi lì.',
  'R-SHO-15': 'C’è qualcuno? Attacchi, tranne che a Port Royal. La nuova casella non costa nulla.',
  'R-SHO-16': 'In un covo che ha il segnalino prendi il tesoro.',

  'R-TRE-1':
    'Quattro tesori sono poteri: la Mappa di Morgan, la Sciabola di Saran, Lady Beth, la 6ª Stiva. Stanno scoperti accanto alle stive e valgono da quando li hai.',
  'R-TRE-2':
    'Gli altri stanno coperti: +3, +3, +5, +7 e +7 punti, e le maledizioni −2, −3 e −4. Solo tu conosci i tuoi, fino al conteggio.',
  'R-TRE-3': 'Puoi avere quanti tesori vuoi, e tutti si possono rubare.',
  'R-TRE-4':
    'Solo una maledizione si può dare. Resta coperta, in fondo alla fila dell’altro. Voi due ne conoscete il valore; che è maledetta lo sanno tutti, per sempre.',
  'R-TRE-5': 'Mappa di Morgan: la tua mano è di 4 carte.',
  'R-TRE-6':
    'Sciabola di Saran: subito dopo un tiro nella tua battaglia, tuo o del rivale, puoi farlo ripetere. Anche una stella. Il secondo tiro è definitivo, e non si aggiunge polvere.',
  'R-TRE-7': 'La Sciabola si usa al massimo una volta per battaglia.',
  'R-TRE-8': 'Lady Beth: 2 di forza in più, in attacco e in difesa.',
  'R-TRE-9': '6ª Stiva: la carta è una stiva in più, con le solite regole.',
  'R-TRE-10': 'Chi ha visto una carta coperta continua a conoscerla, ovunque vada.',

  'R-END-1':
    'Una nave che arriva si ferma. Non combatte, non paga, e se era mattina, la sua azione della sera è persa.',
  'R-END-2': 'Il round si gioca fino in fondo. Poi la gara è finita.',
  'R-END-3':
    'Il tuo punteggio: il numero bianco della casella (da 2 a 10 nell’ultimo tratto, 15 a Port Royal), più l’oro nelle stive, più i tesori, meno le maledizioni.',
  'R-END-4':
    'Una nave che alla fine non è oltre la linea rossa conta −5 per la sua casella. Averla superata un tempo non vale.',
  'R-END-5':
    'Vince il punteggio più alto. A parità, la nave più avanti. Se nessuna è davanti, si dividono la vittoria.',
  'R-END-6': 'Un esempio: una nave sulla casella 8, con 3, 3 e 6 oro, un +7 e un −4, fa 23.',

  'R-GHO-1':
    'In due, la nave nera salpa come Nave fantasma. Da tre a cinque la si può aggiungere. In sei non resta una nave per lei.',
  'R-GHO-2':
    'Lady Beth è sua, per sempre: 2 di forza in più, e nessuno può rubarla. La pila dei tesori è di 9 delle altre 11 carte.',
  'R-GHO-3': 'Ha 5 stive: 5 oro in una e 3 oro in un’altra. Non ha carte né polvere.',
  'R-GHO-4':
    'Dopo le azioni dell’ultimo giocatore, anche nell’ultimo round, il Capitano la muove due volte: con il dado della mattina, poi con quello della sera.',
  'R-GHO-5':
    'Sola davanti a tutti deve indietreggiare; sola dietro a tutti deve avanzare. Altrimenti decide il Capitano, prima di ogni movimento. Il Capitano sceglie anche il canale e chi viene attaccato, perfino sé stesso.',
  'R-GHO-6': 'Non paga mai e non ha mai una penuria.',
  'R-GHO-7': 'In un covo che ha il segnalino prende il tesoro coperto. Nessuno lo guarda.',
  'R-GHO-8':
    'Combatte come ogni nave. In due, tira e decide per lei l’avversario di chi la combatte. In più, il Capitano, o, se combatte il Capitano, il giocatore successivo in senso orario.',
  'R-GHO-9':
    'Se vince può rubare il contenuto di una stiva o un tesoro. L’oro si carica con le solite regole, il resto va alla banca. Non dà mai tesori.',
  'R-GHO-10':
    'Se la batti puoi prendere il contenuto di una sua stiva, o un suo tesoro tranne Lady Beth, o darle una maledizione.',
  'R-GHO-11':
    'Gli altri poteri non le servono; solo una 6ª Stiva rubata conserva oro. Un potere trovato in un covo torna a valere quando qualcuno glielo ruba. I poteri non danno punti.',
  'R-GHO-12': 'Arriva come ogni nave: di ritorno a Port Royal si ferma, e il round è l’ultimo.',
  'R-GHO-13': 'Fa punti come ogni nave. Può perfino vincere.',

  'R-VIS-1':
    'Visibili a tutti: navi, stive, dadi, poteri, chi ha quanti tesori coperti e da dove vengono, quali si sanno maledetti, segnalini, scarti, quante carte ci sono in mani e mazzi, e il diario.',
  'R-VIS-2': 'Solo tuoi: la tua mano, la carta scelta e i tesori coperti che hai visto.',
  'R-VIS-3':
    'Nascosti a tutti: l’ordine dei mazzi e dei tesori, le carte messe via, ciò che la Nave fantasma ha trovato nei covi, e i dadi che verranno.',
  'R-VIS-4':
    'Nulla sullo schermo tradisce un segreto. Per questo al vincitore di una battaglia si chiede sempre il bottino, anche se non c’è. Dopo la partita si mostra tutto.',
};
