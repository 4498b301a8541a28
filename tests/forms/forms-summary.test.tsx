import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormSummary } from '#forms/summary/form-summary.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { setPageLanguage, showForms } from '#tests/support/pages/form-page.tsx';
import { scriptLookups } from '#tests/support/retailer/scripted-lookups.ts';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const text = { type: 'string' };
const supply = {
  document: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        iban: { type: 'string', format: 'iban' },
        phone: { type: 'string', format: 'phone' },
        power: { type: 'number' },
        owner: { type: 'boolean' },
        home: { enum: ['habitual', 'second'] },
        tariff: { type: 'integer' },
        secret: text,
        unseen: text,
        photos: { type: 'array', items: text },
        from: { type: 'string', format: 'date' },
        address: { type: 'object', properties: { dp: text, street: text } },
        site: {
          type: 'object',
          properties: { nv: text, pnp: text, pt: text, dp: text, town: text, hint: text },
        },
        offer: { type: 'integer' },
      },
      allOf: [
        {
          if: { required: ['owner'], properties: { owner: { const: true } } },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
          then: { properties: { ownerName: text } },
        },
      ],
    },
    ui: {
      'ui:order': [
        ...['address', 'power', 'name', 'phone', 'home', 'tariff', 'secret', 'photos', 'from'],
        ...['site', 'offer', 'iban', 'owner', 'ownerName', '*'],
      ],
      'ui:groups': [{ id: 'bank', fields: ['iban', 'owner', 'ownerName'] }],
      iban: { 'ui:widget': 'iban' },
      phone: { 'ui:widget': 'phone' },
      power: { 'ui:widget': 'kilowatts' },
      owner: { 'ui:widget': 'consent', 'ui:about': ['iban'] },
      tariff: {
        'ui:widget': 'choice',
        'ui:lookup': { operation: 'listTariffs', params: { power: 'power' } },
      },
      secret: { 'ui:widget': 'password' },
      unseen: { 'ui:widget': 'hidden' },
      photos: { 'ui:widget': 'files', 'ui:about': [] },
      from: { 'ui:widget': 'date' },
      site: { 'ui:line': ['nv', 'pnp', { named: 'pt' }, 'dp town'] },
      offer: {
        'ui:widget': 'choice',
        'ui:lookup': { operation: 'listGasProducts', params: { atr: 'tariff', cups: 'name' } },
        'ui:options': {
          look: 'products',
          link: 'ov_link',
          prices: { 'prices/variable': 'energy' },
        },
      },
    },
  },
  texts: {
    title: 'Suministro',
    submit: 'Guardar',
    groups: { bank: 'Datos del banco' },
    fields: {
      name: { label: 'Nombre' },
      iban: { label: 'Cuenta' },
      phone: { label: 'Móvil' },
      power: { label: 'Potencia' },
      owner: { label: 'Soy el titular' },
      ownerName: { label: 'Titular' },
      home: { label: 'Vivienda', options: { habitual: 'Habitual', second: 'Segunda' } },
      tariff: { label: 'Tarifa' },
      secret: { label: 'Clave' },
      photos: { label: 'Fotos' },
      from: { label: 'Desde' },
      address: {
        label: 'Dirección',
        fields: { dp: { label: 'Código' }, street: { label: 'Vía' } },
      },
      site: {
        label: 'Sitio',
        fields: {
          nv: { label: 'Calle' },
          pnp: { label: 'Número' },
          pt: { label: 'Piso' },
          dp: { label: 'Código del sitio' },
          town: { label: 'Población' },
          hint: { label: 'Cómo encontrarlo' },
        },
      },
      offer: { label: 'Producto' },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ supply }));
});
afterEach(cleanup);

function Summary({ answers, files }: { answers: Answers; files: Map<string, File> }): ReactElement {
  const texts = useFormTexts('supply');
  return (
    <FormSummary
      form={useForm('supply')}
      texts={texts}
      facts={useFacts()}
      answers={answers}
      files={files}
    />
  );
}

