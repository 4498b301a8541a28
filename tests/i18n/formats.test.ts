import { describe, expect, it } from 'vitest';
import { inSentence } from '#i18n/language.ts';
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

  it.each(cases.percent)('$v is $s', ({ v, s }) => {
    expect(plain(formats.percent(v))).toBe(plain(s));
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
    expect(plain(formats.date('2026-03-29'))).toBe(plain(cases.date.medium));
    expect(plain(formats.longDate('2026-03-29'))).toBe(plain(cases.date.long));
    expect(formats.date(null)).toBe('');
    expect(formats.date('not a date')).toBe('');
  });
});

it.each([
  ['de-DE', 'April'],
  ['en-US', 'April'],
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
  ['fr-FR', 'Électricité', 'électricité'],
])('a title stands in a sentence of %s: %s', (language, title, expected) => {
  expect(inSentence(title, language)).toBe(expected);
});
