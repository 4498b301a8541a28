import { expect, test } from 'vitest';
import {
  type ComparisonName,
  comparisonOf,
  comparisonsFor,
  firstComparison,
  otherComparison,
  rulesOf,
} from '#studio/client/condition/comparisons.ts';
import { groupOf } from '#studio/client/condition/condition-node.ts';
import { printed } from '#studio/client/condition/condition-print.ts';
import { treeOf } from '#studio/client/condition/condition-tree.ts';
import { type Known, truthOf } from '#studio/client/condition/condition-truth.ts';
import { type ConditionTerms, sentenceOf } from '#studio/client/condition/condition-words.ts';
import { added, removed, unwrapped, wrapped } from '#studio/client/condition/tree-edits.ts';
import type { ConditionFact } from '#studio/conditions-contract.ts';
import type { JsonObject } from '#studio/contract.ts';

const TODAY = 20261201;
const facts: Record<string, ConditionFact> = {
  yes: { address: 'session/signedIn', types: ['boolean'] },
  choice: { address: 'subject/contract/type', types: ['string'], values: ['gas', 'electricity'] },
  text: { address: 'subject/contract/tariff', types: ['string'] },
  number: { address: 'subject/contract/powerKw', types: ['number', 'null'] },
  list: { address: 'settings/types', types: ['array'], entries: { types: ['string'] } },
  object: { address: 'subject/contract/gas', types: ['object', 'null'] },
  day: { address: 'session/today', types: ['integer'], isDay: true },
  answer: { address: 'answers/name', types: ['string'] },
};

test('comparisons fit the type of the fact', () => {
  const names = (name: string) => comparisonsFor(facts[name] as ConditionFact);
  expect(names('yes')).toEqual(['is']);
  expect(names('choice')).toEqual(['is', 'isNot', 'oneOf', 'noneOf']);
  expect(names('number')).toEqual(
    expect.arrayContaining(['atLeast', 'between', 'nothing', 'there']),
  );
  expect(names('list')).toEqual(expect.arrayContaining(['contains', 'hasAtLeast']));
  expect(names('object')).toEqual(['nothing', 'there']);
  expect(names('answer')).toContain('answered');
  expect(names('text')).not.toContain('answered');
});

test('whatever is chosen says something at once, and is read back as it was chosen', () => {
  for (const fact of Object.values(facts)) {
    const first = firstComparison(fact, TODAY);
    for (const name of comparisonsFor(fact)) {
      const comparison = otherComparison(fact, name, first, TODAY);
      if (name !== 'answered') expect(comparisonOf(rulesOf(comparison))).toEqual(comparison);
      expect(Object.values(rulesOf(comparison))).not.toContain(undefined);
    }
  }
});

test('another comparison takes the value along where it suits', () => {
  const number = facts.number as ConditionFact;
  const change = (name: ComparisonName, to: ComparisonName) =>
    otherComparison(number, to, { name, value: 15 }, TODAY).value;
  expect(change('atLeast', 'lessThan')).toBe(15);
  expect(change('atLeast', 'between')).toEqual([15, 15]);
});

test('text that a value starts with is no expression', () => {
  expect(rulesOf({ name: 'starts', value: '2.0' })).toEqual({ pattern: '^2\\.0' });
  expect(comparisonOf({ pattern: '^2\\.0' })).toEqual({ name: 'starts', value: '2.0' });
  expect(comparisonOf({ pattern: '^[AB]' })).toEqual({ name: 'fits', value: '^[AB]' });
});

const gas = { $fact: 'subject/contract/type', const: 'gas' };
const power = { $fact: 'subject/contract/powerKw', minimum: 10 };
const tree = (condition: JsonObject) => treeOf(condition, 'facts') ?? groupOf([]);

test('lines are added, grouped, taken out of their group and removed', () => {
  const [line] = tree(power).parts;
  const two = line ? added(tree(gas), [], line) : groupOf([]);
  expect(printed(two)).toEqual({ allOf: [gas, power] });
  const inner = wrapped(two, [1]);
  expect(printed(inner)).toEqual({ anyOf: [power], allOf: [gas] });
  expect(printed(unwrapped(inner, [1]))).toEqual({ allOf: [gas, power] });
  expect(printed(removed(two, [0]))).toEqual(power);
  expect(printed(removed(inner, [1, 0]))).toEqual(gas);
});

const known: Known = {
  facts: { session: { signedIn: true }, subject: { contract: { type: 'gas' } } },
  ...{ answers: null, group: [] },
  named: {
    circle: { $condition: 'circle' },
    consumer: { not: { $fact: 'subject/wizard/name', const: 'x' } },
  },
};
const truth = (condition: JsonObject, over: 'facts' | 'answers' = 'facts') => {
  const read = treeOf(condition, over);
  return read && truthOf(read, over, known);
};

test('what is known settles the whole, and what is not is said so', () => {
  const away = { $fact: 'subject/notice/standing', const: 'open' };
  expect(truth(gas)).toBe(true);
  expect(truth({ not: gas })).toBe(false);
  // A fact that is absent never fits.
  expect(truth(power)).toBe(false);
  expect(truth(away)).toBeNull();
  expect(truth({ anyOf: [away, gas] })).toBe(true);
  expect(truth({ allOf: [away, power] })).toBe(false);
  expect(truth({ allOf: [away, gas] })).toBeNull();
  expect(truth({ $condition: 'circle' })).toBeNull();
  expect(truth({ $condition: 'consumer' })).toBeNull();
  expect(truth({ properties: { a: { const: 1 } }, required: ['a'] }, 'answers')).toBeNull();
});

test('answers of a group are compared with facts as the form does', () => {
  const rule = { properties: { kw: { atMost: '1/facts/limit' } }, required: ['kw'] };
  const read = treeOf(rule, 'answers');
  const of = (kw: number, group: string[]) =>
    read &&
    truthOf(read, 'answers', {
      ...known,
      facts: { ...known.facts, limit: 5 },
      answers: group.length > 0 ? { home: { kw } } : { kw },
      group,
    });
  expect(of(4, [])).toBe(true);
  expect(of(6, [])).toBe(false);
});

test('a sentence says the whole with its groups', () => {
  const t = (key: string, { fact, rule, value, words }: Record<string, string> = {}) =>
    [fact, rule, value && `${key.split('.').at(-1)} ${value}`, words && `not ${words}`]
      .filter(Boolean)
      .join(' ') || String(key.split('.').at(-1));
  const terms = {
    ...{ t: t as ConditionTerms['t'], named: String, value: String },
    fact: (address: string) => address.split('/').at(-1) ?? '',
  };
  const condition = { allOf: [gas, { anyOf: [power, { not: gas }] }] };
  expect(sentenceOf(tree(condition), terms)).toBe(
    'type is gas and (powerKw atLeast 10 or not type is gas)',
  );
});
