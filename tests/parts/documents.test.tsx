import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import type { PartEntry, ScreenDocument } from '#config/pages/screen-document.ts';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import { openedCase } from '#tests/support/pages/requests-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

configure({ asyncUtilTimeout: 30_000 });

interface Column {
  id: string;
  names?: boolean;
}

let published: Configuration;
let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  [published, retailer] = await Promise.all([publishedConfiguration(), startRetailer()]);
  customer = await retailer.signInFresh();
  await openedCase(retailer, customer);
});
afterAll(() => retailer.close());

let running: AbortController;
beforeEach(() => {
  running = new AbortController();
  storeToken(customer.token);
});
const close = () => {
  running.abort();
  running = new AbortController();
  cleanup();
};
afterEach(() => {
  close();
  dropStoredToken();
});

const activeContract = () =>
  customer.contracts.find(({ type, state }) => type === 'electricity' && state === 'activa');

const documentOf = (page: string): ScreenDocument =>
  published.manifest.screens?.[page] ?? { areas: {} };

/** Opens an address with these areas in the document of a page. */
async function open(address: string, page: string, areas: ScreenDocument['areas']): Promise<void> {
  const { manifest } = published;
  const settings = { ...manifest.settings, homepage: 'home' };
  const home = { ...manifest.settings.home, type: 'overview' as const };
  const screens = { ...manifest.screens, [page]: { areas } };
  const changed = { ...manifest, settings: { ...settings, home }, screens };
  await openPortal({ ...published, manifest: changed }, address, { signal: running.signal });
}

const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent ?? '');

const columnHeaders = async (): Promise<string[]> =>
  texts(await screen.findAllByRole('columnheader'));

/** Lists, each with the address of its page for the customer of these tests. */
const lists: readonly (readonly [page: string, address: () => string])[] = [
  ['contracts', () => '/contratos/electricity'],
  ['invoices', () => '/facturas'],
  ['contract-invoices', () => `/contratos/electricity/${activeContract()?.name}/facturas`],
  ['requests', () => '/solicitudes'],
  ['contract-communications', () => `/contratos/${activeContract()?.id}/comunicaciones`],
];

it.each(lists)(
  'the list of %s has the columns of its document, in their order',
  async (page, address) => {
    const { areas } = documentOf(page);
    const [list, ...others] = areas.main ?? [];
    const { columns = [], ...options } = (list?.options ?? {}) as { columns?: Column[] };
    const withColumns = (chosen: readonly Column[]) => ({
      ...areas,
      main: [{ ...list, options: { ...options, columns: chosen } } as PartEntry, ...others],
    });
    await open(address(), page, areas);
    const delivered = await columnHeaders();
    expect(delivered.length).toBe(columns.length);
    const headerOf = new Map(columns.map(({ id }, index) => [id, delivered[index]]));
    close();

    const [leftOut] = columns.filter(({ names }) => !names);
    const fewer = columns.filter((column) => column !== leftOut).toReversed();
    await open(address(), page, withColumns(fewer));
    await waitFor(async () =>
      expect(await columnHeaders()).toEqual(fewer.map(({ id }) => headerOf.get(id))),
    );
  },
);

const cards = async (): Promise<string[]> => {
  const main = within(screen.getByRole('main'));
  return texts(await main.findAllByRole('heading', { level: 2 }));
};

it.each([
  ['home', '/', ['home-offers']],
  ['profile', '/perfil', []],
  ['customer-service', '/atencion-al-cliente', ['help-search', 'service-sign-in']],
] as const)(
  'the page %s has the cards of its document, in their order',
  async (page, address, absent) => {
    const entries = Object.entries(documentOf(page).areas).map(
      ([area, parts]) =>
        [area, parts.filter(({ part }) => !(absent as readonly string[]).includes(part))] as const,
    );
    const all = entries.flatMap(([, parts]) => parts);
    await open(address, page, Object.fromEntries(entries));
    await waitFor(async () => expect((await cards()).length).toBe(all.length));
    const delivered = await cards();
    const titleOf = new Map(all.map(({ part }, index) => [part, delivered[index]]));
    close();

    const [leftOut] = all;
    const moved = entries.map(
      ([area, parts]) => [area, parts.filter((entry) => entry !== leftOut).toReversed()] as const,
    );
    await open(address, page, Object.fromEntries(moved));
    const expected = moved.flatMap(([, parts]) => parts.map(({ part }) => titleOf.get(part)));
    await waitFor(async () => expect(await cards()).toEqual(expected));
  },
);
