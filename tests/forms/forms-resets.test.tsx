import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { scriptLookups } from '#tests/support/retailer/scripted-lookups.ts';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const text = { type: 'string' };
const above15 = (name: string) => ({
  required: [name],
  properties: { [name]: { exclusiveMinimum: 15 } },
});

const powers = {
  document: {
    resets: [
      {
        set: { origin: { from: 'facts/session/language' } },
        if: { not: { required: ['origin'] } },
      },
      { at: 'start', set: { tongue: { from: 'facts/session/language' } } },
      {
        changed: ['power', 'power2'],
        if: { not: { anyOf: [above15('power'), above15('power2')] } },
        set: { power3: 0 },
      },
      {
        changed: ['solar'],
        if: { required: ['solar'], properties: { solar: { const: true } } },
        set: { code: '41' },
      },
      {
        changed: ['solar'],
        if: { not: { required: ['solar'], properties: { solar: { const: true } } } },
        set: { code: '00', 'place/city': null },
      },
      {
        if: {
          $condition: 'signed-in',
          required: ['code'],
          properties: { code: { const: '41' } },
        },
        set: { note: 'con placas' },
      },
      { changed: ['place/dp'], set: { 'place/city': { from: 'place/dp' } } },
      {
        in: 'place',
        changed: ['dp'],
        if: { required: ['dp'], properties: { dp: { const: '17002' } } },
        set: { code: { from: 'dp' }, '/tongue': 'del lugar' },
      },
      { set: { total: { sum: ['power', 'power2'], minus: ['less'], decimals: 2 } } },
      {
        in: 'place',
        set: { size: { sum: ['extra', '/power', 'facts/settings/phone/minLength'] } },
      },
    ],
    schema: {
      type: 'object',
      properties: {
        origin: text,
        tongue: text,
        power: { type: 'number' },
        power2: { type: 'number' },
        power3: { type: 'number' },
        less: { type: 'number' },
        total: { type: 'number' },
        solar: { type: 'boolean' },
        code: text,
        note: text,
        place: {
          type: 'object',
          properties: {
            dp: text,
            city: text,
            code: text,
            extra: { type: 'number' },
            size: { type: 'number' },
          },
        },
      },
    },
    ui: {
      power: { 'ui:widget': 'kilowatts' },
      power2: { 'ui:widget': 'kilowatts' },
      power3: { 'ui:widget': 'kilowatts' },
      total: { 'ui:readonly': true },
      solar: { 'ui:widget': 'consent' },
      place: {
        dp: {
          'ui:lookup': {
            operation: 'getCupsAvailability',
            params: { cups: 'dp' },
            fills: { '/solar': 'selfcons' },
          },
        },
      },
    },
  },
  texts: {
    title: 'Potencias',
    submit: 'Guardar',
    fields: {
      origin: { label: 'Origen' },
      tongue: { label: 'Lengua' },
      power: { label: 'P1' },
      power2: { label: 'P2' },
      power3: { label: 'P3' },
      less: { label: 'Menos' },
      total: { label: 'Total' },
      solar: { label: 'Placas solares' },
      code: { label: 'Modalidad' },
      note: { label: 'Nota' },
      place: {
        label: 'Lugar',
        fields: {
          dp: { label: 'Código' },
          city: { label: 'Población' },
          code: { label: 'Municipio' },
          extra: { label: 'Extra' },
          size: { label: 'Suma' },
        },
      },
    },
  },
};

const sent = vi.fn();
let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ powers }));
});
beforeEach(() => {
  scriptLookups(['getCupsAvailability'], { getCupsAvailability: [{ selfcons: true }] });
});
afterEach(cleanup);

const open = async (answers: Record<string, unknown> = {}, signedIn = true) => {
  await showForms({
    configuration,
    session: { signedIn },
    children: <BareForm form="powers" answers={answers} onSubmit={sent} />,
  });
  await waitFor(async () => expect((await box(/Origen/)).value).toBe('es-ES'));
};
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const shows = (name: RegExp, value: string) =>
  waitFor(async () => expect((await box(name)).value).toBe(value));

