import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { type LookupEntry, lookups } from '#queries/lookups.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithForms } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const document = {
  schema: {
    type: 'object',
    required: ['product'],
    properties: {
      product: { type: 'integer', exclusiveMinimum: 0 },
      power: { type: 'number' },
      known: { type: 'number' },
      home: { type: 'string' },
    },
  },
  ui: {
    power: { 'ui:widget': 'hidden' },
    known: { 'ui:widget': 'hidden' },
    home: { 'ui:widget': 'hidden' },
    product: {
      'ui:widget': 'choice',
      'ui:lookup': {
        operation: 'listProducts',
        params: { power: 1, atr: 1, cups: { is: 'ES' } },
      },
      'ui:options': {
        look: 'products',
        description: 'ov_description',
        link: 'ov_link',
        prices: { 'prices/power': 'power', 'prices/energy': 'energy' },
        gone: -1,
        monthly: {
          supply: 'electricity',
          powers: ['power', 'power'],
          consumption: 'known',
          home: 'home',
        },
        recommend: 'cheapest',
      },
    },
  },
};
const texts = {
  title: 'Producto',
  submit: 'Guardar',
  fields: { product: { label: 'Producto', errors: { exclusiveMinimum: 'Elija un producto.' } } },
};

let configuration: Configuration;
beforeAll(async () => {
  const root = configurationWithForms({ product: { document, texts } });
  const own = { name: 'Luz de Casa', summary: 'La de siempre.', details: 'Sin permanencia.' };
  for (const language of ['es-ES', 'ca-ES'])
    writeFileSync(
      join(root, `locales/${language}/products.json`),
      JSON.stringify({ electricity: { 1003: own } }),
    );
  configuration = await publishedConfiguration(root);
});
afterEach(cleanup);

const sent = vi.fn();
const clara: LookupEntry = {
  id: 1,
  name: 'Luz Clara',
  ov_description: 'Un precio <strong>fijo</strong>.<img src=x onerror="alert(1)">',
  ov_link: 'https://lluerna.example/luz-clara',
  prices: {
    power: [{ period: 'P1', price: 29.98 }],
    energy: [
      { period: 'P1', price: 0.1873 },
      { period: 'P2', price: 0.1 },
    ],
  },
};
const bare: LookupEntry = {
  id: 2,
  name: 'Luz Base',
  ov_description: null,
  ov_link: 'javascript:1',
};

async function open(entries: LookupEntry[], answers = {}, settings: Partial<Settings> = {}) {
  sent.mockClear();
  lookups.listProducts = () => ({
    queryKey: ['lookup', 'products', entries],
    queryFn: async () => entries,
  });
  await showForms({
    configuration,
    settings,
    children: <BareForm form="product" answers={answers} onSubmit={sent} />,
  });
  return screen.findByRole('radiogroup', { name: 'Producto' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const product = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

it('describes each product, its prices in the language of the page, and leads to its page', async () => {
  await open([clara, bare]);
  const first = await product('Luz Clara');
  const about = () =>
    globalThis.document.getElementById(first.getAttribute('aria-describedby') ?? '');
  await waitFor(() => expect(about()?.textContent).toContain('Un precio fijo.'));
  expect(about()?.textContent).toContain('Energía, €/kWhP1\u00a00,1873P2\u00a00,10');
  expect(about()?.querySelector('[onerror]'), 'nothing served can act').toBeNull();
  const [link, ...others] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(link?.getAttribute('aria-label')).toContain('Más información de Luz Clara');
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://lluerna.example/luz-clara',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(others, 'an address that is no web page is no link').toEqual([]);
});

it('answers with the id of the product, as a number', async () => {
  await open([clara, bare]);
  await userEvent.click(await product('Luz Base'));
  await save();
  expect(sent).toHaveBeenCalledWith({ product: 2 });
});

it('clears a product that is no longer offered, says so, and requires another', async () => {
  await open([clara], { product: 9 });
  await screen.findByText('Lo que había elegido ya no está disponible. Elija otra opción.');
  await save();
  await screen.findByRole('link', { name: 'Elija un producto.' });
  expect(sent).not.toHaveBeenCalled();
});

it('says so when there is none', async () => {
  await open([]);
  expect(await screen.findByText('No hay ninguna opción disponible.')).toBeTruthy();
});

it('shows sixty, each with its own description', async () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    ...clara,
    id: place + 1,
    name: `Producto ${place + 1}`,
  }));
  await open(many);
  await product('Producto 60');
  const radios = screen.getAllByRole('radio');
  expect(new Set(radios.map((radio) => radio.getAttribute('aria-describedby'))).size).toBe(60);
});

/** Two powers, one price of energy at all hours. */
const flat = (id: number, name: string, power: number, energy: number): LookupEntry => ({
  ...bare,
  id,
  name,
  prices: {
    power: [
      { period: 'P1', price: power },
      { period: 'P2', price: power },
    ],
    energy: [{ period: 'P1', price: energy }],
  },
});
const dear = flat(3, 'Luz Cara', 60, 0.3);
const cheap = flat(4, 'Luz Plana', 30, 0.14);
const names = () =>
  screen.getAllByRole('radio').map(({ id }) => {
    return globalThis.document.querySelector(`label[for="${id}"]`)?.textContent;
  });

