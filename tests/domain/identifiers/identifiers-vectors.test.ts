import { describe, expect, it } from 'vitest';
import {
  isCadastralReference,
  normaliseCadastralReference,
} from '#domain/identifiers/cadastral-reference.ts';
import { isCcc, normaliseCcc } from '#domain/identifiers/ccc.ts';
import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import {
  isCompanyNif,
  isDni,
  isNie,
  isNif,
  isSpecialNif,
  normaliseNif,
} from '#domain/identifiers/nif.ts';
import { hasPhoneShape } from '#domain/identifiers/phone-shape.ts';
import { isPostalCode, normalisePostalCode } from '#domain/identifiers/postal-code.ts';
import { formats } from '#domain/values/formats.ts';
import { type VectorCase, vectorsOf } from '#tests/domain/vectors.ts';

interface Identifier {
  normalise: (input: string) => string;
  is: (value: string) => boolean;
  /** Disputed inputs that are refused even after normalisation; every other one is taken. */
  refused?: string[] | 'all';
}

const identifiers: Record<string, Identifier> = {
  cups: { normalise: normaliseCups, is: isCups },
  dni: { normalise: normaliseNif, is: isDni, refused: ['1234567L'] },
  nie: { normalise: normaliseNif, is: isNie, refused: ['X01234567L'] },
  nifKLM: { normalise: normaliseNif, is: isSpecialNif },
  cif: {
    normalise: normaliseNif,
    is: isCompanyNif,
    refused: ['N99630949', 'P99811861', 'Q99695546', 'R99041477', 'S99383606', 'W99472847'],
  },
  iban: { normalise: normaliseIban, is: isIban },
  ccc: { normalise: normaliseCcc, is: isCcc },
  catastro: {
    normalise: normaliseCadastralReference,
    is: isCadastralReference,
    refused: ['1234567ZZ1234Z00A1HT'],
  },
  email: { normalise: normaliseEmail, is: isEmail, refused: 'all' },
  postalCode: { normalise: normalisePostalCode, is: isPostalCode },
};

const named = (cases: VectorCase[]) =>
  cases.map((one) => ({ ...one, name: JSON.stringify(one.in).slice(0, 60) }));

describe.each(Object.entries(identifiers))('%s', (kind, { normalise, is, refused = [] }) => {
  const { valid, afterNormalisation, invalid, disputed } = vectorsOf(kind);

  it.each(named(valid))('takes $name and leaves it as it is', ({ in: input }) => {
    expect(is(input)).toBe(true);
    expect(normalise(input)).toBe(input);
  });

  if (afterNormalisation.length > 0) {
    it.each(named(afterNormalisation))('reads $name as $canonical', ({ in: input, canonical }) => {
      expect(normalise(input)).toBe(canonical);
      expect(is(normalise(input))).toBe(true);
    });
  }

  it.each(named(invalid))('refuses $name: $reason', ({ in: input, reason }) => {
    expect(is(input)).toBe(false);
    if (kind !== 'email' && reason !== 'untrimmed') expect(is(normalise(input))).toBe(false);
  });

  if (disputed.length > 0) {
    it.each(named(disputed))('settles $name: $recommended', ({ in: input }) => {
      const refuses = refused === 'all' || refused.includes(input);
      expect(is(normalise(input))).toBe(!refuses);
    });
  }
});

describe('tax ids of any kind', () => {
  const kinds = ['dni', 'nie', 'nifKLM', 'cif'].map(vectorsOf);

  it('takes every valid one', () => {
    expect(kinds.flatMap(({ valid }) => valid).filter((one) => !isNif(one.in))).toEqual([]);
  });

  it('refuses every invalid one, of whichever kind', () => {
    const taken = kinds
      .flatMap(({ invalid }) => invalid)
      .filter((one) => isNif(normaliseNif(one.in)));
    expect(taken).toEqual([]);
  });

  it('takes the demonstration customers', () => {
    expect(isNif('00000000T')).toBe(true);
    expect(isNif('B00000000')).toBe(true);
  });
});

describe('telephone shape', () => {
  const { valid, invalid } = vectorsOf('phone');

  it('takes every valid telephone', () => {
    expect(valid.filter((one) => !hasPhoneShape(one.in))).toEqual([]);
  });

  it('refuses whatever is no number at all', () => {
    const noNumber = invalid.filter((one) => !/^[+\d][\d\s-]*$/.test(one.in));
    expect(noNumber.length).toBeGreaterThan(8);
    expect(noNumber.filter((one) => hasPhoneShape(one.in))).toEqual([]);
  });
});

it('checks each format of the schemas by the rule of its identifier', () => {
  const samples: Record<string, string> = {
    'cadastral-reference': '7837301VG8173B0001TT',
    cups: 'ES1234123456789012JY',
    date: '2028-02-29',
    email: 'ana@example.com',
    iban: 'ES9121000418450200051332',
    nif: '12345678Z',
    phone: '+34 931 000 036',
    'postal-code': '08001',
  };
  for (const [name, check] of Object.entries(formats)) {
    const sample = samples[name] ?? '';
    expect(check(sample), name).toBe(true);
    expect(check(`${sample}!`), name).toBe(false);
  }
});
