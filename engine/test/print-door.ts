// Says where the rules come from, and what they say the tide is.
import * as rules from '@jamaica/rules';

console.log(import.meta.resolve('@jamaica/rules'), Reflect.get(rules, 'TIDE'));
