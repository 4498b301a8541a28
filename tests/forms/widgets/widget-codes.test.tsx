import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { type VectorCase, vectorsOf } from '#tests/domain/vectors.ts';
import {
  descriptionOf,
  fill,
  isMarkedInvalid,
  showEngine,
} from '#tests/support/pages/engine-page.tsx';
import { setPageLanguage } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const kinds = ['cups', 'cadastral-reference', 'postal-code', 'nif', 'iban', 'email'];
/** Each kind with its names in the shared vectors. */
const vectorKinds = [
  ...[['cups', 'cups'] as const, ['cadastral-reference', 'catastro'] as const],
  ...[['postal-code', 'postalCode'] as const, ['iban', 'iban'] as const],
  ...(['dni', 'nie', 'nifKLM', 'cif'] as const).map((name) => ['nif', name] as const),
  ['email', 'email'] as const,
];
const codes = {
  document: {
    schema: {
      type: 'object',
      required: ['sure'],
      properties: {
        ...Object.fromEntries(
          kinds.map((kind) => [kind.replace('-', '_'), { type: 'string', format: kind }]),
        ),
        sure: { type: 'boolean', const: true },
      },
    },
    ui: { sure: { 'ui:about': [] } },
  },
  texts: {
    title: 'Códigos',
    submit: 'Guardar',
    fields: {
      ...Object.fromEntries(kinds.map((kind) => [kind.replace('-', '_'), { label: kind }])),
      sure: { label: 'Seguro' },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ codes }));
});
afterEach(cleanup);

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const field = (kind: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${kind} `));

/** A field of a form that was tried once, so that each change is checked at once. */
async function triedField(kind: string) {
  await showEngine(configuration, 'codes');
  const found = await field(kind);
  await save();
  await waitFor(() => expect(isMarkedInvalid(screen.getByLabelText('Seguro'))).toBe(true));
  return found;
}

const inSmall = (text: string) => text.toLowerCase();
const bare = (text: string) => text.replaceAll(' ', '');
/** Two cases of each kind: `tests/domain` tries them all, `forms/contracting-codes` what forms make of them. */
const few = (cases: VectorCase[]) => cases.filter(({ in: one }) => one.trim() !== '').slice(0, 2);

it('takes good codes of every kind, tidied, and refuses wrong ones and says why', async () => {
  await triedField('cups');
  for (const [kind, name] of vectorKinds) {
    const input = await field(kind);
    const { valid, afterNormalisation, invalid } = vectorsOf(name);
    for (const { in: text, canonical = text } of [...few(valid), ...few(afterNormalisation)]) {
      fill(input, text);
      // A domain has no capitals (RFC 5321, 2.4); the vectors leave it as it was typed.
      const expected = kind === 'email' ? canonical.replace(/@.*/, inSmall) : canonical;
      expect([kind, bare(input.value), isMarkedInvalid(input)]).toEqual([kind, expected, false]);
    }
    // White space around a code is tidied away.
    for (const { in: text } of few(invalid.filter(({ in: one }) => one === one.trim()))) {
      fill(input, text);
      expect([kind, text, isMarkedInvalid(input)]).toEqual([kind, text, true]);
      expect(descriptionOf(input)).not.toBe('');
    }
  }
});

describe('cups', () => {
  it('is grouped as on an invoice while it is typed, with zeros for the letter O', async () => {
    await showEngine(configuration, 'codes');
    const input = await field('cups');
    await userEvent.type(input, 'es o999-123456789');
    expect(input.value).toBe('ES 0999 1234 5678 9');
    await userEvent.type(input, '0', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input.value).toBe('ES 0099 9123 4567 89');
    expect(input.selectionStart).toBe(5);
  });

  it('says nothing of an empty field', async () => {
    await showEngine(configuration, 'codes');
    const input = await field('cups');
    await userEvent.click(input);
    await userEvent.tab();
    expect(isMarkedInvalid(input)).toBe(false);
  });

  it('with a wrong answer from elsewhere shows its error before it is touched', async () => {
    await showEngine(configuration, 'codes', { answers: { cups: 'ES0999123456789012QZ' } });
    const input = await field('cups');
    await waitFor(() => expect(isMarkedInvalid(input)).toBe(true));
  });
});

it('a code that its own rule refuses shows its error when the field is left, and none as soon as it is corrected', async () => {
  await showEngine(configuration, 'codes');
  for (const [kind, wrong, mend, said] of [
    ['cups', 'ES0999123456789012QZ', 'X', 'Este CUPS no es correcto.'],
    ['cadastral-reference', '9872023VH5797S0001WZ', 'X', 'referencia catastral'],
    ['nif', '00000000A', 'T', 'Este NIF no es correcto.'],
    ['iban', 'ES9121000418450200051333', '2', 'Este IBAN no es correcto.'],
    ['email', 'ana@correu.example@', '', 'correo'],
  ] as const) {
    const input = await field(kind);
    await userEvent.click(input);
    await userEvent.paste(wrong);
    expect([kind, isMarkedInvalid(input)]).toEqual([kind, false]);
    await userEvent.tab();
    await waitFor(() => expect([kind, isMarkedInvalid(input)]).toEqual([kind, true]));
    expect(descriptionOf(input)).toContain(said);
    await userEvent.type(input, `{Backspace}${mend}`);
    await waitFor(() => expect([kind, isMarkedInvalid(input)]).toEqual([kind, false]));
    expect(descriptionOf(input)).not.toContain(said);
  }
});

it('an error that is shown early follows the language', async () => {
  await showEngine(configuration, 'codes');
  const input = await field('cups');
  await userEvent.type(input, 'ES0999123456789012QZ');
  await userEvent.tab();
  await waitFor(() => expect(descriptionOf(input)).toContain('Este CUPS no es correcto.'));
  await setPageLanguage(configuration, 'ca-ES');
  await waitFor(() => expect(descriptionOf(input)).toContain('Aquest CUPS no és correcte.'));
  await setPageLanguage(configuration, 'es-ES');
});

it('a tax id says whose it is', async () => {
  await showEngine(configuration, 'codes');
  const input = await field('nif');
  for (const [nif, whose] of [
    ['00000000T', 'NIF de una persona.'],
    ['X0000000T', 'NIF de una persona.'],
    ['B00000000', 'NIF de una empresa o entidad.'],
  ] as const) {
    fill(input, nif.slice(0, -1));
    expect(descriptionOf(input)).not.toContain('NIF de una');
    fill(input, nif);
    await waitFor(() => expect(descriptionOf(input)).toContain(whose));
  }
});

it('requests the right keyboard and autofill from browser and phone', async () => {
  await showEngine(configuration, 'codes');
  const postalCode = await field('postal-code');
  expect([postalCode.inputMode, postalCode.autocomplete]).toEqual(['numeric', 'postal-code']);
  const email = await field('email');
  expect([email.inputMode, email.autocomplete]).toEqual(['email', 'email']);
  const cups = await field('cups');
  expect(cups.getAttribute('autocapitalize')).toBe('characters');
});

it('shows codes that can only be read as they are printed', async () => {
  await showEngine(configuration, 'codes', {
    answers: { cups: 'ES0999123456789012QX0F', iban: 'ES9121000418450200051332' },
    readOnly: true,
  });
  const cups = await field('cups');
  expect([cups.value, cups.readOnly]).toEqual(['ES 0999 1234 5678 9012 QX 0F', true]);
  expect((await field('iban')).value).toBe('ES91 2100 0418 4502 0005 1332');
});
