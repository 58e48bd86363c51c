import { type Crew, defaultCrew } from '../src/crew.ts';

/** A name that no grammar, pattern or page should stumble over. */
export const ODD = 'ál-Ñ «O’Neil» $& \\1 <b>&amp;</b> {0} %s 👩🏽‍🦰 سارة';

/** Six pirates whose seats all have a name of their own, each begun with another letter. */
export const oddCrew: Crew = defaultCrew(6).map(({ pirate }, seat) => ({ pirate, name: `${'aéXбїŒ'[seat]}${ODD}` }));
