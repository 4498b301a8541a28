import { expect, it } from 'vitest';
import { isCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { emailAnswer } from '#domain/identifiers/email.ts';
import { phoneParts } from '#domain/identifiers/phone.ts';

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
