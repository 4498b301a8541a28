import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { type LookupEntry, lookups } from '#queries/lookups.ts';
import { BareForm } from '#tests/support/bare-form.tsx';
import { configurationWithForms } from '#tests/support/configuration-with-forms.ts';
import { showForms } from '#tests/support/form-page.tsx';
import { publishedConfiguration } from '#tests/support/published-configuration.ts';

const document = {
  schema: {
    type: 'object',
    required: ['product'],
    properties: { product: { type: 'integer', exclusiveMinimum: 0 } },
  },
  ui: {
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
  configuration = await publishedConfiguration(
    configurationWithForms({ product: { document, texts } }),
  );
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

async function open(entries: LookupEntry[], answers = {}) {
  sent.mockClear();
  lookups.listProducts = () => ({
    queryKey: ['products', entries],
    queryFn: async () => entries,
  });
  await showForms({
    configuration,
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

it('takes back a product that is offered no more, says so, and asks for another', async () => {
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
