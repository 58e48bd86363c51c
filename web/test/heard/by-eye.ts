import {
  aboard,
  attackOdds,
  bonusOf,
  type DecisionKind,
  defenceOdds,
  type Foresight,
  foresee,
  goodsIn,
  type Landing,
  landing,
  powderOf,
  type ShipName,
  shipOf,
  type View,
} from '@jamaica/rules';
import { type Choice, type Loot, readChoice } from '@jamaica/rules/notation';
import { firstFrom, type Payment, paymentOf } from '../../src/playing/game/payment.ts';
import { best, ENOUGH, type End, GOOD_ROLL, type Half, worthOfEnd, worthOfGoods, worthOfHalf } from './worth.ts';

/** What the one who sees the view chooses. */
export const chosenByEye = (view: View, seat: number, kind: DecisionKind, options: readonly string[]): string => {
  if (kind === 'pay' || kind === 'powder-from') return paidByEye(view, seat, kind, options);
  if (kind === 'powder') return powderByEye(view, seat, options);
  return best(options, option => {
    const choice = readChoice(kind, option);
    if (!choice) throw new Error(`no ${kind}: ${option}`);
    return worthOf(view, seat, choice);
  });
};

const worthOf = (view: View, seat: number, choice: Choice): number => {
  switch (choice.kind) {
    case 'dice':
      return (choice.morning - choice.evening) * leaning(view, seat);
    case 'card':
      return worthOfCard(foresee(view, seat, choice.card), view);
    case 'move':
      return worthOfEnd(endOf(landing(view, seat, aboard(view.ships[seat]), choice.to)));
    case 'retreat':
      return worthOfEnd(endOf(retreat(view, landing(view, seat, aboard(view.ships[seat]), choice.to))));
    case 'ghost-move':
      return -worthOfEnd(endOf(free(landing(view, 'ghost', aboard(shipOf(view, 'ghost')), choice.to))));
    case 'load':
    case 'ghost-load':
      return choice.into === 'sixth' ? 1 : 0;
    case 'empty': {
      const { resource, tokens } = goodsIn(choice.hold);
      return -worthOfGoods(resource, tokens);
    }
    case 'attack':
    case 'ghost-attack':
      return -powderOf(shipOf(view, choice.ship));
    case 'sabre':
      return choice.again === isBadRoll(view, seat) ? 1 : 0;
    case 'loot':
    case 'ghost-loot':
      return worthOfLoot(choice.loot);
    case 'treasure':
      return choice.take ? 1 : 0;
    case 'ghost-direction':
      return choice.forward ? 0 : 1;
    case 'pay':
    case 'powder-from':
    case 'powder':
      throw new Error(`the options of ${choice.kind} are not compared one by one`);
  }
};

/** Whether the hand sails rather in the morning or in the evening. */
const leaning = (view: View, seat: number): number => {
  const cards = view.seats[seat].hand ?? [];
  const sailing = (half: 0 | 1): number => cards.filter(card => card.split('/')[half] === 'forward').length;
  return sailing(0) >= sailing(1) ? 1 : -1;
};

const endOf = ({ finish, price, short, treasure, rivals }: Landing): End => ({
  isFinish: finish,
  price: price?.tokens ?? 0,
  isShort: short,
  isTreasure: treasure,
  rivals: rivals.length,
});

const free = (end: Landing): Landing => ({ ...end, price: null, short: false });
// R-SHO-5, R-SHO-15.
const retreat = ({ edition }: View, end: Landing): Landing => (edition === '2007' ? end : free(end));

const worthOfCard = (foresight: readonly Foresight[], { dice }: View): number => {
  const [morning, evening] = dice ?? [0, 0];
  return (
    worthOfHalf(
      halfOf(
        foresight.filter(({ half }) => half === 'morning'),
        morning,
      ),
    ) +
    worthOfHalf(
      halfOf(
        foresight.filter(({ half }) => half === 'evening'),
        evening,
      ),
    )
  );
};

/** Where somebody cannot know how it goes on in one of the ways, it is not counted among them. */
const halfOf = (foresight: readonly Foresight[], die: number): Half => {
  const known = foresight.filter(each => each.kind !== 'unknown');
  const [first] = known;
  if (!first) return { does: 'unknown' };
  if (first.kind === 'load') {
    const rooms = known.flatMap(each => (each.kind === 'load' ? [each.load.room] : []));
    return { does: 'load', resource: first.load.resource, tokens: first.load.tokens, room: rooms[0] };
  }
  const ends = known.flatMap(each => (each.kind === 'landing' ? [endOf(each.landing)] : []));
  return { does: 'sail', isForward: first.isForward, die, ends };
};

/** The fullest hold gives first. */
const paidByEye = (view: View, seat: number, kind: 'pay' | 'powder-from', options: readonly string[]): string => {
  const asked = { seat, kind, options };
  const due = paymentOf(view, asked, null);
  if (!due) throw new Error('nothing is due');
  const fullest = best([...due.coffers.keys()], index => due.coffers[index].tokens);
  const paid: Payment | null = paymentOf(view, asked, firstFrom(due, fullest));
  if (!paid?.option) throw new Error('it cannot be paid that way');
  return paid.option;
};

/** As little as makes the battle an even one, or all there is. */
const powderByEye = (view: View, seat: number, options: readonly string[]): string => {
  const amounts = options.map(Number).toSorted((one, other) => one - other);
  return String(amounts.find(tokens => chanceWith(view, seat, tokens) >= ENOUGH) ?? amounts[amounts.length - 1]);
};

const chanceWith = (view: View, seat: number, tokens: number): number => {
  const { battle } = view;
  if (!battle) throw new Error('there is no battle');
  const own = bonusOf(view.ships[seat], tokens);
  if (battle.attacker === seat) {
    const rival = shipOf(view, battle.defender);
    return rounded(attackOdds(own, bonusOf(rival, Math.ceil(powderOf(rival) / 2))).win);
  }
  const attack = typeof battle.attackDie === 'number' ? battle.attackDie : 0;
  return rounded(defenceOdds(attack + bonusOf(shipOf(view, battle.attacker), battle.attackPowder), own).win);
};

/** Chances are said in whole hundredths. */
const rounded = (chance: number): number => Math.round(chance * 100) / 100;

const isBadRoll = ({ battle }: View, seat: number): boolean => {
  const fighter: ShipName | undefined = battle?.fighter;
  const face = fighter === battle?.attacker ? battle?.attackDie : battle?.defenceDie;
  const strength = face === 'star' ? Infinity : (face ?? 0);
  return fighter === seat ? strength < GOOD_ROLL : strength >= GOOD_ROLL;
};

/** A treasure that may be worth points before goods, goods before curses to give, and anything before nothing. */
const worthOfLoot = (loot: Loot): number => {
  switch (loot.take) {
    case 'power':
      return 1000;
    case 'hidden':
      return 900 - loot.index;
    case 'hold': {
      const { resource, tokens } = goodsIn(loot.hold);
      return worthOfGoods(resource, tokens);
    }
    case 'give':
      return 5;
    case 'nothing':
      return 0;
  }
};
