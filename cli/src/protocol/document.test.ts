import { OPTION_IDS, ROW_SIZE } from '@jamaica/rules/tensor';
import { describe, expect, it } from 'vitest';
import { withTables } from '../../build/protocol-tables.ts';
import { documentNamed, fencesIn } from '../../test/document.ts';
import { Conversation } from './conversation.ts';
import { OF_A_FLEET, OF_A_GAME, OF_THE_PROGRAM } from './version-2/request.ts';

const DOCUMENT = documentNamed('protocol.md');

const FENCES = fencesIn(DOCUMENT);
/** What is to be pasted, and what follows it: the answers. */
const exchanges = FENCES.flatMap(({ language, code }, index) => {
  const [, said] = /^npx jamaica protocol <<'END'\n(.*?)\nEND\n$/s.exec(code) ?? [];
  const next = FENCES[index + 1];
  return language === 'sh' && said !== undefined && next?.language === 'text'
    ? [{ said: said.split('\n'), heard: next.code.trimEnd().split('\n') }]
    : [];
});

/** An answer as the document shows it: `…` stands for what is left out. */
const shown = (line: string): RegExp => new RegExp(`^${line.split('…').map(RegExp.escape).join('.*')}$`);

describe('docs/protocol.md', () => {
  it('has exchanges to paste', () => expect(exchanges.length).toBeGreaterThan(3));

  it.each(exchanges)('hears what it shows: $said', ({ said, heard }) => {
    const conversation = new Conversation();
    const answers = said.map(line => conversation.answer(line) ?? '');
    expect(answers).toHaveLength(heard.length);
    for (const [index, answer] of answers.entries()) expect(answer).toMatch(shown(heard[index]));
    expect(answers.filter(answer => answer.includes('"ok":false'))).toEqual([]);
  });

  it('has the tables of the layout as it is; npm run docs writes them', () => {
    expect(DOCUMENT).toBe(withTables(DOCUMENT));
    expect(DOCUMENT).toContain(`${ROW_SIZE} whole numbers`);
    expect(DOCUMENT).toContain(`0 to\n${OPTION_IDS - 1}`);
    expect(DOCUMENT).toContain(`${OPTION_IDS} bytes a game`);
  });

  it('names every request', () => {
    for (const name of [...OF_A_GAME, ...OF_THE_PROGRAM])
      expect(DOCUMENT).toMatch(new RegExp(`^\\| \`"${name}":`, 'm'));
    for (const name of OF_A_FLEET) expect(DOCUMENT).toMatch(new RegExp(`^\\| \`"fleet":"f","${name}":`, 'm'));
  });
});
