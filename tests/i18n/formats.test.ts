import { describe, expect, it } from 'vitest';
import { clockWriter } from '#i18n/clock-text.ts';
import { dateSign, inSentence } from '#i18n/language.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(['es-ES', 'ca-ES'] as const)('formats of %s', (language) => {
  const formats = formatsFor(language);
  const cases = vectors.formats.locales[language];

  it.each(cases.eur.filter(({ v }) => v !== -0.004))('$v euro is $s', ({ v, s }) => {
    expect(plain(formats.euro(v))).toBe(plain(s));
  });

  it('never shows a negative zero', () => {
    expect(plain(formats.euro(-0.004))).toBe('0,00 €');
  });

  it.each(cases.kW)('$v kW is $s kW', ({ v, s }) => {
    expect(plain(formats.kilowatts(v))).toBe(`${plain(s)} kW`);
  });

  it.each(cases.kWh)('$v kWh is $s kWh', ({ v, s }) => {
    expect(plain(formats.kilowattHours(v))).toBe(`${plain(s)} kWh`);
  });

  it.each([
    [0, '0'],
    [0.097, '0,097'],
    [0.5, '0,5'],
    [9.996, '10'],
    [9.414, '9,41'],
    [12.44, '12,4'],
    [999.6, '1000'],
    [-0.0974, '-0,097'],
  ])('%d kWh of a reading are %s kWh', (value, written) => {
    const grouped = language === 'ca-ES' ? written.replace('1000', '1.000') : written;
    expect(plain(formats.energy(value))).toBe(`${grouped} kWh`);
  });

  it.each(cases.percent)('$v is $s', ({ v, s }) => {
    expect(plain(formats.percent(v))).toBe(plain(s));
  });

  it('years are written with their word', () => {
    const words = { 'es-ES': ['1 año', '3 años'], 'ca-ES': ['1 any', '3 anys'] }[language];
    expect([1, 3].map((count) => plain(formats.years(count)))).toEqual(words);
  });

  it('months stay the month of their first and last day, also in a sentence', () => {
    const [first, last] = {
      'es-ES': ['de abril', 'abril de 2026'],
      'ca-ES': ['d’abril', 'abril del 2026'],
    }[language];
    expect(formats.ofMonth('2026-04-01')).toBe(first);
    expect(formats.monthOfYear('2026-04-30')).toBe(last);
    expect([formats.ofMonth(null), formats.monthOfYear('')]).toEqual(['', '']);
  });

  it('dates stay on their day and nothing is no date', () => {
    expect(plain(formats.longDate('2026-03-29'))).toBe(plain(cases.date.long));
    expect(formats.date(null)).toBe('');
    expect(formats.date('not a date')).toBe('');
  });
});

it.each([
  ['de-DE', 'April'],
  ['en-GB', 'April'],
  ['fr-FR', 'avril'],
  ['gl-ES', 'de abril'],
])('a month stands in a sentence of %s as %s', (language, month) => {
  expect(formatsFor(language).ofMonth('2026-04-01')).toBe(month);
});

it.each([
  ['es-ES', 'Por correo electrónico', 'por correo electrónico'],
  ['es-ES', 'NIF', 'NIF'],
  ['de-DE', 'Strom', 'Strom'],
  ['de-DE', 'Per E-Mail', 'per E-Mail'],
  ['de-DE', 'Rechnung per Post', 'Rechnung per Post'],
  ['fr-FR', 'Électricité', 'électricité'],
])('a title stands in a sentence of %s: %s', (language, title, expected) => {
  expect(inSentence(title, language)).toBe(expected);
});

describe.each([
  ['es-ES', '9 h', '9:30 h', '0 h', '24 h', '9'],
  ['ca-ES', '9 h', '9:30 h', '0 h', '24 h', '9'],
  ['gl-ES', '9 h', '9:30 h', '0 h', '24 h', '9'],
  ['fr-FR', '9 h', '9 h 30', '0 h', '24 h', '9 h'],
  ['de-DE', '9 Uhr', '9:30 Uhr', '0 Uhr', '24 Uhr', '9'],
  ['en-GB', '9:00', '9:30', '0:00', '24:00', '9:00'],
])('hours of %s', (language, nine, half, midnight, end, first) => {
  const formats = formatsFor(language);

  it('read as people write them', () => {
    const written = ['9', '09:30', '00:00', '24:00'].map((clock) => plain(formats.hour(clock)));
    expect(written).toEqual([nine, half, midnight, end]);
    expect(plain(formats.hour(9))).toBe(nine);
  });

  it('say the unit once where the language does', () => {
    expect(plain(formats.firstHour('09:00'))).toBe(first);
  });

  it.each(['', 'noche', '25:00', '9:75'])('leave "%s" as it is', (text) => {
    expect([formats.hour(text), formats.firstHour(text)]).toEqual([text, text]);
  });
});

