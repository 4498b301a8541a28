import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { PartEntry, ScreenDocument } from '#config/pages/screen-document.ts';
import document_ from '#schemas/screens/contract.json' with { type: 'json' };
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const { areas: delivered } = document_ as ScreenDocument;

/** Headings of the parts that the demo household's contract of electricity shows. */
const headings: Record<string, string> = {
  'contract-answers': 'Resumen',
  'contract-actions': 'Qué puede hacer',
  'contract-consumption': 'Consumo',
  'contract-contact': 'Datos de contacto',
  'contract-bank': 'Cuenta de cargo',
  'contract-data': 'Datos del contrato',
  'contract-supply': 'Punto de suministro',
  'contract-services': 'Servicios',
  'contract-documents': 'Documentos',
};

let published: Configuration;
let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  published = await publishedConfiguration();
  retailer = await startRetailer();
  customer = await retailer.signInFresh();
});
afterAll(() => retailer.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Areas = ScreenDocument['areas'];

/** Opens a contract's page with these areas in its document; passes once it has parts with these headings, in this order. */
async function expectParts(areas: Areas, expected: readonly string[]): Promise<void> {
  const screens = { ...published.manifest.screens, contract: { areas } };
  const configuration = { ...published, manifest: { ...published.manifest, screens } };
  const active = customer.contracts.find(
    ({ type, state }) => type === 'electricity' && state === 'activa',
  );
  // An address with a query renders all parts at once.
  await showContracts(`/contratos/electricity/${active?.name}?dialog=none`, { configuration });
  await waitFor(() => {
    const found = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent ?? '');
    const known = Object.values(headings);
    expect(found.filter((text) => known.includes(text))).toEqual(expected);
  });
}

const shown = (areas: Areas) =>
  Object.values(areas)
    .flat()
    .flatMap(({ part }) => headings[part] ?? []);

const changed = (change: (parts: readonly PartEntry[]) => readonly PartEntry[]): Areas =>
  Object.fromEntries(Object.entries(delivered).map(([area, parts]) => [area, change(parts)]));

it('has the parts that its document names, in their order', async () => {
  await expectParts(delivered, shown(delivered));
});

it('folds all but the top on a phone, unless its address leads further down', async () => {
  vi.stubGlobal('matchMedia', narrowScreen);
  const { name } = customer.contracts.find(({ state }) => state === 'activa') ?? {};
  const folded = async () => (await screen.findByText('Ver todo el contrato')).closest('details');
  await showContracts(`/contratos/electricity/${name}`);
  const details = await folded();
  expect(details?.open).toBe(false);
  const outside = screen.getByRole('region', { name: 'Qué puede hacer' });
  expect(details?.contains(outside)).toBe(false);
  await userEvent.click(screen.getByText('Ver todo el contrato'));
  await waitFor(() => expect(details?.open).toBe(true));
  await waitFor(() =>
    expect(
      within(details as HTMLElement).getByRole('heading', { name: 'Documentos' }),
    ).toBeTruthy(),
  );
  cleanup();
  await showContracts(`/contratos/electricity/${name}#bank`);
  expect((await folded())?.open).toBe(true);
});

it('has them in another order', async () => {
  const { top = [], left = [], right = [], bottom = [] } = delivered;
  const moved = { top: bottom, left: right.toReversed(), right: left.toReversed(), bottom: top };
  await expectParts(moved, shown(moved));
});

it.each([0, 1])('has not those that were taken out: every second from %i', async (first) => {
  const fewer = changed((parts) => parts.filter((_, index) => index % 2 === first));
  expect(shown(fewer)).not.toEqual(shown(delivered));
  await expectParts(fewer, shown(fewer));
});

it('has a part twice', async () => {
  const twice = changed((parts) =>
    parts.flatMap((entry) =>
      ['contract-data', 'contract-services', 'contract-actions'].includes(entry.part)
        ? [entry, { ...entry, id: 'another' }]
        : [entry],
    ),
  );
  await expectParts(twice, shown(twice));
});

it('has not a part whose condition does not hold', async () => {
  const never = changed((parts) =>
    parts.map((entry) =>
      entry.part === 'contract-data' ? { ...entry, requires: ['battery-shared'] } : entry,
    ),
  );
  const without = shown(never).filter((heading) => heading !== headings['contract-data']);
  await expectParts(never, without);
});

it('offers the actions that its document names, the first one as the primary, others in a menu', async () => {
  const actions = [
    { form: 'iban-change', look: 'primary' },
    { id: 'invoices', route: 'contract-invoices' },
    { form: 'power-change', look: 'more' },
    { id: 'claim', route: 'claims', look: 'more' },
  ];
  const top = [{ part: 'contract-actions', options: { actions } }];
  await expectParts({ top }, shown({ top }));
  const part = within(screen.getByRole('region', { name: 'Qué puede hacer' }));
  expect(part.getByRole('button', { name: 'Cuenta de cargo' }).className).toContain('btn-primary');
  expect(part.getByRole('link', { name: 'Ver facturas' })).toBeTruthy();
  expect(part.queryByRole('button', { name: 'Potencia' })).toBeNull();
  part.getByRole('button', { name: 'Más' }).click();
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Potencia',
    'Reclamar',
  ]);
});

it('has battery and consumption first for a home in a battery, before what can be done', async () => {
  const { contracts } = await retailer.signInFresh({ household: 'solar' });
  await showContracts(`/contratos/electricity/${contracts[0]?.name}`);
  await screen.findByRole('heading', { name: 'Batería virtual' });
  const actions = screen.getByRole('heading', { name: 'Qué puede hacer' });
  const found = screen.getAllByRole('heading', { level: 2 });
  expect(found.slice(0, found.indexOf(actions) + 1).map(({ textContent }) => textContent)).toEqual([
    'Batería virtual',
    'Consumo',
    'Resumen',
    'Qué puede hacer',
  ]);
});
