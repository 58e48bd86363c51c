import { commitment, deal, type Fair, fromSecret, fromSeed, supply } from '@jamaica/chance';
import { apply, type Rules, settle, start, waiting } from '@jamaica/rules';
import { type GameRecord, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';

const SECRET = '5a'.repeat(32);

/** A whole game of arbitrary choices with fair dice, as `verify` wants it. */
export const fairGame = (rules: Rules): GameRecord & { readonly fair: Fair } => {
  const words = ['tide', '', 'Порт-Ройал', 'rum', 'reef', 'gull'].slice(0, rules.players);
  const fair = { commitment: commitment(SECRET), secret: SECRET, words };
  const setup = deal(rules, fromSecret(fair, 0));
  const choices = fromSeed('choices');
  const steps: RecordStep[] = [];
  let state = start(rules, setup);
  let number = 0;
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    const answer = 'decide' in now && {
      ...now.decide[0],
      choice: now.decide[0].options[choices.below(now.decide[0].options.length)],
    };
    const step = answer ? apply(state, answer) : settle(state, supply(state, fromSecret(fair, ++number)));
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    steps.push(...recorded(step.value));
    state = step.value.state;
  }
  return { ...writeRecord(rules, setup, steps, state), fair };
};
