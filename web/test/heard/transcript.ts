const INTRODUCTION = `# A game as it is heard

A whole game by somebody who does not see the page: what a screen reader announces (\`>\`), what can be pressed to answer (\`-\`),
and what was pressed (\`→\`). The choices were made from this alone, by a simple rule, and are those of a program that sees the
game and has the same rule (\`web/test/heard\`). The tests compare this page with what they hear; after a change that is meant,
\`npx vitest run --project=browser web/test/heard -u\` writes it anew.
`;

/** What somebody heard and pressed, as a text to be read. Announcements that came one after the other are one paragraph. */
export const transcript = (notes: readonly string[]): string => {
  const blocks: string[] = [];
  let isHeard = false;
  for (const note of notes) {
    if (!note.startsWith('> ')) blocks.push(...(isHeard ? [''] : []), note);
    else if (isHeard) blocks.push(`${blocks.pop()} ${note.slice(2)}`);
    else blocks.push('', note);
    isHeard = note.startsWith('> ');
  }
  return `${INTRODUCTION}${blocks.join('\n')}\n`;
};
