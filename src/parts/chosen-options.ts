import type { OptionsSchema } from './part-definition.ts';

/** Schema of a list of some of the names that a part knows, each once, in the order in which it shows them. */
export const chosenSchema = (description: string, names: readonly string[]): OptionsSchema => ({
  description,
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { enum: [...names] },
});

/** Schema of the names among those of a part that a tip explains, each with its term in `terms.json`. */
export const termsSchema = (names: readonly string[]): OptionsSchema => ({
  description: 'Names that a tip explains, each with its term: terms.<term> in locales/.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', names: 'terms' }])),
});

/** Schema of the options of a part: those that a document must write, and those that it may. */
export const requiredOptions = (
  properties: Record<string, OptionsSchema>,
  optional: Record<string, OptionsSchema> = {},
): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
