import type { OptionsSchema } from './part-definition.ts';

/** Schema of a list of some of the names that a part knows, each once, in the order in which it shows them. */
export const chosenSchema = (description: string, names: readonly string[]): OptionsSchema => ({
  description,
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { enum: [...names] },
});

/** Schema of the options of a part, all of which a document must write. */
export const requiredOptions = (properties: Record<string, OptionsSchema>): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
