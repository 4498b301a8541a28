import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { configurationWithConditions } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const invoices = { operation: 'listInvoices', params: { limit: 24 } };

/** A page that the code does not know, with each part that any page may have. */
const page = {
  page: { access: 'private', requires: ['not-read-only'] },
  areas: {
    main: [
      { part: 'text' },
      {
        part: 'facts',
        options: {
          source: { operation: 'getUser' },
          facts: [
            { id: 'name', member: 'name' },
            { id: 'language', member: 'language', format: 'chip', tones: { es_ES: 'info' } },
            { id: 'phone', member: 'mobile', format: 'phone' },
          ],
        },
      },
      {
        part: 'facts',
        id: 'unknown',
        options: {
          // A setting without a value.
          source: {
            operation: 'getContract',
            params: { name: 'facts/settings/maintenance/start' },
          },
          facts: [{ id: 'state', member: 'state' }],
        },
      },
      {
        part: 'list',
        options: {
          source: invoices,
          rows: 2,
          columns: [
            { id: 'number', member: 'number', names: true },
            { id: 'total', member: 'amount_total', format: 'money', align: 'end' },
            {
              id: 'energy',
              member: 'energy_consumed',
              format: 'energy',
              requires: ['new-customer'],
            },
          ],
        },
      },
    ],
    left: [
      {
        part: 'chart',
        options: {
          source: invoices,
          label: 'date',
          labelFormat: 'date',
          value: 'amount_total',
          valueFormat: 'money',
          order: 'reversed',
        },
      },
      { part: 'figure', options: { source: invoices, show: 'count' } },
    ],
    right: [
      {
        part: 'links',
        options: {
          links: [
            { id: 'own', route: 'profile' },
            { id: 'closed', route: 'coupons-that-are-off' },
          ].slice(0, 1),
        },
      },
      { part: 'form', options: { form: 'contact', as: 'dialog' } },
    ],
    bottom: [
      {
        part: 'html',
        options: {
          source: { operation: 'getPageElements', params: { pageId: 2 } },
          member: 'html_block',
        },
      },
    ],
  },
};

const texts = {
  title: 'Tarifas de su pueblo',
  intro: 'Lo que paga y lo que pagaría.',
  parts: {
    text: {
      title: 'Qué es',
      body: 'Una **tarifa** de [su pueblo](https://pueblo.example).\n\n- Barata\n- Cercana',
    },
    facts: {
      title: 'Usted',
      members: { name: 'Nombre', language: 'Idioma', phone: 'Teléfono' },
      values: { language: { es_ES: 'Castellano' } },
    },
    unknown: { title: 'Sin saber de qué', members: { state: 'Estado' } },
    list: {
      title: 'Últimas facturas',
      empty: 'Sin facturas.',
      members: { number: 'Número', total: 'Importe', energy: 'Energía' },
    },
    chart: {
      title: 'Importe por factura',
      label: 'Fecha',
      value: 'Importe',
      sentence: 'La última fue de {{last}}.',
      empty: 'Sin facturas.',
    },
    figure: { sentence: 'Facturas hasta hoy', empty: 'Ninguna.' },
    links: { links: { own: 'Sus datos', closed: 'Nada' } },
    form: { title: 'Escríbanos', body: 'Le respondemos en un día.', button: 'Escribir' },
  },
};

configure({ asyncUtilTimeout: 20_000 });

let configuration: Configuration;
let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  const languages = ['es-ES', 'ca-ES'];
  const root = configurationWithConditions(
    {},
    {
      'schemas/screens/tariffs.json': (file: object) => void Object.assign(file, page),
      ...Object.fromEntries(
        languages.flatMap((language) => [
          [
            `locales/${language}/routes.json`,
            (file: object) => void Object.assign(file, { tariffs: `/tarifas-${language}` }),
          ],
          [
            `locales/${language}/pages.json`,
            (file: object) => void Object.assign(file, { tariffs: texts }),
          ],
        ]),
      ),
    },
  );
  [configuration, retailer] = await Promise.all([publishedConfiguration(root), startRetailer()]);
  customer = await retailer.signInFresh();
});
afterAll(() => retailer.close());

let running: AbortController;
beforeEach(() => {
  running = new AbortController();
  storeToken(customer.token);
});
afterEach(() => {
  running.abort();
  cleanup();
  dropStoredToken();
});

const open = () => openPortal(configuration, '/tarifas-es-ES', { signal: running.signal });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows each part over what the API answers', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: texts.title });

  const text = await part('Qué es');
  expect(text.getByText('tarifa').tagName).toBe('STRONG');
  expect(text.getByRole('link', { name: /su pueblo/ }).getAttribute('rel')).toBe('noopener');
  expect(text.getByText('Cercana').tagName).toBe('LI');

  const facts = await part('Usted');
  expect((await facts.findByText('Castellano')).className).toContain('badge');
  expect(facts.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?\d+$/);

  await (await part('Sin saber de qué')).findByText('No hay nada que mostrar.');

  const list = await part('Últimas facturas');
  const headers = (await list.findAllByRole('columnheader')).map((one) => one.textContent);
  expect(headers).toEqual(['Número', 'Importe']);
  expect(list.getAllByRole('row')).toHaveLength(3);
  expect(list.getAllByRole('cell')[0]?.textContent).toMatch(/^\d+,\d\d\s€$/);
  await userEvent.click(list.getByRole('button', { name: 'Ver 2 más' }));
  expect(list.getAllByRole('row')).toHaveLength(5);

  const chart = await part('Importe por factura');
  await chart.findByText(/^La última fue de \d+,\d\d\s€\.$/);

  const figure = (await screen.findByText('Facturas hasta hoy')).parentElement;
  expect(figure?.textContent).toMatch(/^\d+Facturas hasta hoy$/);
  expect((await screen.findByText('entre las 0 y las 8 h')).tagName).toBe('STRONG');
});

it('leads to a page and opens a form', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Sus datos' });
  expect(link.getAttribute('href')).toBe('/perfil');
  const button = (await part('Escríbanos')).getByRole('button', { name: 'Escribir' });
  // Its form requires a flag, which this portal reads when the page is there already.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Escríbanos' });
});

it('says which part cannot be read, and leaves the others', async () => {
  await retailer.fail({ operationId: 'listInvoices', kind: 'status', status: 500 });
  await open();
  await (await part('Últimas facturas')).findByText('No hemos podido cargar estos datos');
  await (await part('Usted')).findByText('Castellano');
  await retailer.clearInjectedFaults();
});

it('is closed to those whom its conditions keep out', async () => {
  dropStoredToken();
  await open();
  await screen.findByRole('heading', { level: 1, name: /Entr|acc/i });
  expect(location.pathname).toBe('/acceso');
});
