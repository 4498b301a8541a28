import { describe, expect, it } from 'vitest';
import { dayFrom, dayText, isDay } from '#domain/values/day.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const { valid, invalid } = vectorsOf('dateISO');
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day of the calendar', () => {
  it.each(valid)('takes $in', ({ in: text }) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(invalid)('refuses $in: $reason', ({ in: text }) => {
    expect(isDay(text)).toBe(false);
  });
});

it('a form takes days from 1900 to 2199', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'];
  expect(days.map(isDay)).toEqual([false, true, true, false]);
});

describe('a day as it is written here', () => {
  it.each([
    ['31/12/2025', '2025-12-31'],
    ['1/2/2025', '2025-02-01'],
    ['01-02-2025', '2025-02-01'],
    ['1.2.2025', '2025-02-01'],
    ['01022025', '2025-02-01'],
    [' 2025-02-01 ', '2025-02-01'],
    ['1/2/20255', '1/2/20255'],
    ['el 1/2/2025', 'el 1/2/2025'],
    ['010220255', '010220255'],
  ])('%s is %s', (text, iso) => {
    expect(dayFrom(text)).toBe(iso);
  });

  it.each(['31/02/2025', '1/13/2025', '32012025', '1/2/25', 'mañana', '2025/01/01'])(
    '%s is no day',
    (text) => {
      expect(isDay(dayFrom(text))).toBe(false);
    },
  );

  it('comes back as it was', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(isDay(iso)).toBe(true);
        expect(dayFrom(dayText(iso))).toBe(iso);
        expect(dayFrom(dayText(iso, '.'))).toBe(iso);
      }),
    );
  });
});
