import { isObject } from '#studio/client/api/json-paths.ts';
import type { ConditionFact } from '#studio/conditions-contract.ts';
import type { Json, JsonObject } from '#studio/contract.ts';

/** How a fact is compared. */
export type ComparisonName =
  | 'is'
  | 'isNot'
  | 'oneOf'
  | 'noneOf'
  | 'atLeast'
  | 'atMost'
  | 'moreThan'
  | 'lessThan'
  | 'between'
  | 'starts'
  | 'fits'
  | 'hasAtLeast'
  | 'hasAtMost'
  | 'contains'
  | 'containsNot'
  | 'there'
  | 'nothing'
  | 'answered';

export interface Comparison {
  name: ComparisonName;
  /** What it is compared with; a list of two of `between`, a type of JSON of `there`. */
  value?: Json | undefined;
}

/** Keywords of JSON Schema that are one comparison with their value. */
const keywords = {
  const: 'is',
  enum: 'oneOf',
  minimum: 'atLeast',
  maximum: 'atMost',
  exclusiveMinimum: 'moreThan',
  exclusiveMaximum: 'lessThan',
  pattern: 'fits',
  minItems: 'hasAtLeast',
  maxItems: 'hasAtMost',
  type: 'there',
} as const satisfies Record<string, ComparisonName>;
const keywordOf = Object.fromEntries(
  Object.entries(keywords).map(([keyword, name]) => [name, keyword]),
) as Partial<Record<ComparisonName, string>>;

const opposites = { is: 'isNot', oneOf: 'noneOf', contains: 'containsNot' } as const;
const positives = { isNot: 'is', noneOf: 'oneOf', containsNot: 'contains' } as const;

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;
const escaped = (text: string) => text.replace(SPECIAL, '\\$&');

/** The text that a pattern demands at the beginning, if that is all it demands. */
function startIn(pattern: Json): string | undefined {
  if (typeof pattern !== 'string' || !pattern.startsWith('^')) return undefined;
  const text = pattern.slice(1).replace(/\\([.*+?^${}()|[\]\\/])/g, '$1');
  return `^${escaped(text)}` === pattern ? text : undefined;
}

/** The comparison that rules of JSON Schema say of a value; null for rules that are none. */
export function comparisonOf(rules: JsonObject): Comparison | null {
  const entries = Object.entries(rules);
  const [first, second] = entries;
  if (!first) return null;
  if (entries.length === 2 && second) {
    const { minimum, maximum } = rules;
    return typeof minimum === 'number' && typeof maximum === 'number'
      ? { name: 'between', value: [minimum, maximum] }
      : null;
  }
  if (entries.length > 1) return null;
  const [keyword, value] = first;
  if (keyword === 'const' && value === null) return { name: 'nothing' };
  if (keyword === 'type' && (value === 'null' || [value].flat().includes('null'))) return null;
  if (keyword === 'not' && isObject(value)) {
    const inner = comparisonOf(value);
    const name = inner && opposites[inner.name as keyof typeof opposites];
    return name ? { name, value: inner.value } : null;
  }
  if (keyword === 'contains' && isObject(value)) {
    const inner = comparisonOf(value);
    return inner?.name === 'is' ? { name: 'contains', value: inner.value } : null;
  }
  if (keyword === 'pattern') {
    const start = startIn(value);
    return start === undefined ? { name: 'fits', value } : { name: 'starts', value: start };
  }
  const name = keywords[keyword as keyof typeof keywords];
  return name ? { name, value } : null;
}

/** The rules of JSON Schema for a comparison; of `answered` none. */
export function rulesOf({ name, value = null }: Comparison): JsonObject {
  if (name === 'answered') return {};
  if (name === 'nothing') return { const: null };
  if (name === 'starts') return { pattern: `^${escaped(String(value))}` };
  if (name === 'contains') return { contains: { const: value } };
  if (name === 'between') {
    const [minimum = 0, maximum = 0] = Array.isArray(value) ? value : [];
    return { minimum, maximum };
  }
  const positive = positives[name as keyof typeof positives];
  if (positive) return { not: rulesOf({ name: positive, value }) };
  return { [keywordOf[name] ?? 'const']: value };
}

