import type { Sent } from '#tools/api-verify/call.ts';
import type { Operation, Parameter } from '#tools/api-verify/description/described-operations.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { givenOnly, idSources } from './id-sources.ts';
import type { Values } from './known-values.ts';

/** Requests of one operation are that many at most: the first, the last and some between. */
const MOST = 6;

const LANGUAGE = 'es_ES';

const DAY_MS = 24 * 3600 * 1000;

/** The last two whole weeks before the last week, whose readings every retailer has. */
function daysOfReadings(now: number): Values {
  const day = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return { start: day(21), end: day(8) };
}

/** A request, with the values of its parameters. */
export interface PlannedRequest {
  sent: Sent;
  values: Values;
}

/** The requests of an operation, or what they lack as long as no value of a parameter is known. */
export type PlannedRequests = { requests: PlannedRequest[] } | { lacks: string };

/**
 * Requests that try an operation with what is known: given values first, then those of earlier answers, then examples
 * of the description for what belongs to no customer, as a postal code.
 */
export function plannedRequests(
  operation: Operation,
  known: readonly Values[],
  given: Values,
  now = Date.now(),
): PlannedRequests {
  const { operationId, parameters } = operation;
  const needed = parameters.filter(({ required, in: place }) => required || place === 'path');
  const valueIn = (values: Values, parameter: Parameter): Json | undefined => {
    const value = values[`${operationId}.${parameter.name}`] ?? values[parameter.name];
    return value !== undefined && fits(value, parameter.schema) ? value : undefined;
  };
  const always: Values = { ...daysOfReadings(now), ...given };
  const isFree = (parameter: Parameter) =>
    !givenOnly.includes(parameter.name) && !isSourced(operationId, parameter.name);
  const candidates = new Map<string, Candidate>();
  for (const values of [given, ...known]) {
    const own = ownValues(needed, (parameter) => {
      const found = valueIn(given, parameter) ?? valueIn(values, parameter);
      return (
        found ?? (isFree(parameter) ? (valueIn(always, parameter) ?? usual(parameter)) : undefined)
      );
    });
    if (!own) continue;
    const kind = kindOf(operation);
    const type = kind && valueIn(values, kind);
    const sent = type === undefined ? own : { ...own, type };
    const key = JSON.stringify(sent);
    if (!candidates.has(key)) candidates.set(key, { own: sent, values: { ...values, ...sent } });
  }
  if (candidates.size === 0) {
    const lacking = needed.filter((one) => !isFree(one));
    const names = lacking.map(({ name }) => name);
    const isForPeople = names.some((name) => givenOnly.includes(name));
    return { lacks: isForPeople ? idsInWords(names) : `no answer gives ${names.join(', ')}` };
  }
  const all = [...candidates.values()];
  const isOfResource = needed.some((one) => !isFree(one));
  const chosen = isOfResource ? spread(all) : ofEachKind(operation, all.slice(0, MOST));
  return {
    requests: chosen.map(({ own, values }) => ({
      values,
      sent: requestOf(operation, own, always),
    })),
  };
}

/** What to add to the command for some parameters. */
export const idsInWords = (names: readonly string[]): string =>
  `it needs --ids ${names.map((name) => `${name}=…`).join(',')}`;

interface Candidate {
  /** Values of the operation's own parameters. */
  own: Values;
  /** The same with those that belong to them. */
  values: Values;
}

/** A value for each parameter; null where one has none. */
function ownValues(
  needed: readonly Parameter[],
  found: (parameter: Parameter) => Json | undefined,
): Values | null {
  const own: Record<string, Json> = {};
  for (const parameter of needed) {
    const value = found(parameter);
    if (value === undefined) return null;
    own[parameter.name] = value;
  }
  return own;
}

/** A request with some values; a member of the example of its body is replaced by a known value of its name. */
export function requestOf(operation: Operation, values: Values, beside: Values = {}): Sent {
  const { method, path, parameters, body } = operation;
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters)
    if (place === 'query') {
      const value = name === 'lang' ? (values.lang ?? LANGUAGE) : values[name];
      if (value !== undefined) query.set(name, String(value));
    }
  const [example] = body?.examples ?? [];
  const known = { ...beside, ...values };
  const members = isJsonObject(example)
    ? Object.fromEntries(Object.entries(example).map(([name, one]) => [name, known[name] ?? one]))
    : example;
  const sent = { method, path: query.size > 0 ? `${address}?${query}` : address };
  return body ? { ...sent, body: members ?? {} } : sent;
}

/** The optional parameter that chooses a kind: of supply. */
const kindOf = ({ parameters }: Operation) =>
  parameters.find(
    ({ name, required, in: place }) => name === 'type' && !required && place === 'query',
  );

/** Lists of contracts and invoices of each kind, where the description lists the kinds. */
function ofEachKind(operation: Operation, candidates: readonly Candidate[]): Candidate[] {
  const kinds = kindOf(operation)?.schema.enum;
  if (!Array.isArray(kinds)) return [...candidates];
  return candidates
    .slice(0, 1)
    .flatMap(({ own, values }) =>
      kinds.map((type) => ({ own: { ...own, type }, values: { ...values, type } })),
    );
}

/** Some of all, over their whole length. */
function spread<Item>(items: readonly Item[]): Item[] {
  if (items.length <= MOST) return [...items];
  const step = (items.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, index) => items[Math.round(index * step)] as Item);
}

const isSourced = (operationId: string, name: string): boolean =>
  idSources.some(({ gives }) => name in gives || `${operationId}.${name}` in gives) &&
  !(name === 'type' || name === 'cups' || name === 'zipcode');

const usual = ({ example, schema }: Parameter): Json | undefined =>
  example ?? (Array.isArray(schema.enum) ? schema.enum[0] : undefined);

/** True where a value may be that of a parameter: the `type` of a contract is none of a chart. */
function fits(value: Json, { enum: values, type }: JsonObject): boolean {
  if (Array.isArray(values)) return values.includes(value);
  if (type === 'integer' || type === 'number') return Number.isFinite(Number(value));
  return true;
}
