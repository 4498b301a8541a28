import type { ErrorObject } from 'ajv';
import { type Sentence, sentence } from '#tools/config/sentence.ts';

type Words = (params: Record<string, unknown>) => Sentence;

const words: Readonly<Record<string, Words>> = {
  minimum: ({ limit }) => sentence`must be >= ${limit}`,
  maximum: ({ limit }) => sentence`must be <= ${limit}`,
  exclusiveMinimum: ({ limit }) => sentence`must be > ${limit}`,
  exclusiveMaximum: ({ limit }) => sentence`must be < ${limit}`,
  multipleOf: ({ multipleOf }) => sentence`must be multiple of ${multipleOf}`,
  minLength: ({ limit }) => sentence`must NOT have fewer than ${limit} characters`,
  maxLength: ({ limit }) => sentence`must NOT have more than ${limit} characters`,
  minItems: ({ limit }) => sentence`must NOT have fewer than ${limit} items`,
  maxItems: ({ limit }) => sentence`must NOT have more than ${limit} items`,
  minProperties: ({ limit }) => sentence`must NOT have fewer than ${limit} properties`,
  maxProperties: ({ limit }) => sentence`must NOT have more than ${limit} properties`,
  uniqueItems: ({ j, i }) =>
    sentence`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
  pattern: ({ pattern }) => sentence`must match pattern "${pattern}"`,
  format: ({ format }) => sentence`must match format "${format}"`,
  required: ({ missingProperty }) => sentence`must have required property '${missingProperty}'`,
  type: ({ type }) => sentence`must be ${type}`,
  const: () => sentence`must be equal to constant`,
  enum: () => sentence`must be equal to one of the allowed values`,
  not: () => sentence`must NOT be valid`,
  anyOf: () => sentence`must match a schema in anyOf`,
  oneOf: () => sentence`must match exactly one schema in oneOf`,
};

/** What Ajv says of a value, by its template where that is known here. */
export function ajvWords({ keyword, params, message }: ErrorObject): Sentence {
  const known = words[keyword]?.(params);
  return known === message && known ? known : sentence`${message ?? keyword}`;
}
