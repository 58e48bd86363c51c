import { isFields } from '@jamaica/rules/record';
import type { Shape } from './shapes.ts';

// JSON Schema written as one would write a type: most readers know that, and it takes a tenth of the room.

const indent = (depth: number): string => '  '.repeat(depth);
const shapes = (input: unknown): readonly Shape[] => (Array.isArray(input) ? input.filter(isFields) : []);

const union = (options: readonly string[]): string => [...new Set(options)].join(' | ');

const comment = (shape: Shape): string => {
  const limits = [
    typeof shape.description === 'string' ? shape.description : '',
    shape.minLength === undefined && shape.maxLength === undefined
      ? ''
      : `${shape.minLength ?? 0} to ${shape.maxLength ?? 'any'} characters`,
    typeof shape.minimum === 'number' && typeof shape.maximum === 'number' && shape.maximum < Number.MAX_SAFE_INTEGER
      ? `${shape.minimum} to ${shape.maximum}`
      : '',
  ].filter(Boolean);
  return limits.length === 0 ? '' : ` // ${limits.join('; ')}`;
};

const field = (name: string, shape: Shape, required: boolean, depth: number): string =>
  `${indent(depth + 1)}${/^\w+$/.test(name) ? name : `'${name}'`}${required ? '' : '?'}: ${notation(shape, depth + 1)}${comment(shape)}`;

const object = (shape: Shape, depth: number): string => {
  const fields = Object.entries(isFields(shape.properties) ? shape.properties : {});
  const required = Array.isArray(shape.required) ? shape.required : [];
  if (fields.length === 0 && isFields(shape.additionalProperties))
    return `Record<string, ${notation(shape.additionalProperties, depth)}>`;
  if (fields.length === 0) return shape.additionalProperties === false ? '{}' : 'object';
  const lines = fields.flatMap(([name, each]) =>
    isFields(each) ? [field(name, each, required.includes(name), depth)] : [],
  );
  return `{\n${lines.join('\n')}\n${indent(depth)}}`;
};

const list = (shape: Shape, depth: number): string => {
  if (Array.isArray(shape.prefixItems))
    return `[${shapes(shape.prefixItems)
      .map(each => notation(each, depth))
      .join(', ')}]`;
  const item = isFields(shape.items) ? notation(shape.items, depth) : 'unknown';
  return item.includes(' | ') && !item.includes('{') ? `(${item})[]` : `${item}[]`;
};

/** A shape in the notation of types. */
export const notation = (shape: Shape, depth = 0): string => {
  if (typeof shape.$ref === 'string') return shape.$ref.slice(shape.$ref.lastIndexOf('#') + 1);
  if ('const' in shape) return JSON.stringify(shape.const);
  if (Array.isArray(shape.enum)) return union(shape.enum.map(each => JSON.stringify(each)));
  const options = [...shapes(shape.anyOf), ...shapes(shape.oneOf)];
  if (options.length > 0) return union(options.map(each => notation(each, depth)));
  switch (shape.type) {
    case 'object':
      return object(shape, depth);
    case 'array':
      return list(shape, depth);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return shape.type;
    default:
      return 'unknown';
  }
};
