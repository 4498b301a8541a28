import { isObject } from '#domain/values/is-object.ts';
import { flattened, type JsonSchema } from './described-operations.ts';

export interface Spoiled {
  /** What was spoiled, for the message of a failure. */
  how: string;
  value: unknown;
}

/** Ways to make a valid value invalid, one at a time: each part of it, by each keyword that constrains it. */
export function spoiledValues(schema: JsonSchema, value: unknown, place = ''): Spoiled[] {
  const flat = flattened(schema);
  const branches = flat.oneOf ?? flat.anyOf;
  const here = wrongHere(flat, value).map(([how, wrong]) => ({
    how: `${place} ${how}`,
    value: wrong,
  }));
  if (branches) {
    return [...here, ...branches.flatMap((branch) => spoiledValues(branch, value, place))];
  }
  if (Array.isArray(value)) return [...here, ...spoiledItems(flat, value, place)];
  if (isObject(value)) return [...here, ...spoiledFields(flat, value, place)];
  return here;
}

function spoiledItems(schema: JsonSchema, value: unknown[], place: string): Spoiled[] {
  const [first] = value;
  if (value.length === 0 || !schema.items) return [];
  return spoiledValues(schema.items, first, `${place}/0`).map(({ how, value: wrong }) => ({
    how,
    value: [wrong, ...value.slice(1)],
  }));
}

function spoiledFields(schema: JsonSchema, value: Record<string, unknown>, place: string) {
  const { properties = {}, required = [] } = schema;
  const missing = required.map((name) => {
    const { [name]: _, ...rest } = value;
    return { how: `${place}/${name} is missing`, value: rest };
  });
  const inside = Object.entries(properties)
    .filter(([name]) => name in value)
    .flatMap(([name, field]) =>
      spoiledValues(field, value[name], `${place}/${name}`).map(({ how, value: wrong }) => ({
        how,
        value: { ...value, [name]: wrong },
      })),
    );
  return [...missing, ...inside];
}

const LONGEST_TRIED = 100_000;

function wrongHere(schema: JsonSchema, value: unknown): [string, unknown][] {
  const { minLength = 0, maxLength, minimum, maximum, exclusiveMinimum, maxItems } = schema;
  const items = Array.isArray(value) ? value : [];
  const longer = maxItems !== undefined && maxItems <= 100 && items.length > 0;
  return [
    ...OTHER_TYPES.map((wrong): [string, unknown] => [`is ${JSON.stringify(wrong)}`, wrong]),
    ...when(maxLength !== undefined && maxLength <= LONGEST_TRIED, () => [
      'is too long',
      'x'.repeat((maxLength ?? 0) + 1),
    ]),
    ...when(minLength > 0, () => ['is too short', 'x'.repeat(minLength - 1)]),
    ...when(maximum !== undefined, () => ['is too high', (maximum ?? 0) + 1]),
    ...when(minimum !== undefined, () => ['is too low', (minimum ?? 0) - 1]),
    ...when(exclusiveMinimum !== undefined, () => ['is too low', exclusiveMinimum]),
    ...when(longer, () => [
      'has too many items',
      Array.from({ length: (maxItems ?? 0) + 1 }, () => items[0]),
    ]),
  ];
}

const OTHER_TYPES = [null, true, 1.5, -1, 1e308, 'no such thing', '', [], [[]], {}, [null]];

function when(applies: boolean, wrong: () => [string, unknown]): [string, unknown][] {
  return applies ? [wrong()] : [];
}
