import retailer from '#openapi/generated/retailer.json' with { type: 'json' };

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  example?: unknown;
  examples?: unknown;
}

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** A described response with its schemas, by content type. */
interface DescribedAnswer {
  content: string[];
  pointer: string;
}

export interface DescribedOperation {
  operationId: string;
  method: string;
  /** With its placeholders: `/v2/contracts/{name}`. */
  path: string;
  /** Who may call: everybody, everybody with different answers for customers, only customers. */
  access: 'open' | 'either' | 'signed in';
  /** True when impersonation may not call it. */
  isWrite: boolean;
  parameters: DescribedParameter[];
  body: { schema: JsonSchema; required: boolean; examples: unknown[] } | undefined;
  answers: Record<string, DescribedAnswer>;
}

interface RawOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  'x-read-only'?: string;
  parameters?: (DescribedParameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: { 'application/json': Media } } | { $ref: string };
  responses: Record<string, { content?: Record<string, Media> } | { $ref: string }>;
}

/** The target of a `$ref` of the bundled description, or the object itself. */
function resolved<T extends object>(thing: T | { $ref: string }): T {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as T;
  let place: unknown = retailer;
  for (const key of thing.$ref.slice(2).split('/')) {
    place = (place as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolved(place as T);
}

/** A schema without `$ref` and `allOf`: their fields are merged into it. */
export function flattened(schema: JsonSchema): JsonSchema {
  const { allOf = [], ...own } = resolved<JsonSchema>(schema);
  const flat = allOf.map(flattened);
  if (flat.length === 0) return own;
  const all = [...flat, own];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: [...new Set(all.flatMap(({ required }) => required ?? []))],
  };
}

/** Every example in a schema. */
export function examplesOf({ example, examples }: JsonSchema): unknown[] {
  const list = Array.isArray(examples) ? examples : [];
  return example === undefined ? list : [example, ...list];
}

const pointerTo = (...keys: string[]) =>
  keys
    .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');

function bodyOf({ requestBody }: RawOperation): DescribedOperation['body'] {
  if (!requestBody) return undefined;
  const { required = false, content } =
    resolved<Exclude<typeof requestBody, { $ref: string }>>(requestBody);
  const { schema, example, examples = {} } = content['application/json'];
  const shown = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ];
  return { schema, required, examples: shown.length > 0 ? shown : bodyExamples(schema) };
}

/** Examples of a whole body, for all of its alternatives. */
export function bodyExamples(schema: JsonSchema): unknown[] {
  const flat = flattened(schema);
  return [
    ...examplesOf(flat),
    ...[...(flat.oneOf ?? []), ...(flat.anyOf ?? [])].flatMap(bodyExamples),
  ];
}

function answersOf(path: string, method: string, { responses }: RawOperation) {
  const answers = Object.entries(responses).map(([status, answer]) => {
    const { content = {} } = resolved<{ content?: Record<string, Media> }>(answer);
    const pointer =
      '$ref' in answer
        ? answer.$ref.slice(1)
        : pointerTo('paths', path, method, 'responses', status);
    return [status, { content: Object.keys(content), pointer }] as const;
  });
  return Object.fromEntries(answers);
}

function accessOf({ security }: RawOperation): DescribedOperation['access'] {
  if (!security) return 'signed in';
  if (security.length === 0) return 'open';
  return security.some((way) => Object.keys(way).length === 0) ? 'either' : 'signed in';
}

/** Every operation of the bundled description, for generated tests. */
export const describedOperations: DescribedOperation[] = Object.entries(retailer.paths).flatMap(
  ([path, item]) =>
    Object.entries(item as unknown as Record<string, RawOperation>)
      .filter(([, raw]) => raw.operationId)
      .map(([method, raw]) => ({
        operationId: raw.operationId,
        method: method.toUpperCase(),
        path,
        access: accessOf(raw),
        isWrite: method !== 'get' && accessOf(raw) !== 'open' && raw['x-read-only'] !== 'allowed',
        parameters: (raw.parameters ?? []).map((parameter) =>
          resolved<DescribedParameter>(parameter),
        ),
        body: bodyOf(raw),
        answers: answersOf(path, method, raw),
      })),
);
