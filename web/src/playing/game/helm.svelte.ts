import { type Card, type Decision, type Die, type Foresight, foresee } from '@jamaica/rules';
import { readChoice } from '@jamaica/rules/notation';
import { tongue } from '../../shared/words/tongue.svelte.ts';
import type { Game } from './game.svelte.ts';
import { type Given, givenBy, type Payment, paymentOf } from './payment.ts';
import { keyOf, type Target, type Targets, targetsOf } from './targets.ts';
import { isMove, type WhyNot, whyNot } from './why-not.ts';

/** What somebody has begun but not yet chosen. It belongs to the question that was asked then. */
interface Begun {
  readonly question: Decision | null;
  /** The card that is looked at. */
  readonly looked: Card | null;
  /** The option that waits for a confirmation. */
  readonly pending: string | null;
  /** What was pointed at in vain. */
  readonly missed: { readonly target: Target; readonly why: WhyNot } | null;
  /** How a payment is split, once somebody has touched it. */
  readonly given: Given | null;
  /** The option that is pointed at, in words or on the board: each lights the other. */
  readonly lit: string | null;
  /** The option that the admiral speaks of. */
  readonly advised: string | null;
}

const NOTHING: Begun = {
  question: null,
  looked: null,
  pending: null,
  missed: null,
  given: null,
  lit: null,
  advised: null,
};

/** The hands of the people in front of the screen: what they look at, point at and choose. */
export class Helm {
  readonly #game: Game;
  readonly #mustConfirm: () => boolean;
  #begun: Begun = $state.raw(NOTHING);

  /** The things that can be chosen by pointing at them. */
  readonly targets: Targets = $derived.by(() => {
    const { question, table } = this.#game;
    return question ? targetsOf(table.now.view(question.seat), question) : new Map();
  });

  /** What the card that is looked at, or spoken of, would bring. */
  readonly foresight: readonly Foresight[] = $derived.by(() => {
    const { question, shown } = this.#game;
    const card = this.looked ?? this.advisedCard;
    return card && question?.kind === 'card' ? foresee(shown, question.seat, card) : [];
  });

  /** The dice as they would lie by the answer that the Captain looks at. */
  readonly arranged: readonly [Die, Die] | null = $derived.by(() => {
    if (this.#game.question?.kind !== 'dice') return null;
    const choice = readChoice('dice', this.pending ?? this.lit ?? this.advised ?? '');
    return choice?.kind === 'dice' ? [choice.morning, choice.evening] : null;
  });

  /** The tokens that are about to be paid, ready before anything is touched. */
  readonly payment: Payment | null = $derived.by(() => {
    const { question, table } = this.#game;
    return question && paymentOf(table.now.view(question.seat), question, this.#now.given);
  });

  constructor(game: Game, mustConfirm: () => boolean) {
    this.#game = game;
    this.#mustConfirm = mustConfirm;
  }

  get looked(): Card | null {
    return this.#now.looked;
  }

  get pending(): string | null {
    return this.#now.pending;
  }

  get missed(): Begun['missed'] {
    return this.#now.missed;
  }

  /** Looks at a card, or at none. */
  look(looked: Card | null): void {
    this.#begin({ ...this.#now, looked });
  }

  point(target: Target): void {
    const game = this.#game;
    const option = this.targets.get(keyOf(target));
    if (option !== undefined) this.choose(option);
    else if (game.isShowing) game.skip();
    else {
      const why = whyNot(game.shown, game.question, game.table.own, target);
      this.#begin({ ...this.#now, missed: { target, why } });
    }
  }

  /** A finger cannot hover: its first tap looks at the card, its second plays it. */
  tap(card: Card): void {
    if (this.looked === card || !this.targets.has(keyOf({ on: 'card', card }))) this.point({ on: 'card', card });
    else this.#begin({ ...NOTHING, advised: this.advised, looked: card, pending: card });
  }

  /** A finger sees first what its cards would bring. */
  choose(option: string, isTouch = false): void {
    const isLooking = isTouch && this.#game.question?.kind === 'dice';
    if ((this.#mustConfirm() || isLooking) && this.pending !== option)
      this.#begin({ ...this.#now, pending: option, missed: null });
    else this.#game.choose(option);
  }

  get lit(): string | null {
    return this.#now.lit;
  }

  /** Lights an option, or none. */
  light(lit: string | null): void {
    if (lit !== this.lit) this.#begin({ ...this.#now, lit });
  }

  get advised(): string | null {
    return this.#now.advised;
  }

  get advisedCard(): Card | null {
    const choice = readChoice('card', this.advised ?? '');
    return choice?.kind === 'card' ? choice.card : null;
  }

  /** Lights what the admiral speaks of; the holds show what it would have them give. */
  advise(advised: string | null): void {
    const { question, table } = this.#game;
    const given = question && advised !== null ? givenBy(table.now.view(question.seat), question, advised) : null;
    this.#begin({ ...this.#now, advised, given: given ?? this.#now.given });
  }

  /** Whoever says "play this" has said it, and need not confirm it. */
  play(option: string): void {
    this.#game.choose(option);
  }

  /** The letter of an option that leads to a space; null where there is no other to tell it from. */
  letterOf(option: string): string | null {
    const { question } = this.#game;
    if (!question || !isMove(question.kind)) return null;
    return tongue.now.web.table.letter(question.options.indexOf(option));
  }

  /** Splits a payment in another way. */
  give(given: Given): void {
    this.#begin({ ...this.#now, given });
  }

  /** What is paid lies open before it is paid: nobody has to confirm it once more. */
  pay(): void {
    const option = this.payment?.option ?? null;
    if (option !== null) this.#game.choose(option);
  }

  confirm(): void {
    if (this.pending !== null) this.#game.choose(this.pending);
  }

  cancel(): void {
    this.#begin(NOTHING);
  }

  get #now(): Begun {
    return this.#begun.question === this.#game.question ? this.#begun : NOTHING;
  }

  #begin(begun: Begun): void {
    this.#begun = { ...begun, question: this.#game.question };
  }
}
