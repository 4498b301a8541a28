import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { today } from '#config/clock.ts';
import { dayAfter, monthOf } from '#domain/values/local-time.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showOverview, tile, tileNames } from '#tests/support/pages/overview-page.tsx';
import { answered, openedCase } from '#tests/support/pages/requests-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

const ATTENTION = 'Lo que tiene pendiente';
const BILL = 'Su próxima factura de luz';
const HOMES = 'Sus suministros';
const INVOICE = 'Su última factura';
const CONSUMPTION = 'Su consumo de luz';
const DOCUMENTS = 'Sus últimas facturas en PDF';
const REQUESTS = 'Sus solicitudes';
const OFFERS = 'Para usted';

let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  retailer = await startRetailer();
});
beforeEach(async () => {
  customer = await retailer.signInFresh();
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await retailer.clearInjectedFaults();
});

/** An invoice as the sandbox stored it. */
interface Stored {
  number: string;
  date: string;
  start_date: string;
  end_date: string;
  amount_total: number;
  amount_to_pay: number;
  amount_pending: number;
  paid_status: string;
  rectificative_type: string | null;
  contract: { name: string };
}

const { euro, roundEuro, percent, energy } = formatsFor('es-ES');
const stored = async <Result,>(path: string, { token }: { token: string } = customer) =>
  ((await retailer.callAs(token, 'GET', `/api${path}`)) as { data: { result: Result } }).data
    .result;
const invoicesOf = async (type: string, who: { token: string } = customer) =>
  (await stored<{ items: Stored[] }>(`/v1/invoices/?type=${type}&limit=500`, who)).items;
