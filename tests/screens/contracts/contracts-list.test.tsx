import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await retailer.clearInjectedFaults();
});

const company = 'B00000000';
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const column = async (name: string) => {
  const shown = await rows();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return shown.map((row) => row.children[headers.indexOf(name)]?.textContent ?? '');
};
const search = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Buscar contratos' }), text);

it('shows a household its contracts of electricity, active ones first, with their states', async () => {
  const { contracts } = await retailer.signInFresh();
  await showContracts('/contratos/electricity');
  expect(await rows()).toHaveLength(contracts.filter(({ type }) => type === 'electricity').length);
  const states = await column('Estado');
  expect(states.lastIndexOf('Activo')).toBe(
    states.filter((state) => state === 'Activo').length - 1,
  );
  expect([...new Set(states)].sort()).toEqual(
    ['Activo', 'Borrador', 'De baja', 'Falta su firma'].sort(),
  );
  const payments = await column('Pagos');
  expect(payments.filter((payment) => /^Debe 84,37\s€$/.test(payment))).toHaveLength(1);
  const canOwe = states.filter((state) => state === 'Activo' || state === 'De baja').length;
  expect(payments.filter((payment) => payment === 'Al día')).toHaveLength(canOwe - 1);
  expect(payments[states.indexOf('Borrador')]).toBe('');
  const invoices = await column('Acciones');
  expect(invoices[states.indexOf('Borrador')]).toBe('');
  expect(invoices[states.indexOf('De baja')]).toMatch(/^Facturas de la vivienda /);
  const [link] = screen.getAllByRole('link', { name: /^Facturas/ });
  expect(link?.getAttribute('href')).toMatch(/^\/contratos\/electricity\/\d+\/facturas$/);
});

it('leads to gas by its tab, with the tariff below the home and no power', async () => {
  const { contracts } = await retailer.signInFresh();
  const { current } = await showContracts('/contratos/electricity');
  await userEvent.click(screen.getByRole('link', { name: 'Gas' }));
  expect(current()).toBe('/contratos/gas');
  expect(await column('Vivienda')).toEqual([expect.stringMatching(/RL\.2$/)]);
  expect(screen.queryByText(/kW/)).toBeNull();
  const gas = contracts.find(({ type }) => type === 'gas');
  const view = screen.getByRole('link', { name: new RegExp(` contrato ${gas?.name}$`) });
  expect(view.getAttribute('href')).toBe(`/contratos-gas/${gas?.name}`);
});

it('requests as many contracts of gas as their own setting says', async () => {
  await retailer.signInFresh();
  const requested = vi.spyOn(globalThis, 'fetch');
  await showContracts('/contratos/gas', { contracts: { itemsPerPage: 10, gasItemsPerPage: 7 } });
  await rows();
  const addresses = requested.mock.calls.map(([request]) => new URL((request as Request).url));
  const list = addresses.find(({ searchParams }) => searchParams.get('type') === 'gas');
  expect(list?.searchParams.get('limit')).toBe('7');
  requested.mockRestore();
});

