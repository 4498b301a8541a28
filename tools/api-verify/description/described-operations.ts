import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { EVERY_PAGE } from '#tools/api-verify/uses/operation-uses.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/** A parameter of an operation, its schema without references. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonObject;
  example: Json | undefined;
}

/** An answer as described: content type -> schema, or undefined where that says nothing; and its headers. */
export interface DescribedAnswer {
  content: Readonly<Record<string, JsonObject | undefined>>;
  headers: readonly string[];
}

/** An operation of the description with every reference inlined. */
export interface Operation {
  operationId: string;
  /** In upper case. */
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: { schema: JsonObject; examples: readonly Json[] } | undefined;
  answers: Readonly<Record<string, DescribedAnswer>>;
  /** False where a visitor may call it too. */
  needsSession: boolean;
  /** True for what changes nothing: a GET, or a POST that is open to tokens that only look. */
  isRead: boolean;
  /** Null for what every retailer has; for an extension what the description says of a retailer without it. */
  extension: { without: string | null } | null;
  /** What of the portal uses it; empty for what the portal does not call. */
  features: readonly string[];
  /** The operation of the lower version at the same path, to which the client falls back. */
  fallback: string | null;
}

/** The POST that changes nothing and is open to all tokens although it ends a session is no read. */
const ENDS_SESSION = ['logout'];
/** POST without a session that answer and store nothing. */
const READS_OF_VISITORS = ['isTokenValid'];

/** Operations of the description, each with its name alone. */
export const namedOperations = () =>
  rawOperations(retailer as unknown as JsonObject).map(({ path, method, operation }) => ({
    ...{ operationId: String(operation.operationId), method, path },
  }));

/** Every operation of this repository's description, with what uses it: operationId -> features. */
export function describedOperations(uses: ReadonlyMap<string, readonly string[]>): Operation[] {
  const document = inlined(retailer as unknown as JsonObject);
  const named = namedOperations();
  return rawOperations(document).map(({ path, method, operation }): Operation => {
    const operationId = String(operation.operationId);
    const lower = path.replace('/v2/', '/v1/');
    const older = named.find((one) => one.path === lower && one.method === method);
    return {
      ...{ operationId, path },
      method: method.toUpperCase(),
      parameters: listOf(operation.parameters).map(parameterOf),
      body: bodyOf(operation),
      answers: Object.fromEntries(
        Object.entries(membersOf(operation.responses)).map(([status, one]) => [
          status,
          answerOf(membersOf(one)),
        ]),
      ),
      needsSession: needsSession(listOf(operation.security ?? document.security)),
      isRead:
        method === 'get' ||
        READS_OF_VISITORS.includes(operationId) ||
        (operation['x-read-only'] === 'allowed' && !ENDS_SESSION.includes(operationId)),
      extension: operation['x-extension'] === true ? { without: withoutIt(operation) } : null,
      features: uses.get(operationId) ?? [],
      fallback: lower === path ? null : (older?.operationId ?? null),
    };
  });
}

/** Features in words, the most important ones first. */
export function featuresInWords(features: readonly string[]): string {
  if (features.includes(EVERY_PAGE)) return EVERY_PAGE;
  const shown = features.slice(0, 4).join(', ');
  return features.length > 4 ? `${shown} and ${features.length - 4} more` : shown;
}

const rawOperations = (document: JsonObject) =>
  Object.entries(membersOf(document.paths)).flatMap(([path, item]) =>
    Object.entries(membersOf(item)).flatMap(([method, one]) => {
      const operation = membersOf(one);
      return typeof operation.operationId === 'string' ? [{ path, method, operation }] : [];
    }),
  );

const needsSession = (ways: readonly Json[]): boolean =>
  ways.length > 0 && ways.every((way) => Object.keys(membersOf(way)).length > 0);

const WITHOUT = /[Ee]xtension of the interface[:;] ([^.]*(?:without|see|lists)[^.]*)/;

/** What the description says that the portal does without an extension; null where it says nothing. */
export function withoutIt({ description }: JsonObject): string | null {
  return WITHOUT.exec(String(description ?? ''))?.[1] ?? null;
}

function parameterOf(part: Json): Parameter {
  const { name, in: place, required, schema, example } = membersOf(part);
  return {
    name: String(name),
    in: place as Parameter['in'],
    required: required === true,
    schema: membersOf(schema),
    example,
  };
}

function bodyOf({ requestBody }: JsonObject): Operation['body'] {
  const json = membersOf(membersOf(membersOf(requestBody).content)['application/json']);
  if (!json.schema) return undefined;
  const schema = membersOf(json.schema);
  const named = Object.values(membersOf(json.examples)).map((one) => membersOf(one).value ?? null);
  const own = json.example === undefined ? named : [json.example, ...named];
  return { schema, examples: own.length > 0 ? own : examplesOf(schema) };
}

function examplesOf(schema: JsonObject): Json[] {
  const { example, examples } = schema;
  const own = [...(example === undefined ? [] : [example]), ...listOf(examples)];
  const choices = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].map(membersOf);
  return [...own, ...choices.flatMap(examplesOf)];
}

const answerOf = ({ content, headers }: JsonObject): DescribedAnswer => ({
  content: Object.fromEntries(
    Object.entries(membersOf(content)).map(([type, one]) => {
      const { schema } = membersOf(one);
      return [type, isJsonObject(schema) ? schema : undefined];
    }),
  ),
  headers: Object.keys(membersOf(headers)),
});

/** The description without references: each schema is one object, wherever it is used. */
function inlined(document: JsonObject): JsonObject {
  const known = new Map<Json, Json>();
  const visit = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    const before = known.get(value);
    if (before) return before;
    const { $ref, ...beside } = Array.isArray(value) ? { $ref: undefined } : value;
    let made: Json;
    if (Array.isArray(value)) made = value.map(visit);
    else if (typeof $ref === 'string')
      made = { ...membersOf(visit(targetOf($ref, document))), ...membersOf(visit(beside)) };
    else made = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one)]));
    known.set(value, made);
    return made;
  };
  return membersOf(visit(document));
}

const targetOf = ($ref: string, document: JsonObject): Json =>
  $ref
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json>((inner, key) => membersOf(inner)[key] ?? null, document);

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The members of an object; none of anything else. */
export const membersOf = (value: Json | undefined): JsonObject =>
  isJsonObject(value) ? value : {};