const contractsOf = async ({ token }: { token: string }) => {
  const lists = ['electricity', 'gas'].map(async (type) => {
    const path = `/api/v2/contracts?type=${type}&offset=0&limit=100`;
    const { data } = (await retailer.callAs(token, 'GET', path)) as {
      data: { items: { state: string; amount_debt: number }[] };
    };
    return data.items;
  });
  return (await Promise.all(lists)).flat();
};
/** As texts are looked up: with plain spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const href = async (name: string | RegExp) => (await link(name)).getAttribute('href');

describe('what waits for the customer', () => {
  it('is what is owed, a signature and an answer, each with the way to it', async () => {
    const debtor = await retailer.signInFresh({ debtEuro: 84.37 });
    const id = await openedCase(retailer, debtor, { title: 'Lectura de marzo' });
    await answered(retailer, id, { state: 'additional_information_needed' });
    const all = (
      await Promise.all(['electricity', 'gas'].map((type) => invoicesOf(type, debtor)))
    ).flat();
    const owed = all.filter(({ amount_to_pay }) => amount_to_pay > 0);
    const cents = owed.reduce((sum, one) => sum + Math.round(one.amount_to_pay * 100), 0);
    expect(cents).toBeGreaterThan(0);

    await showOverview({ features: { payAllOverdue: { enabled: true } } });
    const attention = await tile(ATTENTION);
    const lines = await attention.findAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[0]?.textContent).toContain(`Le quedan por pagar ${euro(cents / 100)}`);
    // The payment opens over the list of invoices, as a press there would open it.
    const [one, ...others] = owed;
    const paid = others.length > 0 ? 'all-electricity' : one?.number;
    expect(await href(`Pagar ${euro(cents / 100)}`)).toBe(`/facturas?type=electricity&pay=${paid}`);
    const details = await Promise.all(
      debtor.contracts
        .filter(({ state }) => state === 'esborrany')
        .map(({ name }) => retailer.contractAnswer(debtor, name)),
    );
    const unsigned = details.filter(({ sign_date }) => sign_date === null);
    expect(unsigned).toHaveLength(1);
    const { full_address: home } = (unsigned[0]?.cups ?? {}) as { full_address?: string };
    expect(home).toBeTruthy();
    expect(lines[1]?.textContent).toContain(`Falta su firma en el contrato de ${home}`);
    expect(await href('Ver el contrato')).toBe(`/contratos/electricity/${unsigned[0]?.name}`);
    expect(lines[2]?.textContent).toMatch(/^Esperamos su respuesta desde el .+: Lectura de marzo/);
    expect(await href('Ver la solicitud')).toBe(`/solicitudes/${id}`);
  });

  it('leads to what is owed where it is not paid as a whole by card: to who may only read, or without card', async () => {
    await retailer.signInFresh({ debtEuro: 84.37 });
    const { leave } = await showOverview({ session: { readOnly: true } });
    expect(await href('Ver lo que debe')).toBe('/facturas?type=electricity&state=not-paid');
    leave();
    await showOverview({ features: { onlinePayment: { enabled: false } } });
    await link('Ver lo que debe');
  });

  it('is the next charge for who owes nothing', async () => {
    await showOverview({ features: { displayTypes: ['gas'] } });
    const all = await invoicesOf('gas');
    expect(all.filter(({ amount_to_pay }) => amount_to_pay > 0)).toEqual([]);
    // A rectified invoice that is pending is a refund (customer area, section 4), not a charge.
    const pending = all.filter(
      ({ paid_status, rectificative_type }) =>
        paid_status.startsWith('pending') && rectificative_type === null,
    );
    const cents = pending.reduce((sum, one) => sum + Math.round(one.amount_pending * 100), 0);
    expect(cents).toBeGreaterThan(0);
    const line = await (await tile(ATTENTION)).findByText(/^Próximos? cargos?/);
    expect(plain(line.textContent)).toContain(plain(euro(cents / 100)));
    expect(await href('Ver los cargos')).toBe('/facturas?type=gas&state=pending');
  });

  it('says no sum of more invoices than were read', async () => {
    const owed = (await invoicesOf('electricity')).filter(({ amount_to_pay }) => amount_to_pay > 0);
    const body = {
      status: 'OK',
      data: { result: { items: owed, n_items: 5000, offset: 0, limit: 100 } },
    };
    await retailer.fail({ operationId: 'listInvoices', kind: 'body', body });
    await showOverview({ parts: [{ part: 'home-attention' }] });
    await (await tile(ATTENTION)).findByText('Tiene facturas por pagar.');
  });

  it('is nothing for a customer who is up to date, and said so', async () => {
    await retailer.signIn('22222222J');
    await showOverview();
    await (await tile(ATTENTION)).findByText('No tiene nada pendiente.');
  });

  it('is not called nothing while a part of it could not be read', async () => {
    await retailer.signIn('22222222J');
    await retailer.fail({ operationId: 'listRequests', kind: 'status', status: 403 });
    await showOverview();
    const attention = await tile(ATTENTION);
    await attention.findByText('No hemos podido mirar si tiene algo pendiente');
    expect(attention.queryByText('No tiene nada pendiente.')).toBeNull();
    await retailer.clearInjectedFaults();
    await userEvent.click(attention.getByRole('button', { name: 'Volver a intentarlo' }));
    await attention.findByText('No tiene nada pendiente.');
  });

  it('says nothing of what leads to a closed page', async () => {
    await showOverview({ closed: ['requests', 'contract', 'invoices'] });
    const attention = await tile(ATTENTION);
    await attention.findByText(/Falta su firma/);
    expect(attention.queryByRole('link')).toBeNull();
  });
});

describe('the last invoice', () => {
  const year = (iso = '') => `${Number(iso.slice(0, 4)) - 1}${iso.slice(4)}`;
  /** The invoice that the tile is about, and the one of the same days of the year before, as stored. */
  const shownOf = async (all: Stored[]) => {
    const shown = new URL(`http://a${await href('Ver la factura')}`).searchParams.get('number');
    const last = all.find(({ number }) => number === shown);
    const before = all.find(
      (one) =>
        one.contract.name === last?.contract.name &&
        one.start_date === year(last?.start_date) &&
        one.end_date === year(last?.end_date) &&
        one.rectificative_type === null,
    );
    return { last, before };
  };

  it('is shown with its change since the same period a year before', async () => {
    await showOverview({ features: { displayTypes: ['gas'] } });
    const invoice = await tile(INVOICE);
    const all = await invoicesOf('gas');
    const { last, before } = await shownOf(all);
    expect(last?.number).toBe(all[0]?.number);
    await invoice.findByText(plain(euro(last?.amount_total ?? 0)));
    expect(before).toBeDefined();
    const share = (last?.amount_total ?? 0) / (before?.amount_total ?? 1) - 1;
    const text = plain((await invoice.findByText(/que hace un año/)).textContent);
    expect(text).toContain(plain(euro(before?.amount_total ?? 0)));
    const change = `${percent(Math.abs(share))} ${share > 0 ? 'más' : 'menos'}`;
    expect(text).toContain(Math.abs(share) < 0.005 ? 'Lo mismo' : plain(change));
  });

  it('is compared with none where there is none of that period', async () => {
    await showOverview();
    const invoice = await tile(INVOICE);
    await invoice.findByText(/No hay una factura del mismo periodo/);
    const all = [...(await invoicesOf('electricity')), ...(await invoicesOf('gas'))];
    const { last, before } = await shownOf(all);
    expect(last?.date).toBe(
      all
        .map(({ date }) => date)
        .sort()
        .at(-1),
    );
    expect(before).toBeUndefined();
    await invoice.findByText(plain(euro(last?.amount_total ?? 0)));
  });
});

