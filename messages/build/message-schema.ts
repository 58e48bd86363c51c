import { ASKS } from '../src/asks.ts';
import { AskId } from '../src/ids.ts';
import { TOLD } from '../src/told.ts';
import { namedShapes, type Shape, shapeOf } from './shapes.ts';

const refer = (name: string): string => `#/$defs/${name}`;
const capital = (name: string): string => name[0].toUpperCase() + name.slice(1);
const referTo = (name: string): Shape => ({ $ref: refer(name) });

const ask = (verb: string, body: Shape, meaning: string): Shape => ({
  description: meaning,
  type: 'object',
  properties: { id: shapeOf(AskId, refer), [verb]: body },
  required: [verb],
  additionalProperties: false,
});

/** JSON Schema of every message over the socket: what a client says is `Ask`, what the server says is `Told`. */
export const messageSchema = (): object => {
  const asks = Object.entries(ASKS).map(([verb, { schema, meaning }]): [string, Shape] => [
    `Ask${capital(verb)}`,
    ask(verb, shapeOf(schema, refer), meaning),
  ]);
  const told = Object.entries(TOLD).map(([name, { schema, meaning }]): [string, Shape] => [
    `Told${capital(name)}`,
    { description: meaning, ...shapeOf(schema, refer) },
  ]);
  const { Me, TableLine, Trouble, ...parts } = namedShapes(refer);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages over the socket of Jamaica',
    description:
      'One JSON object a message. A client sends what fits Ask and hears what fits Told: docs/online-bots.md.',
    anyOf: [referTo('Ask'), referTo('Told')],
    $defs: {
      Ask: { description: 'What a client says', oneOf: asks.map(([name]) => referTo(name)) },
      Told: { description: 'What the server says', anyOf: told.map(([name]) => referTo(name)) },
      ...Object.fromEntries([...asks, ...told]),
      ...parts,
    },
  };
};