it('says what each costs a month from the consumption that is known, recommends the cheapest, and puts them in order', async () => {
  await open([dear, bare, cheap], { power: 4, known: 2400 });
  const first = await product('Luz Plana');
  const about = () =>
    globalThis.document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent;
  // Power 4 x 60 / 12 = 20, energy 200 x 0.14 = 28, bono social 0.012742 x 365 / 12 = 0.3876, special tax
  // 5.11269632 % = 2.4739, meter 0.81, VAT 21 %: 62.52.
  await waitFor(() => expect(about()).toContain('Unos 63\u00a0€ al mes'));
  expect(about()).toContain('Con 4\u00a0kW y 2400\u00a0kWh al año, impuestos incluidos.');
  expect(about()).toContain('Recomendada');
  expect(screen.getAllByText('Recomendada')).toHaveLength(1);
  expect(about(), 'prices of kWh wait for their switch').not.toContain('€/kWh');
  expect(names()).toEqual(['Luz Plana', 'Luz Cara', 'Luz Base']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Nombre');
  expect(names()).toEqual(['Luz Base', 'Luz Cara', 'Luz Plana']);
  await userEvent.click(screen.getByRole('switch'));
  expect(about()).toContain('€/kWh');
});

it('supposes the consumption of the home that was said, and compares two', async () => {
  await open([dear, cheap], { power: 4, home: 'small' });
  await screen.findAllByText('Suponiendo 4 kW y 1800 kWh al año, impuestos incluidos.');
  await userEvent.click(screen.getByRole('button', { name: 'Comparar Luz Cara' }));
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Comparar Luz Plana' }));
  const total = screen.getByRole('row', { name: /^Total al mes/ });
  // Luz Cara: 40 + 45 + 0.3876 + 4.3656 + 0.81 and 21 %: 109.58. Luz Plana: 20 + 21 + 0.3876 + 2.1160 + 0.81: 53.62.
  expect(total.textContent).toBe('Total al mes109,58\u00a0€53,62\u00a0€');
  const social = screen.getByRole('row', { name: /^Financiación del bono social/ });
  expect(social.textContent).toBe('Financiación del bono social0,39\u00a0€0,39\u00a0€');
});

it.each([
  ['vat', 'IVA'],
  ['igic', 'IGIC'],
  ['ipsi', 'IPSI'],
])('names the tax on sales of the territory: %s is %s', async (sales, name) => {
  const { taxes } = configuration.manifest.settings;
  const settings = { taxes: { ...taxes, sales } } as never;
  await open([dear, cheap], { power: 4, home: 'small' }, settings);
  await userEvent.click(await screen.findByRole('button', { name: 'Comparar Luz Cara' }));
  await userEvent.click(screen.getByRole('button', { name: 'Comparar Luz Plana' }));
  expect(screen.getByRole('row', { name: new RegExp(`^${name}`) })).toBeTruthy();
});

it('has the owner’s texts and terms of a product, and the owner’s order on the cards and in the comparison', async () => {
  const known = { ...dear, id: 1003, ov_description: 'La descripción de la API.' };
  await open([cheap, known, bare], { power: 4, known: 2400 }, {
    links: { 'terms-home': 'https://lluerna.example/condiciones-casa' },
    products: { electricity: [{ id: 2 }, { id: 1003, terms: 'terms-home' }], gas: [] },
  } as never);
  const own = await product('Luz de Casa');
  expect(names()).toEqual(['Luz Base', 'Luz de Casa', 'Luz Plana']);
  const card = within(own.parentElement as HTMLElement);
  expect(card.getByText('La de siempre.')).toBeTruthy();
  expect(card.queryByText('La descripción de la API.')).toBeNull();
  expect(card.getByText('Sin permanencia.')).toBeTruthy();
  const terms = card.getByRole<HTMLAnchorElement>('link', { name: /de Luz de Casa/ });
  expect(terms.href).toBe('https://lluerna.example/condiciones-casa');

  for (const name of ['Luz Plana', 'Luz de Casa'])
    await userEvent.click(screen.getByRole('button', { name: `Comparar ${name}` }));
  const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Luz de Casa', 'Luz Plana']);
  expect(screen.getByRole('row', { name: /^Detalles/ }).textContent).toBe(
    'DetallesSin permanencia.—',
  );
  const order = screen.getByRole('combobox', { name: 'Ordenar por' });
  expect(order).toHaveProperty('value', 'place');
  await userEvent.selectOptions(order, 'Precio al mes');
  expect(names()).toEqual(['Luz Plana', 'Luz de Casa', 'Luz Base']);
});

it('says in short what the contract of a product says: the API’s terms, else the owner’s, else nothing', async () => {
  const own = { price: 'fixed', months: 12, renewal: 'renews', noticeDays: 0, revision: 'none' };
  const terms = {
    ...{ price: 'indexed', months: null, renewal: 'renews', revision: 'market' },
    ...{ notice_days: 0, penalty_percent: 5 },
  };
  await open([{ ...cheap, terms }, dear, bare], {}, {
    products: {
      electricity: [4, 3].map((id) => ({ id, contract: { ...own, penaltyPercent: 5 } })),
      gas: [],
    },
  } as never);
  const cardOf = async (name: string) => (await product(name)).parentElement?.textContent;
  expect(await cardOf('Luz Plana')).toContain(
    'Precio de mercado · sin fecha de fin · sin penalización',
  );
  expect(await cardOf('Luz Cara')).toContain(
    'Precio fijo · 12 meses · penalización: 5\u00a0% como máximo',
  );
  expect(await cardOf('Luz Base')).not.toMatch(/Precio|penalización/);
});

it('shows the prices alone where the consumption is not known', async () => {
  await open([clara], { power: 4 });
  const only = await product('Luz Clara');
  const about = globalThis.document.getElementById(only.getAttribute('aria-describedby') ?? '');
  await waitFor(() => expect(about?.textContent).toContain('€/kWh'));
  expect(screen.queryByText(/al mes/)).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});