const photo = new File(['x'], 'dni.jpg');
const whole = {
  name: 'Ana <b>Prat</b>',
  iban: 'ES9121000418450200051332',
  phone: '+34600000041',
  power: 4.6,
  owner: true,
  ownerName: 'Ana',
  home: 'second',
  tariff: 3,
  secret: 'Portal-demo-1',
  unseen: 'x',
  photos: ['file:1'],
  from: '2026-11-21',
  address: { dp: '17001', street: 'Nou' },
};

const show = async (answers: Answers, entries = [{ id: 3, name: '2.0TD' }]) => {
  scriptLookups(['listTariffs'], { listTariffs: entries });
  const files = new Map([['file:1', photo]]);
  await showForms({ configuration, children: <Summary answers={answers} files={files} /> });
  await screen.findByText('Potencia');
};
const said = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

it('writes each answer as its field does, in the order and under the headings of the form', async () => {
  await show(whole);
  await screen.findByText('2.0TD');
  await waitFor(() => expect(said()).toContainEqual(['Móvil', '600 00 00 41']));
  expect(said()).toEqual(
    expect.arrayContaining([
      ['Potencia', '4,6\u00a0kW'],
      ['Nombre', 'Ana <b>Prat</b>'],
      ['Vivienda', 'Segunda'],
      ['Tarifa', '2.0TD'],
      ['Fotos', 'dni.jpg'],
      ['Desde', '21 de noviembre de 2026'],
      ['Cuenta', 'ES91 •••• •••• •••• •••• 1332'],
      ['Soy el titular', 'Sí'],
      ['Titular', 'Ana'],
    ]),
  );
  const address = screen.getByRole('heading', { name: 'Dirección' }).parentElement as HTMLElement;
  expect(
    within(address)
      .getAllByRole('term')
      .map((one) => one.textContent),
  ).toEqual(['Código', 'Vía']);
  const bank = screen.getByRole('heading', { name: 'Datos del banco' }).parentElement;
  expect(bank?.textContent).toContain('Cuenta');
});

it('writes a group with a line as people do, without what was left empty, and the rest below', async () => {
  const site = { nv: 'Mayor', pnp: '14', dp: '50001', town: 'Zaragoza', hint: 'Por el patio' };
  await show({ ...whole, site });
  expect(said()).toContainEqual(['Sitio', 'Mayor, 14, 50001 Zaragoza']);
  expect(said()).toContainEqual(['Cómo encontrarlo', 'Por el patio']);
  expect(said().map(([term]) => term)).not.toContain('Población');
  cleanup();
  await show({ ...whole, site: { ...site, pt: '3' } });
  expect(said()).toContainEqual(['Sitio', 'Mayor, 14, piso 3, 50001 Zaragoza']);
});

it('shows the current price of a chosen product, and leads to its page', async () => {
  const prices = { variable: [{ period: 'P1', price: 0.1873 }] };
  const ov_link = 'https://lluerna.example/clara';
  scriptLookups(['listGasProducts'], {
    listGasProducts: [{ id: 1, name: 'Clara', prices, ov_link }],
  });
  await show({ ...whole, offer: 1 });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Clara/ });
  expect(link.href).toBe(ov_link);
  expect(screen.getByText(/^P1 0,1873$/)).toBeTruthy();
});

it('leaves out passwords, hidden fields and those that the answers do not require', async () => {
  await show({ ...whole, owner: false });
  expect(document.body.textContent).not.toMatch(/Portal-demo-1|Clave|unseen|Titular$/);
  expect(said().map(([term]) => term)).not.toContain('Titular');
  expect(said()).toContainEqual(['Soy el titular', 'No']);
});

it('shows what was chosen when its name cannot be had', async () => {
  await show(whole, []);
  await waitFor(() => expect(said()).toContainEqual(['Tarifa', '3']));
});

it('speaks the language of the page', async () => {
  await show(whole);
  await setPageLanguage(configuration, 'ca-ES');
  await waitFor(() => expect(said()).toContainEqual(['Desde', '21 de novembre del 2026']));
});
