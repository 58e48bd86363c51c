/** What can go wrong with a program: it is late, it dies, or what it says is no answer. */
const TROUBLES = ['late', 'died', 'nonsense'] as const;
export type ProgramTrouble = (typeof TROUBLES)[number];

/** How often each of them happened. */
export type Troubles = Readonly<Record<ProgramTrouble, number>>;

export const NO_TROUBLE: Troubles = { late: 0, died: 0, nonsense: 0 };

export const addTroubles = (one: Troubles, other: Troubles): Troubles => ({
  late: one.late + other.late,
  died: one.died + other.died,
  nonsense: one.nonsense + other.nonsense,
});
