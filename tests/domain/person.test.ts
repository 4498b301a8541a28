import { expect, it } from 'vitest';
import { isCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { emailAnswer } from '#domain/identifiers/email.ts';
import { isGiven, isNothing } from '#domain/nothing.ts';
import { phoneParts } from '#domain/phone.ts';
import { knownPerson } from '#domain/user.ts';

const user = {
  ...{ id: 7, name: 'Laura Ferrer Puig', vat: '00000000T', email: null, mobile: '+34600000003' },
  ...{ language: null, nameParts: null },
};

it('a contracting knows the names of a customer where the retailer has their parts', () => {
  const nameParts = { name: 'Laura', surName1: 'Ferrer', surName2: null };
  expect(knownPerson({ ...user, nameParts } as never)).toEqual({
    ...{ id: 7, vat: '00000000T', email: null, mobile: '+34600000003' },
    ...{ name: 'Laura', surName1: 'Ferrer', surName2: null, companyName: null },
  });
  expect(
    knownPerson({ ...user, nameParts: { ...nameParts, surName2: 'Puig' } } as never).surName2,
  ).toBe('Puig');
  expect(knownPerson(user as never)).toMatchObject({ name: null, surName1: null, surName2: null });
});

it('or the name of a company, which is no tax id', () => {
  const company = { ...user, vat: 'b99000014', name: 'Talleres Ebro, S.L.' };
  expect(knownPerson(company as never).companyName).toBe('Talleres Ebro, S.L.');
  expect(knownPerson({ ...company, name: company.vat } as never).companyName).toBeNull();
});

it('an e-mail has no capitals in its domain, and may have them before (RFC 5321, 2.4)', () => {
  expect(emailAnswer(' Ana.Lopez@Example.COM ')).toBe('Ana.Lopez@example.com');
  expect(emailAnswer('"a@B"@Example.com')).toBe('"a@B"@example.com');
  expect(emailAnswer('Ana.Lopez')).toBe('Ana.Lopez');
  expect(emailAnswer('@Example.com')).toBe('@example.com');
});

it('a cadastral reference has nothing before it or behind', () => {
  const reference = '9872023VH5797S0001WX';
  expect(isCadastralReference(reference)).toBe(true);
  for (const other of [`X${reference}`, `${reference}0`, reference.slice(1)])
    expect(isCadastralReference(other)).toBe(false);
});

it('an international telephone has a prefix and a number', () => {
  expect(phoneParts('+34600000003')).toEqual({ prefix: '+34', number: '600000003' });
  expect(phoneParts('+351912345678')).toEqual({ prefix: '+351', number: '912345678' });
  expect(phoneParts('600000003')).toBeNull();
});

it('nothing is no value or an empty text; an answer says something', () => {
  expect([undefined, null, ''].every(isNothing)).toBe(true);
  expect([0, false, ' ', []].some(isNothing)).toBe(false);
  expect(['x', 0, true, ['file']].every(isGiven)).toBe(true);
  expect([undefined, null, '', false, []].some(isGiven)).toBe(false);
});
