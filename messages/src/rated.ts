import { bookOf, type Rules } from '@jamaica/rules';

/** Listed games are rated by our reading and by the books (R-HOU-6); house rules of a table's own compare with nobody's. */
export const isRatedRules = (rules: Pick<Rules, 'edition' | 'house'>): boolean =>
  rules.house === undefined || bookOf(rules) !== null;