describe.each([
  {
    language: 'es-ES',
    date: '1 abr 2026',
    weekday: 'miércoles, 1 de abril',
    long: '1 de abril de 2026',
    days: '1 abr – 11 may 2026',
    shortDay: '1 abr',
    moment: '1 abr 2026, 10:42',
  },
  {
    language: 'ca-ES',
    date: '1 abr 2026',
    weekday: 'dimecres, 1 d’abril',
    long: '1 d’abril del 2026',
    days: '1 abr – 11 maig 2026',
    shortDay: '1 abr',
    moment: '1 abr 2026, 10:42',
  },
  {
    language: 'gl-ES',
    date: '1 abr 2026',
    weekday: 'mércores, 1 de abril',
    long: '1 de abril de 2026',
    days: '1 abr – 11 maio 2026',
    shortDay: '1 abr',
    moment: '1 abr 2026, 10:42',
  },
  {
    language: 'fr-FR',
    date: '1er avr. 2026',
    weekday: 'mercredi 1er avril',
    long: '1er avril 2026',
    days: '1er avr. – 11 mai 2026',
    shortDay: '1er avr.',
    moment: '1er avr. 2026, 10:42',
  },
  {
    language: 'de-DE',
    date: '01.04.2026',
    weekday: 'Mittwoch, 1. April',
    long: '1. April 2026',
    days: '01.04. – 11.05.2026',
    shortDay: '1. Apr.',
    moment: '01.04.2026, 10:42',
  },
  {
    language: 'en-GB',
    date: '1 Apr 2026',
    weekday: 'Wednesday 1 April',
    long: '1 April 2026',
    days: '1 Apr – 11 May 2026',
    shortDay: '1 Apr',
    moment: '1 Apr 2026, 10:42',
  },
])('dates of $language', ({ language, ...expected }) => {
  const formats = formatsFor(language);
  const spaced = (text: string) => text.replace(/\s/g, ' ');

  it('read as people write them', () => {
    const day = '2026-04-01';
    expect({
      date: spaced(formats.date(day)),
      weekday: spaced(formats.weekday(day)),
      long: spaced(formats.longDate(day)),
      days: spaced(formats.days({ from: day, to: '2026-05-11' })),
      shortDay: spaced(formats.shortDay(day)),
      moment: spaced(formats.dateTime('2026-04-01T10:42:00')),
    }).toEqual(expected);
  });
});

it.each(['ca-ES', 'gl-ES'])(
  'a short date of %s has no full stop, which would meet the one of the sentence',
  (language) => {
    const { date, shortDay, shortMonth } = formatsFor(language);
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-11`;
      expect([date(day), shortDay(day), shortMonth(day)].join(' ')).not.toMatch(/\.|d’|\bde\b/);
    }
  },
);

it.each([
  ['es-ES', '22:00', '9:30'],
  ['ca-ES', '22:00', '9:30'],
  ['gl-ES', '22:00', '9:30'],
  ['de-DE', '22:00', '9:30'],
  ['en-GB', '22:00', '9:30'],
  ['fr-FR', '22 h', '9 h 30'],
])('a sentence of %s writes the time as %s and %s', (language, evening, morning) => {
  const { time } = clockWriter(language);
  expect([time('22:00'), time('09:30')].map((text) => text.replace(/\s/g, ' '))).toEqual([
    evening,
    morning,
  ]);
});

it.each([
  ['es-ES', '/'],
  ['ca-ES', '/'],
  ['gl-ES', '/'],
  ['fr-FR', '/'],
  ['en-GB', '/'],
  ['de-DE', '.'],
])('a day in digits of %s is parted by %s', (language, sign) => {
  expect(dateSign(language)).toBe(sign);
});
