import { isFields } from '@jamaica/rules/record';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { Sitter } from '../src/crew.ts';
import { EventSchema } from '../src/events.ts';
import { TableLine } from '../src/lists.ts';
import { Orders } from '../src/orders.ts';
import { Me } from '../src/people.ts';
import { HoldSchema } from '../src/pieces.ts';
import { Trouble } from '../src/routes.ts';
import { Terms } from '../src/terms.ts';
import { News, Said, Snapshot } from '../src/told.ts';
import { ViewSchema } from '../src/view.ts';

/** A schema in JSON, which other tools understand. */
export type Shape = Readonly<Record<string, unknown>>;

/** What is described once, by name, and meant everywhere else. */
const NAMED = {
  Terms,
  Sitter,
  Orders,
  View: ViewSchema,
  GameEvent: EventSchema,
  Said,
  Snapshot,
  News,
  TableLine,
  Me,
  Trouble,
} satisfies Record<string, v.GenericSchema>;

const SETTINGS: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Trimming, and the rule which crews the Ghost Ship sails with, have no word in JSON Schema.
  errorMode: 'ignore',
  // Few tools know the classes of Unicode: what may be in a name is described in words.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { pattern, ...rest } = jsonSchema;
    return valibotAction.type === 'regex' && pattern?.includes('\\p{') ? rest : undefined;
  },
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema === HoldSchema) return { type: 'string', pattern: '^(food|gold|gunpowder):[1-6]$' };
    if (valibotSchema.type === 'loose_object') return { ...jsonSchema, additionalProperties: true };
    // What follows after the last item of a tuple has to be said.
    return jsonSchema.prefixItems && jsonSchema.items === undefined ? { ...jsonSchema, items: false } : undefined;
  },
};

/** The shape of a schema, with `refer` saying how a named one is referred to. */
export const shapeOf = (schema: v.GenericSchema, refer: (name: string) => string): Shape => {
  const { $schema, $defs, ...shape } = toJsonSchema(schema, {
    ...SETTINGS,
    definitions: NAMED,
    overrideRef: ({ referenceId }) => refer(referenceId),
  });
  return shape;
};

/** The shapes of the named schemas themselves. */
export const namedShapes = (refer: (name: string) => string): Readonly<Record<string, Shape>> => {
  const { $defs = {} } = toJsonSchema(Trouble, {
    ...SETTINGS,
    definitions: NAMED,
    overrideRef: ({ referenceId }) => refer(referenceId),
  });
  return Object.fromEntries(Object.entries($defs).flatMap(([name, shape]) => (isFields(shape) ? [[name, shape]] : [])));
};
