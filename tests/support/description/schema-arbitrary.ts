import { examplesOf, flattened, type JsonSchema } from './described-operations.ts';
import { fc } from './property-tests.ts';

/** Plausible values for fields of these names, for example identifiers of the customer. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const LETTERS = [...`abcXYZ019 .,-/_%ñçÀ·'"<&\\`, '\u{1F600}', '\u202e'];
const LONGEST = 40;
const LARGEST = 1_000_000;

/** Values that a schema of the description allows: its examples and arbitrary ones. */
export function valuesOf(schema: JsonSchema, known: Known = {}): fc.Arbitrary<unknown> {
  const flat = flattened(schema);
  const examples = examplesOf(flat);
  const made = madeUp(flat, known);
  return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), made) : made;
}

function madeUp(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map((branch) => valuesOf(branch, known)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string, schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'string':
      return texts(schema);
    case 'array':
      return lists(schema, known);
    default:
      return objects(schema, known);
  }
}

function integers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? -LARGEST;
  const max = maximum ?? Math.max(LARGEST, min);
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  const free = maximum === undefined ? [2 ** 31, Number.MAX_SAFE_INTEGER] : [];
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, ...edges, ...free));
}

function numbers({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const least = exclusiveMinimum ?? minimum ?? -LARGEST;
  const most = maximum ?? LARGEST;
  const hundredths = fc.integer({ min: Math.ceil(least * 100) + 1, max: Math.floor(most * 100) });
  return fc.oneof(
    hundredths.map((value) => value / 100),
    fc.double({
      min: least,
      max: most,
      minExcluded: exclusiveMinimum !== undefined,
      noNaN: true,
    }),
  );
}

function texts({ minLength = 0, maxLength, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return matching(pattern);
  if (format === 'email') return fc.emailAddress({ size: 'small' });
  if (format === 'date') return days.map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return days.map((day) => day.toISOString());
  if (format === 'uri') return fc.webUrl({ size: 'small' });
  const unit = fc.constantFrom(...LETTERS);
  const longest = Math.max(minLength, Math.min(maxLength ?? LONGEST, LONGEST));
  const usual = fc.string({ unit, minLength, maxLength: longest });
  const full = (maxLength ?? Number.POSITIVE_INFINITY) <= 1000 ? ['x'.repeat(maxLength ?? 0)] : [];
  return full.length > 0
    ? fc.oneof({ weight: 5, arbitrary: usual }, fc.constantFrom(...full))
    : usual;
}

const matchingByPattern = new Map<string, fc.Arbitrary<string>>();

/** The same arbitrary for a pattern again: to make one of a class of characters takes tens of milliseconds. */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = matchingByPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matchingByPattern.set(pattern, made);
  return made;
}

const days = fc.oneof(
  fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
  fc
    .integer({ min: -800, max: 40 })
    .map((offset) => new Date(Math.floor(Date.now() / 86_400_000 + offset) * 86_400_000)),
);

function lists(schema: JsonSchema, known: Known): fc.Arbitrary<unknown[]> {
  const { items = {}, minItems: minLength = 0, maxItems = 3, uniqueItems } = schema;
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 3)) };
  const values = valuesOf(items, known);
  return uniqueItems ? fc.uniqueArray(values, size) : fc.array(values, size);
}

function objects(schema: JsonSchema, known: Known): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), valuesOf(additionalProperties, known), {
      maxKeys: 5,
    });
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const likely = known[name] ?? [];
    const values = valuesOf(field, known);
    return [name, likely.length > 0 ? fc.oneof(fc.constantFrom(...likely), values) : values];
  });
  const requiredKeys: string[] = required.filter((name) => name in properties);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}
