import { describe, expect, it } from 'vitest';
import { groupedPhone } from '#domain/identifiers/phone-shape.ts';
import { foreignCountry, isPhone, phoneAnswer, phoneText } from '#domain/phone.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';

const { valid, invalid, disputed } = vectorsOf('phone');
const kept = { country: 'ES', dropsPrefix: false };
const dropped = { country: 'ES', dropsPrefix: true };

describe('a telephone', () => {
  it.each(valid)('$in travels as $e164', ({ in: text, e164, country }) => {
    expect(isPhone(text, 'ES')).toBe(true);
    expect(phoneAnswer(text, kept)).toBe(e164);
    const national = country === 'ES' ? e164?.replace('+34', '') : e164;
    expect(phoneAnswer(text, dropped)).toBe(national);
  });

  it.each(valid)('$in can be read and read back', ({ in: text, e164 }) => {
    for (const rule of [kept, dropped]) {
      expect(phoneAnswer(phoneText(phoneAnswer(text, rule), 'ES'), kept)).toBe(e164);
    }
  });

  it.each(invalid)('$in is none: $reason', ({ in: text }) => {
    expect(isPhone(phoneAnswer(text, kept), 'ES')).toBe(false);
  });

  it.each(disputed)('settles $in: $recommended', ({ in: text }) => {
    const refused = /\p{L}|^\+\+/u.test(text);
    const answer = phoneAnswer(text, kept);
    expect(isPhone(answer, 'ES')).toBe(!refused);
    if (!refused) expect(answer).toMatch(/^\+34[4-9]\d{8}$/);
  });
});

it('reads numbers of another home, and says where a number from abroad comes from', () => {
  expect(phoneAnswer('912 345 678', { country: 'PT', dropsPrefix: false })).toBe('+351912345678');
  expect(phoneText('+351912345678', 'ES')).toBe('+351 912 345 678');
  expect(phoneText('+34600000041', 'ES')).toBe('600 00 00 41');
  expect([foreignCountry('+351912345678', 'ES'), foreignCountry('600000041', 'ES')]).toEqual([
    'PT',
    undefined,
  ]);
});

describe('a telephone of the retailer', () => {
  it.each([
    ['+34600112233', '600 11 22 33'],
    ['600112233', '600 11 22 33'],
    ['+351912345678', '+351 912 345 678'],
    ['0033612345678', '+33 612 345 678'],
    ['+376312345', '+376 312 345'],
    ['+12025550123', '+1 202 555 0123'],
    ['+4915112345678', '+49 151 123 456 78'],
    ['112', '112'],
    ['900 000 000', '900 000 000'],
    ['sin teléfono', 'sin teléfono'],
  ])('%s is read as %s, its country code apart (ITU-T E.164)', (phone, read) => {
    expect(groupedPhone(phone)).toBe(read);
  });
});
