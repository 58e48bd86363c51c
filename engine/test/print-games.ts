import { games } from './games.ts';

console.log(import.meta.resolve('@jamaica/rules'));
console.log((await games()).join('\n'));
