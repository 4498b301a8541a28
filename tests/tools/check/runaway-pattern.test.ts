import { expect, test } from 'vitest';
import { runawayReason } from '#tools/config/analysis/runaway-pattern.ts';

test.each([
  '(a+)+$',
  '(a*)*',
  '(.*a){20}',
  '([a-z]+)*$',
  '(a|a)*$',
  '(a|ab)+$',
  '(\\d+\\d*)+',
  '^\\s*.*\\s*$',
  '(x+x+)+y',
  '(\\w+\\s?)*$',
  '(?=(a+)+b)c',
  '^(([a-z])+.)+[A-Z]',
])('%s can run away', (pattern) => {
  expect(runawayReason(pattern)).not.toBeNull();
});

test.each([
  '^\\d{5}$',
  '^[A-Z]{2}\\d{2}(?: ?\\d{4}){5}$',
  '^[^@\\s]+@[^@\\s]+$',
  '^(\\d+,)*\\d+$',
  '^(yes|no)+$',
  '^https://[^\\s]+$',
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  '^\\p{L}+$',
  '^(a{1,3}){1,3}$',
  '[\\]a]+b',
])('%s cannot', (pattern) => {
  expect(runawayReason(pattern)).toBeNull();
});

test('what is no regular expression throws', () => {
  expect(() => runawayReason('(')).toThrow(SyntaxError);
});
