import { deal, supply } from '@jamaica/chance';
import { apply, type Decision, type Rng, type Rules, type State, settle, start, waiting } from '@jamaica/rules';

/** Every decision of a game whose seats choose at random. */
export function* randomGame(rules: Rules, rng: Rng): Generator<{ readonly state: State; readonly question: Decision }> {
  let state = start(rules, deal(rules, rng));
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    const question = 'decide' in now ? now.decide[0] : null;
    if (question) yield { state, question };
    const step = question
      ? apply(state, { ...question, choice: question.options[rng.below(question.options.length)] })
      : settle(state, supply(state, rng));
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    state = step.value.state;
  }
}
