import { expect, it } from 'vitest';
import { answerDue, claimKind } from '#domain/customer/answer-due.ts';

const times = { usual: 15, billing: 5, outage: 2 };
const kinds = { billing: ['02'], outage: ['04/021', '02/999'] };

it.each([
  ['a Sunday', '2026-11-29T09:00:00Z', '2026-12-18'],
  ['a Friday', '2026-11-27T09:00:00Z', '2026-12-18'],
  ['a Monday before midnight in Madrid', '2026-11-30T22:59:00Z', '2026-12-21'],
  ['the same evening, after midnight in Madrid', '2026-11-30T23:01:00Z', '2026-12-22'],
])('L1: 15 working days from %s end on %s', (_, received, due) => {
  expect(answerDue(received, 'usual', times)).toBe(due);
});

it('L1: a claim about a bill has 5 days, a supply cut 2 hours', () => {
  expect(answerDue('2026-11-27T09:00:00Z', 'billing', times)).toBe('2026-12-02');
  expect(answerDue('2026-11-27T23:30:00Z', 'outage', times)).toBe('2026-11-28T01:30:00.000Z');
});

it('a subtype that is named counts before its type', () => {
  const kindOf = (type: string, subtype: string) => claimKind({ type, subtype }, kinds);
  expect(kindOf('02', '036')).toBe('billing');
  expect(kindOf('02', '999')).toBe('outage');
  expect(kindOf('04', '021')).toBe('outage');
  expect(kindOf('04', '024')).toBe('usual');
  expect(kindOf('02', '')).toBe('billing');
});
