import type { GameEvent } from '@jamaica/rules';
import type { StoryWords } from './story.ts';
import type { GameWords } from './words.ts';

/** What happened, in a sentence or two. What is hidden in the event has a sentence of its own. */
export const tell = (event: GameEvent, { story }: GameWords): string => {
  switch (event.kind) {
    case 'round-began':
      return story.roundBegan(event.round, event.captain);
    case 'dice-rolled':
      return story.diceRolled(event.captain, event.dice);
    case 'dice-placed':
      return story.dicePlaced(event.morning, event.evening);
    case 'chose':
      return event.card === 'hidden' ? story.choseHidden(event.seat) : story.chose(event.seat, event.card);
    case 'revealed':
      return story.revealed(event.seat, event.card);
    case 'began':
      return story.began(event.half, event.action, event.die);
    case 'loaded':
      return loaded(event, story);
    case 'load-lost':
      return story.loadLost(event.ship, event.hold);
    case 'sailed':
      return event.why === 'shortage'
        ? story.drivenBack(event.ship, event.from, event.to)
        : story.sailed(event.ship, event.from, event.to, event.forward);
    case 'finished':
      return story.finished(event.ship);
    case 'attacked':
      return story.attacked(event.attacker, event.defender, event.space);
    case 'powder-chosen':
      return story.powderChosen(event.ship, event.tokens);
    case 'powder-spent':
      return story.powderSpent(event.ship, event.tokens);
    case 'combat-rolled':
      return event.reroll
        ? story.combatRolledAgain(event.ship, event.face)
        : story.combatRolled(event.ship, event.face);
    case 'sabre':
      return event.used ? story.sabreUsed(event.seat, event.of) : story.sabreKept(event.seat, event.of);
    case 'battle-won':
      return battleWon(event, story);
    case 'battle-drawn':
      return story.battleDrawn(event.strength);
    case 'hold-taken':
      return holdTaken(event, story);
    case 'power-taken':
      return powerTaken(event, story);
    case 'treasure-taken':
      return event.treasure === 'hidden'
        ? story.treasureTakenHidden(event.winner, event.loser)
        : story.treasureTaken(event.winner, event.loser, event.treasure);
    case 'curse-given':
      return event.treasure === 'hidden'
        ? story.curseGivenHidden(event.winner, event.loser)
        : story.curseGiven(event.winner, event.loser, event.treasure);
    case 'treasure-given':
      return event.treasure === 'hidden'
        ? story.treasureGivenHidden(event.winner, event.loser)
        : story.treasureGiven(event.winner, event.loser, event.treasure);
    case 'power-given':
      return powerGiven(event, story);
    case 'nothing-taken':
      return story.nothingTaken(event.winner, event.loser);
    case 'paid':
      return story.paid(event.ship, event.resource, event.tokens);
    case 'shortage':
      return story.shortage(event.ship, event.resource, event.price, event.given);
    case 'shortage-rolled':
      return story.shortageRolled(event.ship, event.face);
    case 'treasure-found':
      return event.treasure === 'hidden'
        ? story.treasureFoundHidden(event.ship)
        : story.treasureFound(event.ship, event.treasure);
    case 'treasure-left':
      return story.treasureLeft(event.ship);
    case 'ghost-steered':
      return event.forced
        ? story.ghostForced(event.half, event.die, event.forward)
        : story.ghostSteered(event.captain, event.half, event.die, event.forward);
    case 'shuffled':
      return story.shuffled(event.seat);
    case 'drew':
      return event.card === 'hidden' ? story.drewHidden(event.seat) : story.drew(event.seat, event.card);
    case 'turn-over':
      return story.turnOver(event.ship);
    case 'game-over':
      return story.gameOver(event.final.winners);
  }
};

type Told<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

const loaded = ({ ship, hold, into, overboard }: Told<'loaded'>, story: StoryWords): string => {
  const load = into === 'sixth' ? story.loadedSixth(ship, hold) : story.loaded(ship, hold);
  return overboard === null ? load : `${story.threwOverboard(ship, overboard)} ${load}`;
};

// A star wins whatever the strengths (R-BAT-5, R-BAT-6); without one the higher strength is the winner's (R-BAT-7).
const battleWon = ({ winner, attack, defence }: Told<'battle-won'>, story: StoryWords): string => {
  if (defence === null || attack.face === 'star' || defence.face === 'star') return story.battleWonByStar(winner);
  return attack.total > defence.total
    ? story.battleWon(winner, attack, defence)
    : story.battleWon(winner, defence, attack);
};

const holdTaken = ({ winner, loser, hold, from, toBank }: Told<'hold-taken'>, story: StoryWords): string => {
  if (toBank) return story.holdTakenToBank(winner, loser, hold);
  return from === 'sixth' ? story.holdTakenFromSixth(winner, loser, hold) : story.holdTaken(winner, loser, hold);
};

const powerTaken = ({ winner, loser, power, contents, toBank }: Told<'power-taken'>, story: StoryWords): string => {
  if (contents === null) return story.powerTaken(winner, loser, power);
  return toBank ? story.sixthTakenToBank(winner, loser, contents) : story.sixthTaken(winner, loser, contents);
};

const powerGiven = ({ winner, loser, power, contents, toBank }: Told<'power-given'>, story: StoryWords): string => {
  if (contents === null) return story.powerGiven(winner, loser, power);
  return toBank ? story.sixthGivenToBank(winner, loser, contents) : story.sixthGiven(winner, loser, contents);
};
