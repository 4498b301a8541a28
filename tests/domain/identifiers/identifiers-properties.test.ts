import { describe, expect, it } from 'vitest';
import { isCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { formatCups, isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { formatIban, ibanCountry, isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import { isNif, looksLikeCompanyNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const validOf = (kind: string) =>
  fc.constantFrom(...vectorsOf(kind).valid.map(({ in: input }) => input));
const digit = fc.integer({ min: 0, max: 9 }).map(String);
const place = fc.integer({ min: 0, max: 40 });

const withDigitAt = (code: string, at: number, to: string) => {
  const places = [...code].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const index = places[at % places.length] ?? 0;
  return code.slice(0, index) + to + code.slice(index + 1);
};

describe('one changed digit is caught', () => {
  it.each([
    ['iban', isIban],
    ['dni', isNif],
    ['nie', isNif],
    ['nifKLM', isNif],
    ['cif', isNif],
    ['catastro', isCadastralReference],
  ] as const)('%s', (kind, is) => {
    fc.assert(
      fc.property(validOf(kind), place, digit, (code, at, to) => {
        const changed = withDigitAt(code, at, to);
        expect(is(changed)).toBe(changed === code);
      }),
      { numRuns: 1000 },
    );
  });

  it('cups, in its sixteen digits', () => {
    fc.assert(
      fc.property(validOf('cups'), fc.integer({ min: 2, max: 17 }), digit, (code, at, to) => {
        const changed = code.slice(0, at) + to + code.slice(at + 1);
        expect(isCups(changed)).toBe(changed === code);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('writing', () => {
  it('groups of four come back as they were', () => {
    fc.assert(
      fc.property(validOf('iban'), (code) => {
        expect(normaliseIban(formatIban(code))).toBe(code);
        expect(
          formatIban(code)
            .split(' ')
            .slice(0, -1)
            .every((group) => group.length === 4),
        ).toBe(true);
      }),
    );
  });

  it('a half-typed account is grouped without a trailing space', () => {
    expect(formatIban('es9121000')).toBe('ES91 2100 0');
    expect(formatIban('ES912100')).toBe('ES91 2100');
    expect(formatIban('')).toBe('');
  });

  it('a supply code is grouped as on an invoice, half typed too, and comes back as it was', () => {
    expect(formatCups('es0999123456789o12qx0f')).toBe('ES 0999 1234 5678 9012 QX 0F');
    expect(formatCups('ES 09')).toBe('ES 09');
    expect(formatCups('ES0999123456789012QX0F77')).toBe('ES 0999 1234 5678 9012 QX 0F77');
    fc.assert(
      fc.property(validOf('cups'), (code) => {
        expect(normaliseCups(formatCups(code))).toBe(code);
      }),
    );
  });

  it('normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        expect(normaliseIban(normaliseIban(input))).toBe(normaliseIban(input));
        expect(normaliseCups(normaliseCups(input))).toBe(normaliseCups(input));
      }),
    );
  });

  it('no text makes a check throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        for (const is of [isIban, isNif, isCups, isCadastralReference])
          expect(is(input)).toBe(false);
      }),
    );
  });
});

it('a control of more than 2^53 is computed exactly', () => {
  expect(isCups('ES9007199254740995LD')).toBe(true);
  expect(isCups('ES9007199254740993LD')).toBe(false);
});

it('letters that only look like ASCII stay foreign', () => {
  expect(isIban(normaliseIban('eſ9121000418450200051332'))).toBe(false);
  expect(isNif(normaliseNif('12345678ᴢ'))).toBe(false);
});

it('names the country of an account and the kind of a tax id while they are typed', () => {
  expect(ibanCountry('ES91')).toBe('ES');
  expect(ibanCountry('E')).toBeUndefined();
  expect(ibanCountry('US12')).toBeUndefined();
  expect(looksLikeCompanyNif('B9')).toBe(true);
  expect(looksLikeCompanyNif('X9')).toBe(false);
});
