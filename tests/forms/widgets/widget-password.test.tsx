import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithForms } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const document = {
  schema: {
    type: 'object',
    required: ['password'],
    properties: {
      password: { type: 'string', fitsPolicy: '1/facts/settings/passwordPolicy' },
    },
  },
  ui: { password: { 'ui:widget': 'password', 'ui:options': { policy: 'passwordPolicy' } } },
};
const texts = {
  title: 'Contraseña',
  submit: 'Guardar',
  fields: { password: { label: 'Contraseña nueva' } },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(
    configurationWithForms({ renewal: { document, texts } }),
  );
});
afterEach(cleanup);

const sent = vi.fn();
const usual = { minLength: 6, uppercase: true, lowercase: true, digit: true, symbol: true };

async function open(passwordPolicy: object = usual, language = 'es-ES') {
  sent.mockClear();
  await showForms({
    configuration,
    settings: { passwordPolicy },
    language,
    children: <BareForm form="renewal" onSubmit={sent} />,
  });
  await screen.findByRole('list');
  return screen.getByLabelText<HTMLInputElement>('Contraseña nueva');
}
const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

it('ticks off each rule as it is met, ties the rules to the field, and counts what is left', async () => {
  const field = await open();
  expect(rules()).toEqual([
    '6 caracteres como mínimopendiente',
    'Una letra minúsculapendiente',
    'Una letra mayúsculapendiente',
    'Una cifrapendiente',
    'Un símbolo, como ! o #pendiente',
  ]);
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('list').id);
  await userEvent.type(field, 'abc');
  expect(rules()[1]).toBe('Una letra minúsculacumplida');
  expect(screen.getByText('Faltan 4 condiciones.')).toBeTruthy();
  await userEvent.type(field, 'D5!');
  expect(rules().every((rule) => rule?.endsWith('cumplida'))).toBe(true);
  expect(screen.getByText('La contraseña cumple todas las condiciones.')).toBeTruthy();
});

it.each([
  ['usual', usual, 'Abc1!', false],
  ['usual', usual, 'Abcd1!', true],
  ['usual', usual, 'Abcde1', false],
  ['longer', { ...usual, minLength: 12 }, 'Abcd1!', false],
  ['longer', { ...usual, minLength: 12 }, 'Abcd1!Abcd1!', true],
  ['looser', { minLength: 4 }, 'abcd', true],
  ['looser', { minLength: 4 }, 'abc', false],
  ['of any alphabet', usual, 'Ñandú7€', true],
  ['counting characters, not their halves', { minLength: 4 }, '🔑🔑', false],
])('requires what the policy says: %s %o %s', async (_, policy, password, good) => {
  const field = await open(policy);
  await userEvent.click(field);
  await userEvent.paste(password);
  await save();
  if (good) expect(sent).toHaveBeenCalledWith({ password });
  else {
    await screen.findByRole('link', { name: 'La contraseña no cumple todas las condiciones.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
  }
});

it('shows only the rules there are, in the language of the page', async () => {
  await open({ minLength: 10, digit: true }, 'ca-ES');
  expect(rules()).toEqual(['10 caràcters com a mínimpendent', 'Una xifrapendent']);
});

it('takes a long pasted password whole, is shown on demand, and is marked as new for managers', async () => {
  const field = await open();
  const long = 'Aa1! '.repeat(20);
  await userEvent.click(field);
  await userEvent.paste(long);
  expect(field.value).toBe(long);
  expect(field.autocomplete).toBe('new-password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(field.type).toBe('text');
  await save();
  expect(sent).toHaveBeenCalledWith({ password: long });
});