describe('the consumption of the last days', () => {
  it('is the sum of what the retailer read, with the way to the card of the contract', async () => {
    const to = dayAfter(today(), -1);
    const days = { start: dayAfter(to, -6), end: to };
    await showOverview();
    const consumption = await tile(CONSUMPTION);
    const leadsTo = await href('Ver todo el consumo');
    const [, name] = /^\/contratos\/electricity\/(\d+)#consumption$/.exec(leadsTo ?? '') ?? [];
    const contract = customer.contracts.find((one) => one.name === name);
    expect(contract?.state).toBe('activa');
    const path = `/v1/contracts/${contract?.id}/cch/chart/daily/?${new URLSearchParams(days)}`;
    const { items } = await stored<{ items: { activa: number | null }[] }>(path);
    const total = items.reduce((sum, { activa }) => sum + Math.round((activa ?? 0) * 1000), 0);
    expect(total).toBeGreaterThan(0);
    await consumption.findByText(plain(energy(total / 1000)));
    await consumption.findByText(/al día de media/);
  });

  it('offers a contract to who has none', async () => {
    const body = { status: 'OK', data: { items: [], n_items: 0, offset: 0, limit: 100 } };
    await retailer.fail({ operationId: 'listContracts', kind: 'body', body });
    await showOverview();
    await (await tile(CONSUMPTION)).findByText(/cuando tenga un contrato de luz activo/);
    expect(await href('Contratar luz')).toBe('/nuevo-cliente-electricidad');
  });

  it('is not there where only gas is shown', async () => {
    await showOverview({ features: { displayTypes: ['gas'] } });
    await tile(INVOICE);
    expect(tileNames()).not.toContain(CONSUMPTION);
  });
});

describe('the latest documents', () => {
  it('are those of the newest invoices, each saved at a press, also for who only looks', async () => {
    const { saved } = watchDownloads();
    configureApi({ token: () => customer.readOnlyToken });
    await showOverview({ session: { readOnly: true } });
    const documents = await tile(DOCUMENTS);
    const buttons = await documents.findAllByRole('button', { name: /^Descargar la factura/ });
    const all = [...(await invoicesOf('electricity')), ...(await invoicesOf('gas'))];
    const newest = all
      .map(({ date }) => date)
      .sort()
      .reverse()
      .slice(0, 3);
    const numbers = buttons.map(({ textContent }) => textContent?.split(' ').at(-1));
    const dates = numbers.map((number) => all.find((one) => one.number === number)?.date);
    expect(dates).toEqual(newest);
    await userEvent.click(buttons[0] as HTMLElement);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0]).toContain(numbers[0]);
  });
});

