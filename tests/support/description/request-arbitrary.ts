import type { DescribedOperation, DescribedParameter, JsonSchema } from './described-operations.ts';
import { isAllowed } from './description-check.ts';
import { fc } from './property-tests.ts';
import { type Known, valuesOf } from './schema-arbitrary.ts';
import { type Spoiled, spoiledValues } from './spoiled-values.ts';

/** One HTTP request to an operation. */
export interface GeneratedRequest {
  /** What is wrong with it, for the message of a failure. */
  how: string;
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  /** The text of the body. */
  body?: string;
}

export type Values = Record<string, unknown>;

/** Requests that the description allows, half of their identifiers from `known`. */
export function validRequests(operation: DescribedOperation, known: Known) {
  return fc
    .record({ parameters: parameterValues(operation, known), body: bodiesOf(operation, known) })
    .map(({ parameters, body }) => requestOf(operation, parameters, body, 'as described'));
}

/** Requests that break one rule of the description: in the body, or in a parameter of path or query. */
export function spoiledRequests(operation: DescribedOperation, known: Known) {
  const { body } = operation;
  const parameters = parameterValues(operation, known);
  const spoiledParameters = operation.parameters
    .filter((parameter) => parameter.in !== 'header')
    .flatMap((parameter) => spoiledTexts(parameter).map((text) => ({ parameter, text })));
  const inParameter = fc
    .tuple(parameters, bodiesOf(operation, known), fc.constantFrom(...spoiledParameters))
    .map(([values, value, { parameter, text }]) =>
      requestOf(
        operation,
        { ...values, [parameter.name]: text },
        value,
        `${parameter.name}: ${text}`,
      ),
    );
  if (!body) return inParameter;
  const inBody = fc
    .tuple(parameters, valuesOf(body.schema, known), fc.nat())
    .map(([values, value, at]) => {
      const spoiled = spoiledAt(body.schema, value, at);
      return requestOf(operation, values, spoiled.value, spoiled.how);
    });
  return fc.oneof({ weight: 4, arbitrary: inBody }, inParameter);
}

/** One way to spoil a value; those that the schema allows after all are skipped. */
function spoiledAt(schema: JsonSchema, value: unknown, at: number): Spoiled {
  const ways = spoiledValues(schema, value);
  const from = at % ways.length;
  const inTurn = [...ways.slice(from), ...ways.slice(0, from)];
  const found = inTurn.find((way) => !isAllowed(schema, way.value));
  if (!found) throw new Error('no way to spoil it');
  return found;
}

export const JSON_HEADERS = { 'content-type': 'application/json' };

/** Values for the parameters of an operation, always with the required ones. */
export function parameterValues(
  { parameters }: DescribedOperation,
  known: Known,
): fc.Arbitrary<Values> {
  const values = parameters.map((parameter) => [
    parameter.name,
    valuesOfParameter(parameter, known),
  ]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(values);
  const requiredKeys: string[] = parameters
    .filter(({ required }) => required)
    .map(({ name }) => name);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

function valuesOfParameter(parameter: DescribedParameter, known: Known) {
  const { schema, example, name } = parameter;
  const likely = known[name] ?? [];
  const made = valuesOf(schema).filter((value) => fits(parameter, String(value)));
  const usual =
    example === undefined || likely.length > 0 ? made : fc.oneof(fc.constant(example), made);
  return likely.length > 0 ? fc.oneof(fc.constantFrom(...likely), usual) : usual;
}

/**
 * True when the text can be sent in that place: a path segment of dots changes the path, and a header allows only
 * visible ASCII characters.
 */
function fits(parameter: DescribedParameter, text: string): boolean {
  if (parameter.in === 'path') return !/^\.*$/.test(text);
  return parameter.in !== 'header' || /^[!-~]+$/.test(text);
}

/** Bodies that the description allows; undefined for none. */
export function bodiesOf({ body }: DescribedOperation, known: Known): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const values = valuesOf(body.schema, known).filter((value) => isAllowed(body.schema, value));
  const shown =
    body.examples.length > 0 ? fc.oneof(fc.constantFrom(...body.examples), values) : values;
  return body.required ? shown : fc.option(shown, { nil: undefined });
}

function spoiledTexts({ in: place, required, schema }: DescribedParameter): string[] {
  const candidates = ['nope!', '1.5', '-1', '9'.repeat(30), 'x'.repeat(700), '2999-99-99'];
  const wrong = candidates.filter(
    (text) => !isAllowed(schema, text) && !isAllowed(schema, Number(text)),
  );
  return place === 'query' && required ? [...wrong, ''] : wrong;
}

/** The request with these values; `{ raw }` goes into the address unencoded. */
export function requestOf(
  { method, path, parameters }: DescribedOperation,
  values: Values,
  body: unknown,
  how: string,
): GeneratedRequest {
  const inAddress = (value: unknown) =>
    isRaw(value) ? value.raw : encodeURIComponent(String(value));
  const given = (place: string) =>
    parameters.filter(
      (parameter) => parameter.in === place && values[parameter.name] !== undefined,
    );
  const query = given('query').map(({ name }) => `${name}=${inAddress(values[name])}`);
  const headers = given('header').map(({ name }) => [name.toLowerCase(), String(values[name])]);
  const concrete = path.replace(/\{(\w+)\}/g, (_, name) => inAddress(values[name]));
  return {
    how,
    method,
    path: query.length > 0 ? `${concrete}?${query.join('&')}` : concrete,
    headers: { ...(body === undefined ? {} : JSON_HEADERS), ...Object.fromEntries(headers) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

function isRaw(value: unknown): value is { raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value;
}