const isNumber = ({ types }: Pick<ConditionFact, 'types'>) =>
  types.some((type) => type === 'number' || type === 'integer');

/** The comparisons that suit a fact, the most usual first. */
export function comparisonsFor(fact: ConditionFact): ComparisonName[] {
  const { types, values, address } = fact;
  const has = (type: string) => types.includes(type);
  const isAnswer = address.startsWith('answers/');
  const absent: ComparisonName[] = [
    ...(isAnswer ? (['answered'] as const) : []),
    ...(has('null') || values?.includes(null) ? (['nothing', 'there'] as const) : []),
  ];
  const several: ComparisonName[] = ['is', 'isNot', 'oneOf', 'noneOf'];
  if (has('boolean') && types.length === 1) return ['is', ...absent];
  if (has('array')) return ['contains', 'containsNot', 'hasAtLeast', 'hasAtMost', ...absent];
  if (has('object')) return absent.includes('there') ? absent : [...absent, 'there'];
  if (values) return [...several, ...absent.filter((name) => name !== 'there')];
  if (fact.isDay) return ['atLeast', 'atMost', 'between', 'is', 'isNot'];
  if (isNumber(fact))
    return [
      ...(['atLeast', 'atMost', 'moreThan', 'lessThan', 'between'] as const),
      ...(['is', 'isNot'] as const),
      ...absent,
    ];
  // An answer that was given has a value.
  const present: ComparisonName[] =
    isAnswer || absent.includes('there') ? absent : ['there', ...absent];
  return [...several, 'starts', 'fits', ...present];
}

/** A value of the kind that a fact has, to start from. */
const firstValue = ({ types, values, isDay }: ConditionFact, today: number): Json => {
  const value = values?.find((one) => one !== null);
  if (value !== undefined) return value;
  if (isDay) return today;
  if (types.includes('boolean')) return true;
  return isNumber({ types }) ? 1 : '';
};

/** The comparison that a line starts with: one that says something before anything is typed. */
export function firstComparison(fact: ConditionFact, today: number): Comparison {
  const [name = 'is'] = comparisonsFor(fact);
  const isText = name === 'is' && !fact.values && fact.types.includes('string');
  if (isText && fact.address.startsWith('answers/')) return { name: 'answered' };
  if (isText) return otherComparison(fact, 'there', undefined, today);
  if (name === 'contains' && !fact.entries?.values)
    return otherComparison(fact, 'hasAtLeast', undefined, today);
  return otherComparison(fact, name, undefined, today);
}

const LISTS: readonly ComparisonName[] = ['oneOf', 'noneOf'];
const COUNTS: readonly ComparisonName[] = ['hasAtLeast', 'hasAtMost'];
const ENTRIES: readonly ComparisonName[] = ['contains', 'containsNot'];
const TEXTS: readonly ComparisonName[] = ['starts', 'fits'];

/** Another comparison of the same fact, with as much of the value as suits it. */
export function otherComparison(
  fact: ConditionFact,
  name: ComparisonName,
  before: Comparison | undefined,
  today: number,
): Comparison {
  const values = before && !COUNTS.includes(before.name) ? [before.value ?? []].flat() : [];
  const suits = (value: Json | undefined) => {
    const start = firstValue(fact, today);
    return value !== undefined && value !== null && typeof value === typeof start;
  };
  const usable = before && before.name !== 'there' ? values.filter(suits) : [];
  const [one = firstValue(fact, today), two = one] = usable;
  if (name === 'nothing' || name === 'answered') return { name };
  if (name === 'there')
    return { name, value: fact.types.find((type) => type !== 'null') ?? 'string' };
  if (LISTS.includes(name)) return { name, value: usable.length > 0 ? usable : [one] };
  if (name === 'between') return { name, value: [one, two] };
  if (COUNTS.includes(name)) return { name, value: 1 };
  if (ENTRIES.includes(name)) {
    const { types = ['string'], values: known } = fact.entries ?? {};
    return {
      name,
      value: firstValue({ address: '', types, ...(known && { values: known }) }, today),
    };
  }
  if (TEXTS.includes(name)) return { name, value: typeof one === 'string' ? one : '' };
  return { name, value: one };
}
