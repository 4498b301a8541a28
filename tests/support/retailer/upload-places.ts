import {
  bodyExamples,
  type DescribedOperation,
  flattened,
  type JsonSchema,
} from '#tests/support/description/described-operations.ts';
import { isAllowed } from '#tests/support/description/description-check.ts';
import type { Values } from '#tests/support/description/request-arbitrary.ts';

interface UploadedFile {
  name: string;
  content: string;
}

const UPLOAD = '#/components/schemas/UploadedFile';

/** Bodies of an operation with this file at each place that accepts one, about an unknown lead or comparison. */
export function uploadsOf(
  { body }: DescribedOperation,
  file: UploadedFile,
): { place: string; body: unknown }[] {
  if (!body) return [];
  const found = new Map<string, unknown>();
  for (const shape of shapesOf(body.schema)) {
    for (const path of placesIn(shape, [])) {
      const fitting = bodyExamples(shape)
        .map((example) => withFile(example, path, file))
        .find((made) => made !== undefined && isAllowed(body.schema, made));
      if (fitting !== undefined) found.set(path.join('.'), fitting);
    }
  }
  return [...found].map(([place, made]) => ({ place, body: made }));
}

function shapesOf(schema: JsonSchema): JsonSchema[] {
  const { oneOf = [], anyOf = [] } = flattened(schema);
  const branches = [...oneOf, ...anyOf];
  return branches.length > 0 ? branches : [schema];
}

/** Paths to each file; `0` is an index of a list. */
function placesIn(schema: JsonSchema, path: string[]): string[][] {
  if (schema.$ref === UPLOAD) return [path];
  const { oneOf = [], anyOf = [], properties = {}, items } = flattened(schema);
  return [
    ...[...oneOf, ...anyOf].flatMap((branch) => placesIn(branch, path)),
    ...Object.entries(properties).flatMap(([name, field]) => placesIn(field, [...path, name])),
    ...(items ? placesIn(items, [...path, '0']) : []),
  ];
}

function withFile(example: unknown, path: string[], file: UploadedFile): unknown {
  if (typeof example !== 'object' || example === null) return undefined;
  const { lead_id: _, comparison_id: __, ...copy } = structuredClone(example) as Values;
  let holder: Values = copy;
  for (const [at, name] of path.entries()) {
    const next = path[at + 1];
    if (next === undefined) holder[name] = file;
    else {
      const there = holder[name];
      if (next === '0') holder[name] = [];
      else if (typeof there !== 'object' || there === null) return undefined;
      holder = holder[name] as Values;
    }
  }
  return copy;
}
