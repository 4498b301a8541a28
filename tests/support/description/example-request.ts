import type { DescribedOperation } from './described-operations.ts';
import { type GeneratedRequest, requestOf, type Values } from './request-arbitrary.ts';
import type { Known } from './schema-arbitrary.ts';

/** A plausible request: the description's examples, with the customer's own identifiers where they are known. */
export function exampleRequest(
  operation: DescribedOperation,
  known: Known = {},
  body: unknown = exampleBody(operation, known),
): GeneratedRequest {
  const values = operation.parameters
    .filter(({ required, in: place }) => required || place === 'path')
    .map(({ name, example, schema }) => [name, known[name]?.[0] ?? example ?? schema.enum?.[0]]);
  return requestOf(operation, Object.fromEntries(values), body, 'the example');
}

/** The first example of a body with known identifiers; undefined where there is no body. */
export function exampleBody({ body }: DescribedOperation, known: Known = {}): unknown {
  const example = body?.examples[0];
  if (typeof example !== 'object' || example === null) return example;
  const fields = Object.entries(example as Values).map(([name, value]) => {
    const [own] = value === null ? [] : (known[name] ?? []);
    return [name, own ?? value];
  });
  return Object.fromEntries(fields);
}
