import type { GalleryWords } from '../../page/gallery.ts';

export const gallery: GalleryWords = {
  title: 'I pirati',
  back: 'Indietro',
  storyTitle: 'Come nacque la regata',
  story: [
    'Nel 1678 il re volle ripulire la Giamaica dai pirati e affidò l’incarico a chi li conosceva meglio: Henry Morgan, pirata lui stesso finché non si asciugò l’inchiostro della sua grazia. Il nuovo governatore si mise la parrucca, lesse gli ordini con attenzione e li chiuse in un cassetto. Poi scrisse ai vecchi compagni: venite, qui nessuno vi darà la caccia. Vennero tutti.',
    'Trent’anni e molti uragani dopo, Port Royal festeggia ancora quell’invito con una grande regata. Chi farà il giro della Giamaica ed entrerà per primo in porto siederà a capotavola, e a chi porterà a casa di più si brinderà fino all’alba. (Il calendario protesta contro questa lista di invitati. Nessuno ha interpellato il calendario.)',
  ],
  strip: name => `${name}: undici carte una accanto all’altra`,
  pirates: {
    anne: {
      name: 'Anne Bonny',
      lived: 'nata intorno al 1700, morta non si sa quando',
      ship: 'Galeone',
      life: 'Nata in Irlanda, cresciuta in Carolina e incapace di stare ferma, Anne lasciò a Nassau un marito noioso per seguire Calico Jack. Vestiva come le pareva, imprecava meglio del nostromo e fu tra gli ultimi sul ponte quando nel 1720 vennero a prenderli. Se avesse combattuto da uomo, disse a Jack, non lo avrebbero impiccato come un cane. Incinta, fu risparmiata, e uscì dalla storia con la stessa eleganza con cui usciva dai porti.',
      scene: 'L’assalto a un porto che dorme',
      picture:
        'Una città di mare dall’alba alla notte. Una capitana in rosso balza dalla prima scialuppa sulla spiaggia, il galeone alle spalle; i pirati sgusciano tra le capanne, una sentinella addormentata e il pontile; suona la campana, il mercato fugge, sul molo si incrociano le lame, i sacchi partono alla luce delle torce e infine la dogana brucia.',
    },
    mary: {
      name: 'Mary Read',
      lived: '1690 circa–1721',
      ship: 'Goletta',
      life: 'La madre la vestì da maschio per spillare un assegno a una nonna, e i calzoni rimasero. Mary fu valletto, marinaio e soldato nelle Fiandre, sposò un commilitone e con lui tenne la locanda dei Tre Ferri di Cavallo. Rimasta vedova si imbarcò per i Caraibi, fu catturata dai pirati e scoprì che le piaceva. Combatté accanto ad Anne mentre gli uomini si nascondevano nella stiva, e morì di febbre in una prigione giamaicana nel 1721.',
      scene: 'Un inseguimento tra gli scogli',
      picture:
        'Il mare dall’alba alla notte, coralli e pesci sotto le chiglie. Da uno scoglio Mary avvista una goletta del re, che insegue a cannonate la sua goletta azzurra tra aghi di pietra; lei si infila sotto un arco di roccia, supera un vecchio relitto, e ora è lei a dare la caccia, finché l’altra giace a brandelli su uno scoglio e la bandiera nera sale sotto la luna.',
    },
    samuel: {
      name: 'Samuel Bellamy',
      lived: '1689 circa–1717',
      ship: 'Sciabecco',
      life: 'Black Sam, figlio di contadini del Devon, portava i suoi capelli neri nel secolo delle parrucche e chiamava i suoi uomini la banda di Robin Hood. In poco più di un anno prese oltre cinquanta navi, spesso restituite con tanti ringraziamenti, e divenne il pirata più ricco del suo tempo. Nell’aprile del 1717 una tempesta davanti a Cape Cod affondò la sua Whydah con tutto l’oro. Dei sommozzatori la ritrovarono nel 1984, primo relitto pirata identificato con certezza: la campana portava ancora il suo nome.',
      scene: 'La tempesta e ciò che lasciò',
      picture:
        'Il mare da un’alba rossa a una notte stellata. Uno sciabecco verde va incontro al primo groppo; il vento gonfia le guance, le onde si alzano, cade il fulmine, passa una tromba marina, la nave si spezza sugli scogli; i superstiti remano verso riva e un arcobaleno si leva su un relitto che versa oro sulla sabbia.',
    },
    john: {
      name: 'John Rackham',
      lived: '1682 circa–1720',
      ship: 'Galea',
      life: 'Di Calico Jack si ricordano tre cose: i pantaloni di cotone sgargiante, la bandiera con due sciabole incrociate e la ciurma, di cui facevano parte Anne Bonny e Mary Read. Eletto capitano a furor di popolo, accettò la grazia del re, trovò noiosa l’onestà e rubò uno sloop nel porto di Nassau. Nell’autunno del 1720 un cacciatore di pirati lo sorprese davanti a Negril nel mezzo di un lunghissimo punch. Fu impiccato a Port Royal, dove un isolotto porta ancora il suo nome.',
      scene: 'Una festa sulla spiaggia',
      picture:
        'La stessa spiaggia, dalla colazione a mezzanotte. Una pentola fuma sul fuoco del mattino, i barili arrivano dalla galea gialla, qualcuno russa nell’amaca, un maiale gira sullo spiedo; si apparecchia la lunga tavola, suona un violinista, si alzano i boccali, volano le carte, e alla luce delle torce due capitani incrociano le sciabole.',
    },
    olivier: {
      name: 'Olivier Levasseur',
      lived: '1690 circa–1730',
      ship: 'Cutter',
      life: 'Lo chiamavano La Buse, la Poiana, tanto in fretta piombava sulla preda. Nato a Calais, trasferì i suoi affari nell’oceano Indiano, dove nel 1721 catturò alla fonda una nave portoghese con a bordo un viceré, un arcivescovo e una croce d’oro massiccio. Si racconta che sul patibolo, nel 1730, gettasse alla folla un foglio cifrato: i miei tesori a chi saprà capire. C’è chi scava ancora.',
      scene: 'Il sentiero del crittogramma',
      picture:
        'Un sentiero sulle scogliere dall’alba alla notte, a ogni svolta un segno di un alfabeto segreto: su lastre, su pietre erette, sul guscio di una testuggine. Levasseur sbarca dal suo cutter, segue il braccio di uno scheletro, attraversa un ponte di corda, passa una roccia a forma di teschio e una cascata, sale una scala ed entra in una grotta. Il forziere è vuoto.',
    },
    edward: {
      name: 'Edward Drummond',
      lived: '1680 circa–1718',
      ship: 'Fregata',
      life: 'La storia lo conosce come Barbanera e sul resto non si accorda: Teach, Thatch o, dice qualcuno, Drummond, di Bristol. Si intrecciava nella barba micce accese perché le prede si arrendessero per cortesia, e niente prova che abbia ucciso qualcuno prima dell’ultimo scontro. Nel 1718 bloccò Charleston e chiese come riscatto delle medicine. A novembre, a Ocracoke, ci vollero cinque pallottole e una ventina di fendenti per far calare il sipario.',
      scene: 'Ciò che esce dalla nebbia',
      picture:
        'Un mare immobile nella nebbia, da un’alba pallida alla notte. La campana di una meda, due pescatori con la lanterna, un faro con la sua campana; un mercantile in bonaccia, rimorchiato dai suoi rematori. Tre cime d’albero e una bandiera nera spuntano dalla foschia, poi un’ombra lacera, poi la fregata nera; il mercantile si arrende e Barbanera ci guarda, con le micce accese.',
    },
  },
};
