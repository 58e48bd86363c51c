/** What somebody heard and pressed, as a text to be read. Announcements that came one after the other are one paragraph. */
export const transcript = (title: string, notes: readonly string[]): string => {
  const blocks: string[] = [];
  let isHeard = false;
  for (const note of notes) {
    if (note.startsWith('> ')) {
      if (isHeard) blocks.push(`${blocks.pop()} ${note.slice(2)}`);
      else blocks.push('', note);
    } else blocks.push(...(isHeard ? [''] : []), note);
    isHeard = note.startsWith('> ');
  }
  return `# ${title}\n${blocks.join('\n')}\n`;
};