it('sets what follows from the facts at the start, and nothing that waits for a change', async () => {
  await open({ power: 4, power3: 9 });
  expect((await box(/P3/)).value).toBe('9');
});

it('begins with what is known where nothing is answered, and never sets it again', async () => {
  await open();
  const field = await box(/Lengua/);
  expect(field.value).toBe('es-ES');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('checkbox', { name: /Placas/ }));
  await shows(/Modalidad/, '41');
  expect(field.value).toBe('');
  cleanup();
  await open({ tongue: 'ca-ES' });
  expect((await box(/Lengua/)).value).toBe('ca-ES');
});

it('sets a figure when another falls below the limit, and only then', async () => {
  await open({ power: 18, power3: 20 });
  const power = await box(/P1/);
  await userEvent.clear(power);
  await userEvent.type(power, '16');
  await userEvent.tab();
  expect((await box(/P3/)).value).toBe('20');
  await userEvent.clear(power);
  await userEvent.type(power, '15');
  expect((await box(/P3/)).value).toBe('20');
  await userEvent.tab();
  await shows(/P3/, '0');
});

it('follows a chain of resets in one change, and clears', async () => {
  await open({ place: { city: 'Girona' } });
  await userEvent.click(screen.getByRole('checkbox', { name: /Placas/ }));
  await shows(/Modalidad/, '41');
  await shows(/Nota/, 'con placas');
  await userEvent.click(screen.getByRole('checkbox', { name: /Placas/ }));
  await shows(/Modalidad/, '00');
  await shows(/Población/, '');
});

it('evaluates conditions over the facts', async () => {
  await open({}, false);
  await userEvent.click(screen.getByRole('checkbox', { name: /Placas/ }));
  await shows(/Modalidad/, '41');
  expect((await box(/Nota/)).value).toBe('');
});

it('follows what a look-up filled in, and copies an answer of a group while it is typed', async () => {
  await open();
  await userEvent.type(await box(/Código/), '17001');
  await shows(/Modalidad/, '41');
  await shows(/Población/, '17001');
  await userEvent.tab();
  await shows(/Población/, '17001');
  await shows(/Modalidad/, '41');
});

it('follows what is still being typed when the form is sent by the Enter key', async () => {
  await open({ power: 18, power3: 20 });
  const power = await box(/P1/);
  await userEvent.clear(power);
  await userEvent.type(power, '3{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ power: 3, power3: 0 });
});

it('sets what a group of fields says of itself in that group, when its own condition holds', async () => {
  await open({ place: { code: '1' } });
  await userEvent.type(await box(/Código/), '1700');
  await shows(/Población/, '1700');
  expect((await box(/Municipio/)).value).toBe('1');
  await userEvent.type(await box(/Código/), '2');
  await shows(/Municipio/, '17002');
  await shows(/Lengua/, 'del lugar');
  expect((await box(/Modalidad/)).value).toBe('41');
});

it('adds up what is typed with a decimal comma, in decimals and rounded, and what is not answered as nothing', async () => {
  await open({ power: 0.1 });
  await shows(/Total/, '0,1');
  await userEvent.type(await box(/P2/), '0,205');
  await shows(/Total/, '0,1');
  await userEvent.tab();
  await shows(/Total/, '0,31');
  await userEvent.type(await box(/Menos/), '1,3');
  await userEvent.tab();
  await shows(/Total/, '-1');
  expect((await box(/Total/)).readOnly).toBe(true);
  for (const name of [/P1/, /P2/, /Menos/]) await userEvent.clear(await box(name));
  await userEvent.tab();
  await shows(/Total/, '');
});

it('adds up answers of a group, of the form and facts', async () => {
  await open({ power: 4.6, place: { extra: 0.4 } });
  await shows(/Suma/, '9');
});
