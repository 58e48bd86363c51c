import type { RulebookWords } from '../../page/book.ts';

export const rules: RulebookWords['rules'] = {
  'R-SET-1':
    'Si gioca da due a sei. Ognuno riceve una nave, una fila di 5 stive e un mazzo di 11 carte Azione. Tutti i mazzi hanno le stesse azioni.',
  'R-SET-2':
    'Si mescolano le 12 carte Tesoro. Nove formano la pila dei tesori, coperta; le altre tre si mettono via senza guardarle.',
  'R-SET-3': 'Su ognuno dei 9 covi di pirati si mette un gettone Tesoro.',
  'R-SET-4': 'Tutte le navi partono da Port Royal.',
  'R-SET-5': 'Ognuno comincia con 3 razioni in una stiva e 3 dobloni in un’altra. Le altre tre sono vuote.',
  'R-SET-6': 'Ognuno mescola il proprio mazzo e pesca 3 carte.',
  'R-SET-7': 'Il primo Capitano è scelto a caso e riceve la bussola.',
  'R-SET-8': 'La banca non si esaurisce mai. Se giocate con la scatola e i gettoni non bastano, usate qualcos’altro.',

  'R-RND-1': 'Il Capitano tira i due dadi Azione, ciascuno da 1 a 6.',
  'R-RND-2':
    'Il Capitano guarda le proprie carte e assegna un dado al mattino e l’altro alla sera. Da quel momento valgono per tutti. Un doppio non lascia scelta.',
  'R-RND-3':
    'Ora ognuno sceglie in segreto una carta. Nessuno vede quella di un altro prima che tocchi a lui, e la scelta è definitiva.',
  'R-RND-4':
    'Dal Capitano in senso orario, ognuno mostra la carta e compie le due azioni: quella del mattino con il dado del mattino, poi quella della sera con il dado della sera.',
  'R-RND-5':
    'Prima si conclude il mattino: combattimento, prezzo, penuria, tesoro. Solo dopo comincia la sera, e ciò che porta arriva troppo tardi per pagare il mattino.',
  'R-RND-8': 'La bussola passa al giocatore a sinistra: è il nuovo Capitano. Comincia un altro turno.',

  'R-RND-6':
    'Quando tutti hanno giocato, ognuno riporta la mano a 3 carte, o a 4 con la Mappa di Morgan. Dopo l’ultimo turno nessuno pesca.',
  'R-RND-7':
    'Una carta giocata va scoperta sui tuoi scarti. Se devi pescare e il mazzo è vuoto, rimescola tutti gli scarti, compresa l’ultima carta, e fanne un nuovo mazzo.',
  'R-RND-9':
    'La mano si conta solo quando si pesca. Se perdi la Mappa non scarti nulla; se la conquisti, riporti la mano a 4 già in questo turno.',

  'R-LOA-1':
    'Prendi tanti gettoni quanti ne indica il dado e mettili tutti in una sola stiva vuota. A una stiva occupata non si aggiunge mai nulla, nemmeno la stessa merce.',
  'R-LOA-2': 'Se le stive vuote sono più d’una, scegli tu. Le cinque si equivalgono; solo la Sesta Stiva è diversa.',
  'R-LOA-3':
    'Nessuna stiva è vuota? Devi liberarne una: scegli una stiva con un’altra merce, rendi tutti i suoi gettoni alla banca e carica lì.',
  'R-LOA-4': 'Se tutte le stive contengono proprio la merce da caricare, il carico è perso.',
  'R-LOA-5': 'Un carico non si rifiuta. Se può salire a bordo, sale.',
  'R-LOA-6': 'La carta oro/oro riempie due stive diverse: l’oro della sera non si unisce mai a quello del mattino.',

  'R-MOV-1': 'La tua nave si muove esattamente di quanto dice il dado, avanti o indietro come dice la carta.',
  'R-MOV-2': 'A una biforcazione scegli il canale. Vale anche quando arretri.',
  'R-MOV-3': 'Di ritorno a Port Royal dopo il giro completo, ti fermi lì. Il resto del dado non serve.',
  'R-MOV-4':
    'Puoi arretrare da Port Royal, fin dall’inizio. Dietro la partenza tutto vale come altrove: prezzi, covi, combattimenti. Ripassare poi da Port Royal non è tagliare il traguardo: il giro è ancora da fare.',
  'R-MOV-5':
    'Prima del traguardo Port Royal è un porto tranquillo: niente prezzo, niente combattimento, niente tesoro.',
  'R-MOV-6':
    'Alla fine del movimento: prima il combattimento, se c’è qualcuno. Poi, vinto o perso, il prezzo o il tesoro. Le caselle solo attraversate non contano.',

  'R-PAY-1':
    'Un porto costa i dobloni che vi sono scritti. Il mare aperto costa tante razioni quante sono le gallette sulla casella. Un covo non costa nulla. Il prezzo va alla banca.',
  'R-PAY-2': 'Paga dalle stive che vuoi, quanto vuoi da ognuna. Una stiva svuotata si può ricaricare: scegli con cura.',
  'R-PAY-3': 'Si paga una volta sola, quando si arriva. Restare non costa nulla, per quanto a lungo.',
  'R-PAY-4':
    'Se termini un movimento in un covo che ha ancora il gettone, togli il gettone dal gioco e prendi la prima carta della pila dei tesori.',

  'R-BAT-1':
    'Se termini un movimento dove c’è un’altra nave, per prima cosa devi combattere. Mai a Port Royal. Conta solo la casella, anche con un giro di ritardo.',
  'R-BAT-2': 'Se le navi sono più d’una, scegline una. Si combatte una volta sola.',
  'R-BAT-3':
    'L’attaccante spende quanta polvere vuole, o niente, dalle stive che vuole. Poi tira il dado da combattimento: 2, 4, 6, 8, 10 o una stella.',
  'R-BAT-4': 'La Potenza di Fuoco è il dado più i barili di polvere spesi, più 2 con Lady Beth.',
  'R-BAT-5': 'Una stella dà subito la vittoria all’attaccante. Il difensore non spende e non tira.',
  'R-BAT-6':
    'Altrimenti il difensore spende polvere e tira allo stesso modo. La sua stella vince contro qualsiasi Potenza di Fuoco.',
  'R-BAT-7': 'Nessuna stella? Vince la Potenza di Fuoco maggiore. In parità non succede nulla.',
  'R-BAT-8': 'La polvere spesa è persa in ogni caso, stella o no.',
  'R-BAT-9':
    'Il vincitore può fare una sola cosa: rubare tutto il contenuto di una stiva dello sconfitto, o rubargli un tesoro, o cedergli un proprio tesoro maledetto. Oppure lasciar perdere.',
  'R-BAT-10':
    'Il contenuto rubato è un carico come gli altri: va in una stiva vuota, altrimenti in una svuotata di un’altra merce. Ciò che non si potrebbe caricare non si può rubare.',
  'R-BAT-11':
    'Un tesoro coperto si ruba senza vederlo. Le carte stanno in fila nell’ordine in cui sono arrivate, e ne indichi una. Se ne ricordi una, puoi prenderla o evitarla.',
  'R-BAT-12': 'Se rubi la Sesta Stiva, il suo carico viene con lei. Se rubi solo il carico, la carta resta.',

  'R-SHO-1': 'Non puoi pagare il prezzo intero? Dai alla banca tutto ciò che hai della merce richiesta.',
  'R-SHO-2':
    'Poi arretra, casella per casella, fino alla prima di cui ora puoi pagare il prezzo intero. Covi e Port Royal non costano nulla: una c’è sempre.',
  'R-SHO-3':
    'Dove due canali si ricongiungono dietro di te, scegli in quale arretrare. In ciascuno ci si ferma alla prima casella che si può pagare.',
  'R-SHO-4': 'C’è qualcuno? Prima attacchi, tranne che a Port Royal.',
  'R-SHO-5':
    'Poi paga lì il prezzo intero. Se il combattimento ti ha tolto ciò che serviva, da lì comincia una nuova penuria.',
  'R-SHO-6': 'In un covo che ha ancora il gettone prendi il tesoro.',

  'R-SHO-11':
    'Non puoi pagare il prezzo intero? Dai alla banca tutto ciò che hai della merce richiesta, poi tira il dado Penuria: due cerchi, due quadrati, un teschio, una stella.',
  'R-SHO-12':
    'Cerchio: arretri fino al porto più vicino. Quadrato: fino alla casella di mare più vicina. Teschio: fino al covo più vicino. Stella: resti dove sei, senza un secondo combattimento.',
  'R-SHO-13':
    'Si arretra di almeno una casella. Dove due canali si ricongiungono dietro di te, scegli in quale arretrare; in ciascuno ci si ferma alla casella giusta più vicina.',
  'R-SHO-14':
    'Una penuria non fa mai arretrare oltre Port Royal. Se lungo la rotta non c’è una casella adatta, ti fermi lì. Se sei già dietro la partenza, cedi tutto quello che hai di ciò che è richiesto e resti dove sei: niente dado, niente secondo combattimento.',
  'R-SHO-15': 'C’è qualcuno? Attacchi, tranne che a Port Royal. La nuova casella non costa nulla.',
  'R-SHO-16': 'In un covo che ha ancora il gettone prendi il tesoro.',

  'R-TRE-1':
    'Quattro tesori sono poteri: la Mappa di Morgan, la Sciabola di Saran, Lady Beth e la Sesta Stiva. Stanno scoperti accanto alle stive e agiscono da quando li hai.',
  'R-TRE-2':
    'Gli altri stanno coperti: +3, +3, +5, +7 e +7 punti, e le maledizioni −2, −3 e −4. I tuoi li conosci solo tu. Si scoprono al conteggio dei punti.',
  'R-TRE-3': 'Puoi avere quanti tesori vuoi, e tutti si possono rubare.',
  'R-TRE-4':
    'Si può cedere solo una maledizione. Resta coperta, in fondo alla fila dell’altro. Il valore lo conoscete voi due; che è una maledizione lo sanno tutti, per sempre.',
  'R-TRE-5': 'Mappa di Morgan: la tua mano è di 4 carte.',
  'R-TRE-6':
    'Sciabola di Saran: subito dopo un tiro del dado in un tuo combattimento, tuo o del rivale, puoi farlo ripetere. Anche se è una stella. Il secondo tiro è definitivo, e non si può aggiungere polvere.',
  'R-TRE-7': 'La Sciabola si usa al massimo una volta per combattimento.',
  'R-TRE-8': 'Lady Beth: +2 alla tua Potenza di Fuoco, in attacco e in difesa.',
  'R-TRE-9': 'Sesta Stiva: la carta è una stiva in più, con le solite regole.',
  'R-TRE-10': 'Chi ha visto una carta coperta continua a conoscerla, ovunque vada.',

  'R-END-1':
    'Una nave che taglia il traguardo si ferma. Non combatte, non paga e, se era mattino, la sua azione della sera è persa.',
  'R-END-2': 'Il turno si gioca fino in fondo. Poi la regata è finita.',
  'R-END-3':
    'Il tuo punteggio: il numero bianco della casella (da 2 a 10 nell’ultimo tratto, 15 a Port Royal), più l’oro nelle stive, più i tesori, meno le maledizioni.',
  'R-END-4':
    'Una nave che alla fine non è oltre la linea rossa conta −5 per la sua casella, e così una nave dietro la partenza, qualunque numero abbia la casella. Aver superato la linea prima non conta.',
  'R-END-5':
    'Vince il punteggio più alto. A parità di punti, la nave più avanti: quella a cui restano meno caselle fino al traguardo, contando il canale lungo alle biforcazioni ancora da passare. Se ne restano altrettante, vincono a pari merito.',
  'R-END-6': 'Un esempio: una nave sulla casella 8, con 3, 3 e 6 dobloni, un +7 e un −4, fa 23 punti.',

  'R-GHO-1':
    'In due, la nave nera salpa come Nave Fantasma. In tre, quattro o cinque la si può aggiungere. In sei non c’è più una nave libera per lei.',
  'R-GHO-2':
    'Lady Beth è sua, per sempre: +2 alla Potenza di Fuoco, e nessuno può rubargliela. La pila dei tesori è di 9 delle altre 11 carte.',
  'R-GHO-3': 'Ha 5 stive: 5 dobloni in una e 3 in un’altra. Non ha carte né polvere.',
  'R-GHO-4':
    'Dopo le azioni dell’ultimo giocatore, anche nell’ultimo turno, il Capitano, arrivato o no, la muove due volte: con il dado del mattino, poi con quello della sera.',
  'R-GHO-5':
    'Sola davanti a tutti deve arretrare; sola dietro a tutti deve avanzare. Contano anche le navi arrivate. Altrimenti decide il Capitano, prima di ogni movimento. Il Capitano sceglie anche il canale e chi farle attaccare, perfino sé stesso.',
  'R-GHO-6': 'Non paga mai e non subisce mai penurie.',
  'R-GHO-7': 'In un covo che ha ancora il gettone prende il tesoro, coperto. Nessuno lo guarda.',
  'R-GHO-8':
    'Combatte come ogni nave. In due, tira e decide per lei l’avversario di chi la affronta. In tre o più, lo fa il Capitano o, se è lui a combattere, il giocatore successivo in senso orario.',
  'R-GHO-9':
    'Se vince, può rubare il contenuto di una stiva o un tesoro. L’oro si carica con le solite regole: con oro in ogni stiva non può scegliere oro. Il resto va alla banca. Non cede mai tesori.',
  'R-GHO-10':
    'Se la batti, puoi rubare il contenuto di una sua stiva, o un suo tesoro tranne Lady Beth, o cederle una maledizione.',
  'R-GHO-11':
    'Gli altri poteri non le servono; solo una Sesta Stiva rubata conserva oro. Un potere trovato in un covo torna ad agire quando qualcuno glielo ruba. I poteri non danno punti.',
  'R-GHO-12': 'Taglia il traguardo come ogni nave: di ritorno a Port Royal si ferma, e quel turno è l’ultimo.',
  'R-GHO-13': 'Fa punti come ogni nave. Può perfino vincere.',

  'R-VIS-1':
    'Visibili a tutti: navi, stive, dadi, poteri, chi ha quanti tesori coperti e da dove vengono, quali si sa che sono maledetti, gettoni, scarti, quante carte ci sono nelle mani e nei mazzi, e il diario.',
  'R-VIS-2': 'Solo tuoi: la tua mano, la carta scelta e i tesori coperti che hai visto.',
  'R-VIS-3':
    'Nascosti a tutti: l’ordine dei mazzi e dei tesori, le carte messe via, ciò che la Nave Fantasma ha trovato nei covi, e i dadi che verranno.',
  'R-VIS-4':
    'Nulla sullo schermo tradisce un segreto. Per questo a chi vince un combattimento si chiede sempre il bottino, anche se non c’è. Dopo la partita si mostra tutto.',
  'R-HOU-1':
    'Regola della casa: a parità di punti vince la nave a cui restano più caselle fino al traguardo; a parità di caselle la vittoria è condivisa.',
  'R-HOU-2':
    'Regola della casa: chi batte la Nave Fantasma può cederle qualsiasi tesoro. Una carta coperta resta nota solo a chi la cede, e nessuno scopre se è maledetta. Un potere resta scoperto, non serve alla Nave Fantasma e le si può rubare.',
  'R-HOU-3':
    'Regola della casa: una nave la cui penuria finisce in un covo con il gettone può lasciarvi il tesoro, gettone compreso.',
  'R-HOU-4':
    'Regola della casa: chi pesca l’ultima carta del mazzo rimescola subito gli scarti in un mazzo nuovo, poi continua a pescare.',
  'R-HOU-5':
    'Regola della casa: solo una nave con una stiva vuota può prendere un carico; per il bottino non si getta nulla in mare. Ciò che la Nave Fantasma darebbe alla banca può prenderlo sempre.',
  'R-HOU-6':
    'I regolamenti: inglese 2007, dono libero; russo 2007, tesoro facoltativo dopo una penuria; francese 2007, bottino in una stiva vuota; ucraino 2021, parità a chi è dietro, dono libero; italiano 2021, dono libero, si rimescola a mazzo vuoto.',
};
