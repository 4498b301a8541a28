import { expect, it } from 'vitest';
import { figureOf, figureText } from '#domain/values/figure.ts';
import { fc } from '#tests/support/description/property-tests.ts';

it('reads numbers as they are written here', () => {
  expect(['80', '80,5', '-3', '0,000001', '007'].map(figureOf)).toEqual([
    80, 80.5, -3, 0.000001, 7,
  ]);
});

it.each([
  '',
  ' ',
  '80.5',
  '1.234',
  '1e3',
  '0x10',
  '+3',
  '3,',
  ',5',
  '1,2,3',
  '٣',
  'NaN',
  'Infinity',
])('finds no number in "%s"', (text) => {
  expect(figureOf(text)).toBeUndefined();
});

it('writes what it reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(figureOf(figureText(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});
