import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PriceAlertsScreen } from '#screens/tools/alerts/price-alerts-screen.tsx';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showTool } from '#tests/support/pages/tools-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
let customer: FreshCustomer;
let products: string[];
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
beforeEach(async () => {
  customer = await retailer.signInFresh();
  products = (await read('products')).map(({ name }) => String(name));
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await retailer.clearInjectedFaults();
});

const read = async (what: string) => {
  const answer = await retailer.callAs(customer.token, 'GET', `/api/v1/omip/${what}/`);
  return (answer as { data: { result: Record<string, unknown>[] } }).data.result;
};
const set = (type: string, price: number, product = products[0]) =>
  retailer.callAs(customer.token, 'POST', '/api/v1/omip/alerts/', { product, type, price });
const show = (more: Parameters<typeof showTool>[1] = {}) =>
  showTool(<PriceAlertsScreen />, { session: { signedIn: true }, ...more });
const table = () => screen.findByRole('table');
const row = async (name: RegExp) => within(await table()).findByRole('row', { name });
const add = () => screen.findByRole('button', { name: 'Añadir la alerta' });
const fill = async (price: string) => {
  await screen.findByRole('option', { name: products[1] as string });
  await userEvent.selectOptions(screen.getByLabelText(/^Producto/), products[1] as string);
  await userEvent.click(screen.getByRole('radio', { name: 'Si el precio baja de' }));
  // What an earlier test typed and did not send is stored as a draft.
  await userEvent.clear(screen.getByLabelText(/^Precio/));
  await userEvent.type(screen.getByLabelText(/^Precio/), price);
};

describe('price alerts', () => {
  it('say what they mean, beside the last price of the product', async () => {
    await set('<', 62.4);
    await set('>', 80);
    await set('==', 0.125);
    await show();
    await row(/Avíseme si baja de 62,40\s€\/MWh/);
    await row(/Avíseme si sube de 80,00\s€\/MWh/);
    await row(/Avíseme si llega exactamente a 0,125\s€\/MWh/);
    expect((await screen.findAllByText(/^Último precio: \d+,\d\d\s€\/MWh \(/)).length).toBe(3);
  });

  it('show no price that the retailer does not serve', async () => {
    await set('<', 62.4);
    const result = [{ name: products[0], price: null, date: null }];
    const body = JSON.stringify({ status: 'OK', data: { result } });
    await retailer.fail({ operationId: 'listOmipProducts', kind: 'body', body });
    await show();
    await row(/Avíseme si baja/);
    expect(screen.queryByText(/Último precio/)).toBeNull();
  });

  it('of which there are none say what to do', async () => {
    await show();
    await screen.findByText('Todavía no tiene alertas');
  });

  it.each([
    ['es-ES', 'No hemos podido cargar sus alertas', 'Volver a intentarlo'],
    ['ca-ES', 'No hem pogut carregar les seves alertes', 'Tornar-ho a provar'],
  ])('that cannot be read are requested again in %s', async (language, failed, retry) => {
    await set('<', 62.4);
    await retailer.fail({ operationId: 'listOmipAlerts', kind: 'status', status: 500 });
    await show({ language });
    await screen.findByText(failed);
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    await row(/62,40/);
  });
});

describe('a further alert', () => {
  it.each(['62,4', '62.4'])('is added once it is complete: %s', async (typed) => {
    await show();
    const button = await add();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fill(typed);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await userEvent.dblClick(button);
    await screen.findByRole('heading', { name: 'Hemos añadido la alerta' });
    await row(/Avíseme si baja de 62,40/);
    expect(await read('alerts')).toMatchObject([{ product: products[1], type: '<', price: 62.4 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Añadir otra alerta' }));
    await add();
  });

  it.each(fewOf(1, ['-1', 'mucho']))('cannot be added with the price %s', async (typed) => {
    await show();
    await fill(typed);
    expect((await add()).getAttribute('aria-disabled')).toBe('true');
  });

  it('is not added twice where the answer was lost', async () => {
    await retailer.fail({ operationId: 'saveOmipAlert', kind: 'drop-after' });
    await show();
    await fill('50');
    await userEvent.click(await add());
    await screen.findByRole('heading', { name: 'Hemos añadido la alerta' });
    expect(await read('alerts')).toHaveLength(1);
  });

  it('that fails keeps what was typed', async () => {
    await retailer.fail({ operationId: 'saveOmipAlert', kind: 'status', status: 500 });
    await show();
    await fill('50');
    await userEvent.click(await add());
    await screen.findByText('No hemos podido añadir la alerta');
    expect(screen.getByLabelText(/^Precio/)).toHaveProperty('value', '50');
  });

  it('says that there are no products to choose from', async () => {
    await retailer.fail({ operationId: 'listOmipProducts', kind: 'status', status: 500 });
    await show();
    await screen.findByText('No hemos podido cargar los productos.');
  });

  it('cannot be added by who only looks', async () => {
    await show({ session: { readOnly: true } });
    expect(await screen.findAllByText(/mientras se consulta la cuenta/)).not.toHaveLength(0);
  });
});

describe('deleting', () => {
  const remove = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Eliminar/ }));

  it('takes place at once, and is undone', async () => {
    await set('<', 62.4);
    await show();
    await remove();
    await screen.findByText('Hemos eliminado la alerta');
    expect(await read('alerts')).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    await userEvent.click(undo);
    await screen.findByText('La alerta vuelve a estar activa');
    expect(await read('alerts')).toMatchObject([{ type: '<', price: 62.4 }]);
    await row(/62,40/);
  });

  it('that fails says so and can be tried again', async () => {
    await set('<', 62.4);
    await retailer.fail({ operationId: 'deleteOmipAlert', kind: 'status', status: 500 });
    await show();
    await remove();
    await screen.findByText(/No hemos podido eliminar la alerta/);
    await retailer.clearInjectedFaults();
    await remove();
    await screen.findByText('Hemos eliminado la alerta');
  });

  it('is looked up where the answer was lost', async () => {
    await set('<', 62.4);
    await retailer.fail({ operationId: 'deleteOmipAlert', kind: 'drop-after' });
    await show();
    await remove();
    await screen.findByText('Hemos eliminado la alerta');
  });
});