it('has no tabs for one kind of supply, and leaves out what the settings leave out', async () => {
  await retailer.signInFresh();
  const { current } = await showContracts('/contratos/gas', {
    features: { displayTypes: ['electricity'] },
    contracts: { showProduct: false, showPower: false, dontShowSearchFilter: true },
  });
  await rows();
  expect(current()).toBe('/contratos/electricity');
  expect(screen.queryByRole('navigation', { name: 'Tipo de suministro' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Vivienda',
    'Estado',
    'Pagos',
    'Acciones',
  ]);
  expect(screen.queryByText(/kW|Luz Clara/)).toBeNull();
});

it('is sorted by the retailer, so that its first page contains the first of all', async () => {
  await retailer.signIn(company);
  const { current } = await showContracts('/contratos/electricity?page=2');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
  await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
  expect(current()).toBe('/contratos/electricity?order=-state');
  // Active ones would be first in the usual order.
  await waitFor(async () => expect((await column('Estado'))[0]).toBe('De baja'));
  expect(screen.getByRole('columnheader', { name: 'Estado' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
});

it('keeps active ones first where the retailer does not know of orders', async () => {
  await retailer.signInFresh();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    const address = new URL(request.url);
    address.searchParams.delete('order');
    const answer = await fetch(new Request(address, { headers: request.headers }));
    if (!address.pathname.endsWith('/contracts')) return answer;
    const body = await answer.json();
    return Response.json({ ...body, data: { ...body.data, order: undefined } });
  });
  await showContracts('/contratos/electricity?order=-state');
  expect((await column('Estado'))[0]).toBe('Activo');
  expect(screen.queryByRole('button', { name: 'Estado' })).toBeNull();
});

it('names what is owed and where it is paid, only where something is owed', async () => {
  await retailer.signInFresh();
  const features = { onlinePayment: { enabled: true } };
  const payment = { url: 'https://pay.example/start', hosts: ['pay.example'] };
  await showContracts('/contratos/electricity', { features, payment });
  await rows();
  const [link, ...others] = screen.getAllByRole('link', { name: /^Pagar/ });
  expect(others).toEqual([]);
  expect(link?.textContent).toMatch(/^Pagar 84,37\s€ de .+ \(se abre en otra pestaña\)$/);
  expect(link?.getAttribute('href')).toBe('https://pay.example/start');
});

it.each([
  ['cannot be paid online', { onlinePayment: { enabled: false } }, 'pay.example'],
  ['has a page on a strange host', { onlinePayment: { enabled: true } }, 'other.example'],
])('offers no payment that %s', async (_, features, host) => {
  await retailer.signInFresh();
  const payment = { url: 'https://pay.example/start', hosts: [host] };
  await showContracts('/contratos/electricity', { features, payment });
  await rows();
  expect(screen.getByText(/^Debe 84,37/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Pagar/ })).toBeNull();
});

it('shows a product by its commercial name or not at all', async () => {
  await retailer.signInFresh();
  await showContracts('/contratos/electricity');
  const homes = await column('Vivienda');
  expect(homes.join()).toContain('Luz Clara');
  expect(homes.join()).not.toMatch(/2\.0TD/);
});

it('turns pages and changes their size in the address, so that the back button works', async () => {
  await retailer.signIn(company);
  const { current, back } = await showContracts('/contratos/electricity');
  const first = await column('Vivienda');
  expect(first).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(current()).toBe('/contratos/electricity?page=2');
  await waitFor(async () => expect(await column('Vivienda')).not.toEqual(first));
  expect(screen.getByText('11–20 de 64')).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Por página'), '25');
  expect(current()).toBe('/contratos/electricity?size=25');
  await waitFor(async () => expect(await rows()).toHaveLength(25));

  await back();
  await back();
  await waitFor(async () => expect(await column('Vivienda')).toEqual(first));
});

it('opens where the address says, and on the last page when there are fewer', async () => {
  await retailer.signIn(company);
  const { current } = await showContracts('/contratos/electricity?page=9&size=25');
  await waitFor(async () => expect(await rows()).toHaveLength(14));
  expect(current()).toBe('/contratos/electricity?page=3&size=25');
});

it('searches at once on Enter, and says when nothing matches', async () => {
  await retailer.signIn(company);
  const { current } = await showContracts('/contratos/electricity?page=2');
  await rows();
  await search('no hay tal cosa{Enter}');
  expect(await screen.findByText('Ningún contrato coincide con «no hay tal cosa»')).toBeTruthy();
  expect(current()).toBe('/contratos/electricity?search=no+hay+tal+cosa');
  const nothing = screen.getByText(/Ningún contrato/).parentElement as HTMLElement;
  await userEvent.click(within(nothing).getByRole('button', { name: 'Borrar la búsqueda' }));
  await waitFor(async () => expect(await rows()).toHaveLength(10));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('searches by itself when the customer rests', async () => {
  await retailer.signIn(company);
  const { current } = await showContracts('/contratos/electricity');
  await rows();
  await search('0020001');
  await waitFor(() => expect(current()).toContain('search=0020001'));
});

it('ignores an answer that arrives after a later one', async () => {
  await retailer.signIn(company);
  await showContracts('/contratos/electricity');
  const numbers = async () =>
    (await column('Vivienda')).map((home) => /contrato (\d+)/.exec(home)?.[1] ?? '');
  const [one = '', other = ''] = await numbers();
  const { fetch } = globalThis;
  let letGo = () => {};
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    // The answer to the first search waits, whatever becomes of the request.
    const answer = await fetch(new Request(request.url, { headers: request.headers }));
    if (request.url.includes(one)) await late;
    return answer;
  });
  await search(`${one}{Enter}`);
  await userEvent.clear(screen.getByRole('searchbox'));
  await search(`${other}{Enter}`);
  await waitFor(async () => expect(await numbers()).toEqual([other]));
  letGo();
  await late;
  await waitFor(async () => expect(await numbers()).toEqual([other]));
});

it.each([
  ['fails', { kind: 'status', status: 500 }],
  ['gets no answer', { kind: 'drop-before' }],
  ['gets HTML', { kind: 'body', body: '<html>', contentType: 'text/html' }],
  ['gets rows without a number', { kind: 'body', body: '{"status":"OK","data":{"items":[{}]}}' }],
])(
  'says that the contracts could not be loaded when it %s, and tries again',
  async (_, injectedFault) => {
    await retailer.signInFresh();
    await retailer.fail({ operationId: '*', ...injectedFault });
    await showContracts('/contratos/electricity');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('No hemos podido cargar sus contratos')).toBeTruthy();
    expect(screen.queryByRole('row')).toBeNull();
    await retailer.clearInjectedFaults();
    await userEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
    expect((await rows()).length).toBeGreaterThan(0);
  },
);

