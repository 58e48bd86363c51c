import type { Plugin } from 'rolldown';

/**
 * Has the engine export copies of its names in place of the names themselves. What a module exports V8 keeps in a cell and reads
 * from there at every use, even inside the module; what is the module's own it knows when it compiles. Some door exports nearly
 * every small function and constant of the engine, so this alone makes it a tenth faster.
 */
export const exportedCopies: Plugin = {
  name: 'exported-copies',
  renderChunk(code, { isEntry }) {
    if (isEntry) return null; // a door: it only passes on what the engine exports
    const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string => code.slice(start, end);
    const { body } = this.parse(code);
    const changing = body.flatMap(statement =>
      statement.type === 'VariableDeclaration' && statement.kind === 'let'
        ? statement.declarations.map(({ id }) => textOf(id))
        : [],
    );
    const copies: string[] = [];
    const exported: string[] = [];
    let rest = code;
    // From the last statement back, so that those before it stay where they are.
    for (const statement of body.toReversed()) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const specifier of statement.specifiers) {
        const name = textOf(specifier.local);
        if (changing.includes(name)) throw new Error(`${name} is exported and can change: its copy would not`);
        const copy = `exported$${copies.length}`;
        copies.push(`const ${copy} = ${name};`);
        exported.push(`${copy} as ${textOf(specifier.exported)}`);
      }
      rest = rest.slice(0, statement.start) + rest.slice(statement.end);
    }
    return `${rest}\n${copies.join('\n')}\nexport { ${exported.join(', ')} };\n`;
  },
};
