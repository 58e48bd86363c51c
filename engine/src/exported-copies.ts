import type { Plugin } from 'rolldown';

/**
 * Exports copies of a chunk's names in place of the names themselves. What a module exports V8 keeps in a cell and reads from there at
 * every use, also inside the module; what is only the module's own it knows when it compiles. In the engine nearly every small
 * function and constant is exported by some door, so this alone makes it a tenth faster. Nothing is exported that changes
 * later: a copy would not.
 */
export const exportedCopies: Plugin = {
  name: 'exported-copies',
  renderChunk(code, { isEntry }) {
    if (isEntry) return null; // a door: it only passes on what the engine exports
    const copies: string[] = [];
    const exported: string[] = [];
    let rest = code;
    // From the last statement back, so that those before it stay where they are.
    for (const statement of this.parse(code).body.toReversed()) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) continue;
      for (const { local, exported: name } of statement.specifiers) {
        const copy = `exported$${copies.length}`;
        copies.push(`const ${copy} = ${code.slice(local.start, local.end)};`);
        exported.push(`${copy} as ${code.slice(name.start, name.end)}`);
      }
      rest = rest.slice(0, statement.start) + rest.slice(statement.end);
    }
    return copies.length === 0 ? null : `${rest}\n${copies.join('\n')}\nexport { ${exported.join(', ')} };\n`;
  },
};
