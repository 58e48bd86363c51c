import { type Declaration, parse } from 'postcss';
import { type Feature, feature, isTooNew } from './floor.ts';

/** Every function and unit that a value may be made of, by its name. */
const VALUES = ((): Map<string, Feature[]> => {
  const found = new Map<string, Feature[]>();
  const gather = ({ parts }: Feature): void => {
    for (const [name, each] of parts) {
      found.set(name, [...(found.get(name) ?? []), each]);
      gather(each);
    }
  };
  const types = feature('css', 'types');
  if (types) gather(types);
  return found;
})();

const words = (text: string): string[] => text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '').match(/[\w-]+\(?/g) ?? [];

const inValue = (property: string, value: string): Feature[][] =>
  words(value).flatMap(word => {
    const name = word.replace('(', '');
    const ofProperty = feature('css', 'properties', property, name);
    if (ofProperty) return [[ofProperty]];
    return word.endsWith('(') && VALUES.has(name) ? [VALUES.get(name) ?? []] : [];
  });

const inSelector = (selector: string): Feature[][] =>
  [...selector.matchAll(/::?(?!-)([\w-]+)|(&)/g)].flatMap(([, pseudo, nesting]) => {
    const found = feature('css', 'selectors', nesting ? 'nesting' : pseudo);
    return found ? [[found]] : [];
  });

const hasPrefixed = ({ parent, prop }: Declaration): boolean =>
  parent?.nodes.some(each => each.type === 'decl' && each.prop === `-webkit-${prop}`) ?? false;

/** What a stylesheet uses that a browser of the floor lacks, by its name at MDN. */
export const youngStyle = (sheet: string): string[] => {
  const used: Feature[][] = [];
  parse(sheet).walk(node => {
    // A browser without a property may have it under a prefixed name; a prefix is for its own maker alone.
    if (node.type === 'decl' && !node.prop.startsWith('-') && !hasPrefixed(node)) {
      const property = feature('css', 'properties', node.prop);
      if (property) used.push([property]);
      used.push(...inValue(node.prop, node.value));
    }
    if (node.type === 'atrule') {
      const rule = feature('css', 'at-rules', node.name);
      if (rule) used.push([rule]);
    }
    if (node.type === 'rule') used.push(...inSelector(node.selector));
  });
  return [...new Set(used.filter(isTooNew).map(([{ path }]) => path))];
};
