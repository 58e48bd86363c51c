import type { PersonId, Said } from '@jamaica/messages';

/** What one person said in a row. */
interface Turn {
  readonly person: PersonId;
  readonly name: string;
  readonly isMuted: boolean;
  readonly said: readonly Said[];
}

/** The talk in turns: whoever goes on speaking is named once. */
export const conversation = (said: readonly Said[], muted: ReadonlySet<PersonId>): readonly Turn[] => {
  const turns: Turn[] = [];
  for (const each of said) {
    const last = turns.at(-1);
    const { person, name } = each;
    if (last?.person === person && last.name === name)
      turns[turns.length - 1] = { ...last, said: [...last.said, each] };
    else turns.push({ person, name, isMuted: muted.has(person), said: [each] });
  }
  return turns;
};

/** How many were said after change `seen` by others that one listens to. */
export const unread = (
  said: readonly Said[],
  seen: number,
  me: PersonId | null,
  muted: ReadonlySet<PersonId>,
): number => said.filter(({ number, person }) => number > seen && person !== me && !muted.has(person)).length;
