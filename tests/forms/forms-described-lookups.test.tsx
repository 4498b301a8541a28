import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { onReport } from '#config/report.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const text = { type: 'string' };

/** Look-ups that src/queries/lookups.ts does not know: a list, a list in pages, and one thing by its name. */
const described = {
  document: {
    schema: {
      type: 'object',
      properties: { kind: text, invoice: text, platform: text, key: text },
    },
    ui: {
      kind: {
        'ui:widget': 'select',
        'ui:lookup': { operation: 'listBatteryTypes', value: 'name', label: 'description' },
      },
      invoice: {
        'ui:widget': 'select',
        'ui:lookup': { operation: 'listInvoices', params: { limit: 2 }, label: 'number' },
      },
      platform: {
        'ui:lookup': {
          operation: 'getPublishableKey',
          params: { platform: 'platform' },
          fills: { key: 'publishable_key' },
          none: { refuse: 'unknown' },
        },
      },
    },
  },
  texts: {
    title: 'Preguntas',
    submit: 'Guardar',
    fields: {
      kind: {
        label: 'Clase',
        lookup: { error: 'No se han podido leer.', none: 'No hay ninguna.' },
      },
      invoice: { label: 'Factura' },
      platform: { label: 'Plataforma', errors: { unknown: 'No la conocemos.' } },
      key: { label: 'Clave' },
    },
  },
};

let retailer: TestRetailer;
let customer: FreshCustomer;
let configuration: Configuration;
beforeAll(async () => {
  retailer = await startRetailer();
  configuration = await publishedConfiguration(configurationWithOnly({ described }));
});
beforeEach(async () => {
  customer = await retailer.signInFresh();
});
afterEach(async () => {
  cleanup();
  await retailer.clearInjectedFaults();
});
afterAll(() => retailer.close());

const open = () =>
  showForms({ configuration, children: <BareForm form="described" onSubmit={vi.fn()} /> });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** What a list offers besides its empty entry. */
const offered = async (name: RegExp) => {
  const options = within(await screen.findByRole('combobox', { name })).getAllByRole('option');
  return options.flatMap(({ textContent }, place) => (place > 0 ? [textContent] : []));
};

/** What the retailer answers to a call, past the portal. */
const answered = async (path: string) => {
  const body = (await retailer.callAs(customer.token, 'GET', path)) as { data: { result: never } };
  return body.data.result;
};
const answer = (operationId: string, result: unknown) =>
  retailer.fail({ operationId, kind: 'body', body: { status: 'OK', data: { result } } });

it('offers the list of an operation that only the description knows, and a page of one in pages', async () => {
  const kinds: { description: string }[] = await answered(
    '/api/v1/contract/bateria/types?lang=es_ES',
  );
  const { items }: { items: { number: string }[] } = await answered('/api/v1/invoices/?limit=2');
  expect(kinds.length).toBeGreaterThan(0);
  expect(items).toHaveLength(2);
  await open();
  await waitFor(async () =>
    expect(await offered(/Clase/)).toEqual(kinds.map(({ description }) => description)),
  );
  await waitFor(async () =>
    expect(await offered(/Factura/)).toEqual(items.map(({ number }) => number)),
  );
});

it('looks up one entry by what is typed, fills in the result, and finds none where the retailer answers 404', async () => {
  await open();
  await userEvent.type(await box(/Plataforma/), 'stripe');
  await waitFor(async () => expect((await box(/Clave/)).value).toMatch(/./));
  await userEvent.clear(await box(/Plataforma/));
  await userEvent.type(await box(/Plataforma/), 'redsys');
  expect(await screen.findAllByText('No la conocemos.')).not.toHaveLength(0);
});

it('leaves out and reports an entry that is no object', async () => {
  const reported = vi.fn();
  const stop = onReport(reported);
  await answer('listBatteryTypes', [{ name: 'v', description: 'Virtual' }, 7, ['x']]);
  await open();
  await waitFor(async () => expect(await offered(/Clase/)).toEqual(['Virtual']));
  stop();
  expect(reported.mock.calls.flat().join('\n')).toMatch(/listBatteryTypes.*left out/);
});

it.each([
  ['an object for a list', { items: [] }],
  ['a text', 'nothing'],
  ['no entry that can be read', [1, 2]],
])('an answer of another shape is an error of the look-up: %s', async (_name, result) => {
  await answer('listBatteryTypes', result);
  await open();
  await screen.findByText('No se han podido leer.');
});

it('says that there is none where the list is empty or missing', async () => {
  await answer('listBatteryTypes', []);
  await open();
  await screen.findByText('No hay ninguna.');
  cleanup();
  await retailer.clearInjectedFaults();
  await retailer.fail({ operationId: 'listBatteryTypes', kind: 'status', status: 404 });
  await open();
  await screen.findByText('No hay ninguna.');
});

it('fails for a visitor as any read of a customer does', async () => {
  await retailer.visit();
  await open();
  await screen.findByText('No se han podido leer.');
});
