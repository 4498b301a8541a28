import { expect, it } from 'vitest';
import { type VectorCase, vectorsOf } from '#tests/domain/vectors.ts';
import type { FormTrial } from '#tests/support/trials/form-trial.ts';
import { formTrials } from '#tests/support/trials/form-trials.ts';

const trials = formTrials();

/** What is said beside a field of a text when the form is sent, in Spanish; undefined where it is taken. */
async function saidOf(trial: FormTrial, field: string, text: string) {
  await trial.type([field], text);
  return trials.said(trial.form.name, field, (await trial.send()).errors)[0];
}
const typed = (cases: readonly VectorCase[]) =>
  cases.map((one) => one.in).filter((text) => text !== '' && text.trim() === text);
const of = (kind: 'valid' | 'invalid', ...names: string[]) =>
  names.flatMap((name) => typed(vectorsOf(name)[kind]));

it.each([
  ['es18 9900 1234 1101 2345 6789', true],
  ['ES18-9900-1234-1101-2345-6789', true],
  ['IBAN: ES18 9900 1234 1101 2345 6789', true],
  ['iban\u00a0es18\u00a09900\u00a01234\u00a01101\u00a02345\u00a06789', true],
  ['ES18–9900–1234–1101–2345–6789', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['FR1420041010050500013M02606', true],
  ['ES7299008402280628401788', false],
  ['99001234110123456789', false],
  ['ES9999001234110123456789', false],
  ['4242424242424242', false],
])('an account pasted as %s is taken: %s', async (text, isTaken) => {
  const trial = await trials.open('iban-change', { answers: { account: 'another' } });
  const said = await saidOf(trial, 'iban', text);
  if (isTaken) expect(said).toBeUndefined();
  else expect(said).toMatch(/^Este IBAN no es correcto\./);
});

it.each([
  ['nif', ['dni', 'nie', 'cif'], /NIF no es correcto/],
  ['email', ['email'], /./],
  ['phone', ['phone'], /./],
] as const)(
  'signing up refuses every wrong %s and takes every right one',
  async (field, names, said) => {
    const trial = await trials.open('sign-up', { settings: { signUp: { phoneField: true } } });
    const isLong = (text: string) => field === 'phone' && text.replace(/\D/g, '').length > 11;
    // The home prefix of a telephone is in its field anyway.
    for (const text of of('invalid', ...names).filter((one) => one !== '+34'))
      expect(await saidOf(trial, field, text), text).toMatch(said);
    for (const text of of('valid', ...names).filter((one) => !isLong(one)))
      expect([text, await saidOf(trial, field, text)]).toEqual([text, undefined]);
  },
);

it('signing up takes no telephone that is longer than the setting', async () => {
  const trial = await trials.open('sign-up', { settings: { signUp: { phoneField: true } } });
  expect(await saidOf(trial, 'phone', '+4915123456789')).toContain('12 caracteres como máximo');
});

it('a message of a visitor is not sent with a wrong e-mail address', async () => {
  const trial = await trials.open('contact-unsigned');
  for (const text of of('invalid', 'email'))
    expect(await saidOf(trial, 'email', text), text).toMatch(/./);
});