it('says that there are no contracts of a kind', async () => {
  await retailer.signIn(company);
  await showContracts('/contratos/gas');
  expect(await screen.findByText('Aquí todavía no hay contratos')).toBeTruthy();
});

it('does not say that no home is found when the search failed', async () => {
  await retailer.signIn(company);
  await showContracts('/contratos/electricity');
  await userEvent.click(
    (await screen.findAllByRole('link', { name: / contrato \d+$/ }))[0] as Element,
  );
  await userEvent.click(await screen.findByText('Cambiar de contrato'));
  await retailer.fail({ operationId: 'listContracts', kind: 'status', status: 500 });
  await retailer.fail({ operationId: 'listContractsV1', kind: 'status', status: 500 });
  await userEvent.type(screen.getByRole('searchbox'), 'ronda');
  expect(await screen.findByText('No hemos podido cargar sus contratos')).toBeTruthy();
  expect(screen.queryByText(/Ningún contrato/)).toBeNull();
});

it('closes the list of homes with Escape, from its search too', async () => {
  await retailer.signIn(company);
  await showContracts('/contratos/electricity');
  await userEvent.click(
    (await screen.findAllByRole('link', { name: / contrato \d+$/ }))[0] as Element,
  );
  const toggle = await screen.findByRole('button', { name: 'Cambiar de contrato' });
  await userEvent.click(toggle);
  await userEvent.type(await screen.findByRole('searchbox'), 'ronda{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(toggle));
  await userEvent.click(toggle);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('leads from one of many homes to another by a part of its address', async () => {
  await retailer.signIn(company);
  const { current } = await showContracts('/contratos/electricity');
  await userEvent.click(
    (await screen.findAllByRole('link', { name: / contrato \d+$/ }))[0] as Element,
  );
  await userEvent.click(await screen.findByText('Cambiar de contrato'));
  expect(screen.getByText('Y 56 más: escriba para encontrarlos.')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'universitat 18');
  const home = await screen.findByRole('link', { name: /Universitat 18,.* contrato \d+$/ });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: / contrato \d+$/ })).toEqual([home]),
  );
  await userEvent.click(home);
  expect(current()).toBe(home.getAttribute('href'));
});
