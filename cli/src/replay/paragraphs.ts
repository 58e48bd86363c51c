import type { GameEvent } from '@jamaica/rules';
import { tell } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';

/** A piece of the story that stands on lines of its own. */
export interface Paragraph {
  readonly kind: 'heading' | 'flush' | 'indented';
  readonly text: string;
}

type Typesetting = Paragraph['kind'] | 'flowing' | 'aside' | 'untold';

/** How the telling of an event is set: beginning a paragraph, or flowing on in the one before. */
const TYPESETTING: Readonly<Record<GameEvent['kind'], Typesetting>> = {
  'round-began': 'heading',
  'dice-rolled': 'flush',
  'dice-placed': 'flowing',
  chose: 'aside',
  revealed: 'flush',
  began: 'indented',
  loaded: 'flowing',
  'load-lost': 'flowing',
  sailed: 'flowing',
  finished: 'flowing',
  attacked: 'flowing',
  'powder-chosen': 'untold', // what is spent is told
  'powder-spent': 'flowing',
  'combat-rolled': 'flowing',
  sabre: 'flowing',
  'battle-won': 'flowing',
  'battle-drawn': 'flowing',
  'hold-taken': 'flowing',
  'power-taken': 'flowing',
  'treasure-taken': 'flowing',
  'curse-given': 'flowing',
  'treasure-given': 'flowing',
  'power-given': 'flowing',
  'treasure-left': 'flowing',
  'nothing-taken': 'flowing',
  paid: 'flowing',
  shortage: 'flowing',
  'shortage-rolled': 'flowing',
  'treasure-found': 'flowing',
  'ghost-steered': 'flush',
  shuffled: 'aside',
  drew: 'aside',
  'turn-over': 'untold',
  'game-over': 'untold', // it has its place at the very end
};

// Each seat chooses and draws every round: that is told only to those who ask for all of it.
const isRoutine = ({ kind }: GameEvent): boolean => kind === 'chose' || kind === 'drew';

/** The story of some events in paragraphs. */
export const paragraphs = (events: readonly GameEvent[], all: boolean, words: TerminalWords): Paragraph[] => {
  const told: { kind: Paragraph['kind']; text: string }[] = [];
  let isAside = false;
  for (const event of events) {
    const setting = TYPESETTING[event.kind];
    if (setting === 'untold' || (isRoutine(event) && !all)) continue;
    const text = tell(event, words);
    if (setting === 'flowing' || (setting === 'aside' && isAside)) told[told.length - 1].text += ` ${text}`;
    else told.push({ kind: setting === 'aside' ? 'flush' : setting, text });
    isAside = setting === 'aside';
  }
  return told;
};