describe('what the retailer offers', () => {
  it('is shown in its own words where its blocks are on, and made harmless', async () => {
    await showOverview();
    await (await tile(OFFERS)).findByText(/Traiga a un amigo/);
    cleanup();
    const hostile = '<p>Hola</p><script>alert(1)</script><form><input></form>';
    const element = { id: 1, html_block: hostile, priority: 1 };
    const body = { status: 'OK', data: { result: [element] } };
    await retailer.fail({ operationId: 'listPageElements', kind: 'body', body });
    await showOverview();
    const offered = await tile(OFFERS);
    const words = await offered.findByText('Hola');
    expect(words.closest('section')?.querySelector('script, form, input')).toBeNull();
  });

  it('is not there where its blocks are off, or where it writes none', async () => {
    await showOverview({ features: { serverElements: { enabled: false } } });
    await tile(INVOICE);
    expect(tileNames()).not.toContain(OFFERS);
    cleanup();
    const body = { status: 'OK', data: { result: [] } };
    await retailer.fail({ operationId: 'listPageElements', kind: 'body', body });
    await showOverview();
    await (await tile(INVOICE)).findByText(/que hace un año|mismo periodo/);
    await waitFor(() => expect(tileNames()).not.toContain(OFFERS));
  });
});

describe('the page', () => {
  it('greets by name under its only main heading, and has the tiles in their order', async () => {
    await showOverview();
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      'Hola, Marta',
    ]);
    const tiles = [ATTENTION, BILL, INVOICE, CONSUMPTION, DOCUMENTS, OFFERS];
    await waitFor(() => expect(tileNames()).toEqual(tiles));
  });

  it('has no invoices for who has contracted nothing yet (customer area, section 6)', async () => {
    await showOverview({ session: { newCustomer: true } });
    const tiles = [ATTENTION, CONSUMPTION, OFFERS];
    await waitFor(() => expect(tileNames()).toEqual(tiles));
  });

  it('has the parts that its document names, in its order, while their conditions hold', async () => {
    await showOverview({
      parts: [
        { part: 'home-documents' },
        { part: 'home-attention', requires: ['new-customer'] },
        { part: 'home-invoice', requires: ['not-read-only'] },
        { part: 'home-attention', id: 'attention-below', requires: ['not-new-customer'] },
      ],
    });
    expect(tileNames()).toEqual([DOCUMENTS, INVOICE, ATTENTION]);
  });

  it.each([
    ['its document is empty', []],
    ['no condition of its parts holds', [{ part: 'home-offers', requires: ['new-customer'] }]],
    ['the publication has no documents of pages', null],
  ])('says that there is nothing where %s', async (_, parts) => {
    await showOverview({ parts });
    await screen.findByText('Ahora mismo no hay nada por aquí');
  });

  it('reserves the place of a part whose code is loading', async () => {
    await showOverview({
      parts: [{ part: 'profile-links', options: { links: [{ route: 'requests' }] } }],
    });
    expect(screen.getByRole('status').textContent).toContain('Cargando');
    await screen.findByRole('link');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('retains the other tiles when one fails, which a press loads', async () => {
    await retailer.fail({ operationId: 'getConsumptionChartV1', kind: 'status', status: 403 });
    await showOverview();
    const consumption = await tile(CONSUMPTION);
    await consumption.findByText('No hemos podido cargar su consumo');
    await (await tile(INVOICE)).findByText(/que hace un año|mismo periodo/);
    await (await tile(ATTENTION)).findByText(/Falta su firma/);
    await retailer.clearInjectedFaults();
    await userEvent.click(consumption.getByRole('button', { name: 'Volver a intentarlo' }));
    await consumption.findByText(/al día de media/);
  });

  it('is rendered when every answer is malformed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await retailer.fail({ operationId: '*', kind: 'body', body: { status: 'OK', data: 7 } });
    await showOverview();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(7));
    const tiles = [ATTENTION, BILL, INVOICE, CONSUMPTION, DOCUMENTS, REQUESTS, OFFERS];
    expect(tileNames()).toEqual(tiles);
  });

  it('is friendly to a new customer', async () => {
    await retailer.signIn('22222222J');
    await showOverview();
    await (await tile(ATTENTION)).findByText('No tiene nada pendiente.');
    await (await tile(INVOICE)).findByText(/Todavía no tiene facturas/);
    await (await tile(DOCUMENTS)).findByText(/Todavía no hay documentos/);
  });

  it('gives a company of many homes sums, and the five that need something', async () => {
    const requested = vi.spyOn(globalThis, 'fetch');
    const company = await retailer.signIn('B00000000');
    await showOverview();
    const homes = await tile(HOMES);
    await waitFor(() => expect(tileNames()).not.toContain(INVOICE));
    expect(tileNames()).not.toContain(BILL);
    expect(tileNames()).not.toContain(CONSUMPTION);
    const limits = requested.mock.calls.flatMap(([request]) => {
      const { pathname, searchParams } = new URL((request as Request).url ?? String(request));
      return /invoices|contracts$/.test(pathname) ? [Number(searchParams.get('limit'))] : [];
    });
    const rows = await contractsOf(company);
    const active = rows.filter(({ state }) => state === 'activa');
    await homes.findByText(String(active.length));
    const month = monthOf(today(), -1);
    const issued = (
      await Promise.all(['electricity', 'gas'].map((type) => invoicesOf(type, company)))
    )
      .flat()
      .filter(({ date }) => date >= month.from && date <= month.to);
    const cents = issued.reduce(
      (sum, { amount_total, rectificative_type: kind }) =>
        sum + (kind === 'A' ? -1 : 1) * Math.round(amount_total * 100),
      0,
    );
    expect(cents).toBeGreaterThan(0);
    await homes.findByText(plain(roundEuro(cents / 100)));
    const owing = rows
      .filter(({ amount_debt }) => amount_debt > 0)
      .sort((one, other) => other.amount_debt - one.amount_debt);
    const named = homes.getAllByRole('listitem');
    expect(named.length).toBeLessThanOrEqual(5);
    expect(plain(named[0]?.textContent ?? '')).toContain(
      plain(`Debe ${euro(owing[0]?.amount_debt ?? 0)}`),
    );
    expect(limits.length).toBeGreaterThan(0);
    for (const limit of limits) expect(limit).toBeLessThanOrEqual(100);
  });

  it('says nothing of all homes where there are more than were read', async () => {
    const company = await retailer.signIn('B00000000');
    const path = '/api/v2/contracts?type=electricity&offset=0&limit=100';
    const { data } = (await retailer.callAs(company.token, 'GET', path)) as { data: object };
    const body = { status: 'OK', data: { ...data, n_items: 5000 } };
    await retailer.fail({ operationId: 'listContracts', kind: 'body', body });
    await showOverview();
    const homes = await tile(HOMES);
    await homes.findByText('Algunos necesitan algo de usted');
    expect(homes.queryByText('Contratos activos')).toBeNull();
    expect(homes.queryByText(/^\d+ necesitan algo/)).toBeNull();
  });

  it('speaks Catalan', async () => {
    await showOverview({ language: 'ca-ES' });
    await (await tile('La seva pròxima factura de llum')).findByText(/^Fins a|^L’estimarem/);
    expect(tileNames()).toEqual([
      'El que té pendent',
      'La seva pròxima factura de llum',
      'La seva última factura',
      'El seu consum de llum',
      'Les seves últimes factures en PDF',
      'Per a vostè',
    ]);
    await (await tile('El que té pendent')).findByText(/Falta la seva signatura/);
    await (await tile('La seva última factura')).findByText(/que fa un any|mateix període/);
    await (await tile('El seu consum de llum')).findByText(/al dia de mitjana/);
  });
});
