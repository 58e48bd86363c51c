import type { GalleryWords } from '../../page/gallery.ts';

export const gallery: GalleryWords = {
  title: 'Les pirates',
  back: 'Retour',
  storyTitle: 'Comment la course est née',
  story: [
    'En 1678, le roi voulut débarrasser la Jamaïque de ses pirates et confia l’affaire à celui qui les connaissait le mieux : Henry Morgan, pirate lui-même jusqu’à ce que sèche l’encre de sa grâce. Le nouveau gouverneur coiffa une perruque, ouvrit son carnet d’adresses et, plutôt que de chasser ses vieux compagnons, les invita à couler avec lui des jours tranquilles.',
    'Mais les jours tranquilles font bâiller. Trente ans et bien des ouragans plus tard, le vieil homme fit dire à toute la bande : venez dîner. Qui fera le tour de la Jamaïque et franchira le premier la passe du port s’assiéra à sa droite, et l’on boira jusqu’au matin à la santé de celui qui rapportera le plus. (Le calendrier conteste cette liste d’invités. Personne n’a consulté le calendrier.)',
  ],
  strip: name => `${name} : onze cartes côte à côte`,
  pirates: {
    anne: {
      name: 'Anne Bonny',
      lived: 'née vers 1700, morte on ne sait quand',
      ship: 'Galion',
      life: 'Née en Irlande, élevée en Caroline et incapable de tenir en place, Anne planta là un mari ennuyeux à Nassau pour suivre Jack le Calicot. Elle s’habillait comme il lui plaisait, jurait mieux que le bosco et fut des derniers sur le pont quand on vint les prendre en 1720. S’il s’était battu en homme, dit-elle à Jack, on ne l’aurait pas pendu comme un chien. Enceinte, elle fut épargnée, puis sortit de l’histoire aussi proprement que d’un port.',
      scene: 'L’assaut d’un port endormi',
      picture:
        'Une ville portuaire de l’aube à la nuit. Une capitaine en rouge saute du premier canot sur la plage, son galion derrière elle ; les pirates se faufilent entre les cabanes, un guetteur endormi et la jetée ; on sonne la cloche, le marché s’enfuit, les lames se croisent sur le quai, des sacs partent à la lueur des torches, et la maison des douanes brûle.',
    },
    mary: {
      name: 'Mary Read',
      lived: 'vers 1690–1721',
      ship: 'Goélette',
      life: 'Sa mère l’habilla en garçon pour soutirer une pension à une grand-mère, et la culotte resta. Mary fut valet, matelot, soldat en Flandre, épousa un camarade et tint avec lui l’auberge des Trois Fers à cheval. Veuve, elle s’embarqua pour les Caraïbes, fut capturée par des pirates et y prit goût. Elle se battit aux côtés d’Anne pendant que les hommes se cachaient dans la cale, et mourut de fièvre dans une prison de la Jamaïque en 1721.',
      scene: 'Une poursuite dans les récifs',
      picture:
        'La mer de l’aube à la nuit, des coraux et des poissons sous les quilles. Du haut d’un rocher, Mary aperçoit une goélette royale ; celle-ci pourchasse à coups de canon sa goélette bleue parmi les aiguilles de pierre ; Mary se glisse sous une arche, passe une vieille épave, et c’est elle qui chasse, jusqu’à ce que l’autre gise en lambeaux sur un récif et que le pavillon noir monte sous la lune.',
    },
    samuel: {
      name: 'Samuel Bellamy',
      lived: 'vers 1689–1717',
      ship: 'Chébec',
      life: 'Black Sam, fils de paysan du Devon, portait ses propres cheveux noirs au siècle des perruques et disait ses hommes cousins de Robin des Bois. En un peu plus d’un an, il prit plus de cinquante navires, souvent rendus avec des remerciements, et devint le pirate le plus riche de son temps. En avril 1717, une tempête au large du cap Cod engloutit son Whydah et tout l’or. Des plongeurs l’ont retrouvé en 1984, première épave pirate formellement identifiée : sa cloche portait encore son nom.',
      scene: 'La tempête et ce qu’elle laissa',
      picture:
        'La mer d’une aube rouge à une nuit d’étoiles. Un chébec vert va au-devant du premier grain ; le vent gonfle les joues, les vagues se dressent, la foudre tombe, une trombe passe, le navire se brise sur les rochers ; des rescapés rament vers la plage, et un arc-en-ciel se lève sur une épave qui répand son or dans le sable.',
    },
    john: {
      name: 'John Rackham',
      lived: 'vers 1682–1720',
      ship: 'Galère',
      life: 'On se souvient de Jack le Calicot pour trois choses : ses pantalons de coton criard, son pavillon aux deux sabres croisés et son équipage, où servaient Anne Bonny et Mary Read. Élu capitaine à main levée, il accepta la grâce du roi, trouva l’honnêteté fastidieuse et vola un sloop dans le port de Nassau. À l’automne 1720, un chasseur de pirates le surprit devant Negril, au beau milieu d’un très long punch. On le pendit à Port Royal, où un îlot porte encore son nom.',
      scene: 'Un festin sur la plage',
      picture:
        'Une même plage du petit déjeuner à minuit. Une marmite fume sur le feu du matin, des tonneaux arrivent de la galère jaune, quelqu’un ronfle dans un hamac, un cochon tourne à la broche ; on dresse la grande table, un violoneux joue, les chopes se lèvent, on jette les cartes, et deux capitaines croisent le sabre à la lueur des torches.',
    },
    olivier: {
      name: 'Olivier Levasseur',
      lived: 'vers 1690–1730',
      ship: 'Cotre',
      life: 'On l’appelait La Buse, tant il fondait vite sur sa proie. Né à Calais, il transporta ses affaires dans l’océan Indien où, en 1721, il s’empara au mouillage d’un vaisseau portugais chargé d’un vice-roi, d’un archevêque et d’une croix d’or massif. On raconte qu’au pied du gibet, en 1730, il jeta à la foule une page chiffrée : mes trésors à qui saura comprendre. On creuse encore.',
      scene: 'Le sentier du cryptogramme',
      picture:
        'Un sentier de falaise de l’aube à la nuit, un signe d’alphabet secret à chaque détour : sur des stèles, des pierres levées, la carapace d’une tortue. Levasseur débarque de son cotre, suit le bras d’un squelette, traverse un pont de corde, passe un rocher en forme de crâne et une cascade, grimpe à une échelle et entre dans une grotte. Le coffre y est vide.',
    },
    edward: {
      name: 'Edward Drummond',
      lived: 'vers 1680–1718',
      ship: 'Frégate',
      life: 'L’histoire le connaît sous le nom de Barbe-Noire et se dispute sur le reste : Teach, Thatch ou, disent certains, Drummond, de Bristol. Il tressait des mèches allumées dans sa barbe pour qu’on se rende par politesse, et rien ne prouve qu’il ait tué quelqu’un avant son dernier combat. En 1718, il bloqua Charleston et exigea une rançon de médicaments. En novembre, à Ocracoke, il fallut cinq balles et une vingtaine de coups de lame pour baisser le rideau.',
      scene: 'Ce qui sort de la brume',
      picture:
        'Une mer immobile dans la brume, d’une aube pâle à la nuit. La cloche d’une balise, deux pêcheurs et leur lanterne, un phare et sa cloche ; un navire marchand encalminé que ses rameurs remorquent. Trois têtes de mâts et un pavillon noir percent la brume, puis une ombre déchirée, puis la frégate noire ; le marchand se rend, et Barbe-Noire nous regarde, mèches allumées.',
    },
  },
};
