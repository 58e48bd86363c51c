import { DECISIONS } from '@jamaica/rules';
import { OPTION_GROUPS, PARTS, type Part } from '@jamaica/rules/tensor';

/** The tables of docs/protocol.md that follow from the layout of the numbers. */
const TITLES: Readonly<Record<Part['name'], string>> = {
  table: 'The table',
  ship: 'Each ship: `ship.0.` is your own, the others clockwise from you, `ship.ghost.` the Ghost Ship',
  lair: 'Each lair, by its space: `lair.4.` and so on. A lair gives one card in a game',
  seat: 'Each seat, counted from yours: `seat.0.` and so on',
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Columns that say the same stand in one line: the first and the last of them. */
const gathered = ({ columns }: Part) =>
  columns
    .filter(({ says }, at) => says !== columns[at - 1]?.says)
    .map(first => {
      const all = columns.filter(({ says }) => says === first.says);
      const names = all.length > 1 ? `\`${first.name}\` … \`${all[all.length - 1].name}\`` : `\`${first.name}\``;
      return { ...first, names, count: all.length };
    });

const rowTables = (): string[] => {
  let at = 0;
  return PARTS.flatMap(part => {
    const lines = gathered(part).map(({ names, count, low, high, says }) => {
      const from = at;
      at += count;
      return `| ${from}${count > 1 ? `–${at - 1}` : ''} | ${cell(names)} | ${low} to ${high} | ${cell(says)} |`;
    });
    at += part.columns.length * Math.max(0, part.of.length - 1);
    return [
      `${TITLES[part.name]}${part.of.length > 1 ? ` (${part.of.length} times ${part.columns.length} columns)` : ''}:`,
      '',
      '| column | name | values | |',
      '|---|---|---|---|',
      ...lines,
      '',
    ];
  });
};

const optionTable = (): string[] => {
  let at = 0;
  const lines = OPTION_GROUPS.map(({ kinds, names, says }) => {
    const from = at;
    at += names.length;
    const shown = names.length > 4 ? [names[0], names[1], '…', names[names.length - 1]] : names;
    const listed = shown.map(name => (name === '…' ? name : `\`${name}\``)).join(' ');
    const decided = DECISIONS.filter(kind => kinds.includes(kind)).map(kind => `\`${kind}\``);
    return `| ${from}–${at - 1} | ${decided.join(' ')} | ${listed} | ${says} |`;
  });
  return ['| number | decisions | options | |', '|---|---|---|---|', ...lines];
};

const BEGIN = '<!-- written by npm run docs -->';
const END = '<!-- until here -->';

/** The document with its tables as they are now. */
export const withTables = (document: string): string => {
  const tables = [rowTables(), optionTable()];
  let count = 0;
  return document.replace(
    new RegExp(`${BEGIN}\n[^]*?${END}`, 'g'),
    () => `${BEGIN}\n${tables[count++].join('\n').trimEnd()}\n${END}`,
  );
};
