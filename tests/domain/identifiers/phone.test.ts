import { describe, expect, it } from 'vitest';
import { foreignCountry, isPhone, phoneAnswer, phoneText } from '#domain/identifiers/phone.ts';
import { groupedPhone } from '#domain/identifiers/phone-shape.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';

const { valid, invalid, disputed } = vectorsOf('phone');
const withPrefix = { country: 'ES', dropsPrefix: false };
const withoutPrefix = { country: 'ES', dropsPrefix: true };

/** The result of each disputed case: the number as it is sent, null where it is refused. */
const settled = new Map<string, string | null>([
  ['400000000', '+34400000000'],
  ['++34600000000', null],
  ['600000000ext', null],
  ['６００００００００', '+34600000000'],
  ['٦٠٠٠٠٠٠٠٠', '+34600000000'],
  ['600000000\u0000', '+34600000000'],
  ['6000\u200b00000', '+34600000000'],
]);

describe('a telephone', () => {
  it.each(valid)('$in is sent as $e164', ({ in: text, e164, country }) => {
    expect(isPhone(text, 'ES')).toBe(true);
    expect(phoneAnswer(text, withPrefix)).toBe(e164);
    const national = country === 'ES' ? e164?.replace('+34', '') : e164;
    expect(phoneAnswer(text, withoutPrefix)).toBe(national);
  });

  it.each(valid)('$in can be read and read back', ({ in: text, e164 }) => {
    for (const rule of [withPrefix, withoutPrefix]) {
      expect(phoneAnswer(phoneText(phoneAnswer(text, rule), 'ES'), withPrefix)).toBe(e164);
    }
  });

  it.each(invalid)('$in is none: $reason', ({ in: text }) => {
    expect(isPhone(phoneAnswer(text, withPrefix), 'ES')).toBe(false);
  });

  it.each(disputed)('settles $in: $recommended', ({ in: text }) => {
    const e164 = settled.get(text);
    const answer = phoneAnswer(text, withPrefix);
    expect(isPhone(answer, 'ES')).toBe(e164 !== null);
    if (e164 !== null) expect(answer).toBe(e164);
  });

  it.each([
    ...['600000041 ext 5', '600000041 ext. 5', '600000041x5', '600000041;ext=5', '600000041 доб 5'],
    ...['600000041 #5', '600000041;5', '600000041,,5#', '600000041~5', '+34600000041＃5'],
    // Parameters of RFC 3966.
    ...['600000041;isub=5', ';phone-context=+34600000041', 'tel:600000041'],
    ...['casa 600000041', '600 000 041 (Ana)', '600FLORES1'],
  ])('%s is none: an extension or a word would be lost on the way', (text) => {
    expect(isPhone(text, 'ES')).toBe(false);
    expect(phoneAnswer(text, withPrefix)).toBe(text);
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
