import { readdirSync, readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { problemOf } from '#domain/problem.ts';
import {
  communicationsQuery,
  contractWithIdQuery,
  hasCommunicationsQuery,
} from '#queries/account/communications.ts';
import { emailChangeQuery } from '#queries/account/email-change.ts';
import {
  homeContractsQuery,
  issuedInvoicesQuery,
  latestInvoicesQuery,
  openInvoicesQuery,
} from '#queries/account/home.ts';
import { letterLanguagesQuery } from '#queries/account/letter-languages.ts';
import { newslettersQuery } from '#queries/account/newsletters.ts';
import { openRequestsQuery } from '#queries/account/own-requests.ts';
import { marketProductsQuery, priceAlertsQuery } from '#queries/account/price-alerts.ts';
import { requestQuery, requestsQuery, sentRequestQuery } from '#queries/account/requests.ts';
import { sessionsQuery, userQuery } from '#queries/account/user.ts';
import {
  batteryHomesQuery,
  batteryLedgerQuery,
  batteryReceiversQuery,
  batteryTypesQuery,
  otherBatteriesQuery,
} from '#queries/batteries/batteries.ts';
import { comparisonRelatedQuery } from '#queries/comparison/comparison-related.ts';
import { comparedQuery } from '#queries/consumption/compared-consumption.ts';
import { consumptionQuery, firstDayQuery } from '#queries/consumption/consumption.ts';
import { lastReadingQuery } from '#queries/consumption/last-reading.ts';
import { bannerQuery } from '#queries/content/banner.ts';
import { pageBlocksQuery, pageElementsQuery } from '#queries/content/page-elements.ts';
import { pageRoutesQuery } from '#queries/content/page-routes.ts';
import { couponsQuery } from '#queries/contracting/coupons.ts';
import { leadSummaryQuery } from '#queries/contracting/lead-summary.ts';
import { anyContractQuery } from '#queries/contracts/any-contract.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { contractNoticeQuery } from '#queries/contracts/contract-notice.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { ibansQuery } from '#queries/contracts/ibans.ts';
import { notifiedContractsQuery } from '#queries/contracts/notified-contracts.ts';
import { tariffOptionsQuery } from '#queries/contracts/tariff-options.ts';
import { invoiceYearQuery, oldestYearQuery } from '#queries/invoices/invoice-years.ts';
import {
  invoicesQuery,
  jointInvoicesQuery,
  unpaidInvoicesQuery,
} from '#queries/invoices/invoices.ts';
import { nextBillQuery } from '#queries/invoices/next-bill.ts';
import { summaryQuery } from '#queries/invoices/payments.ts';
import { featureFlagsQuery } from '#queries/read/feature-flags.ts';
import { privateSettingsQuery, publicSettingsQuery } from '#queries/read/settings.ts';

const page = { offset: 0, limit: 10, search: '' };
const ofElectricity = { type: 'electricity', conditions: [] } as const;
const days = { from: '2026-01-01', to: '2026-01-31' };

const queries: Record<string, () => object> = {
  anyContractQuery,
  bannerQuery: () => bannerQuery('home', { language: 'es-ES', signedIn: true }),
  batteryHomesQuery,
  batteryReceiversQuery: () => batteryReceiversQuery(1),
  otherBatteriesQuery: () => otherBatteriesQuery(1),
  batteryTypesQuery: () => batteryTypesQuery('es-ES'),
  batteryLedgerQuery: () => batteryLedgerQuery('001', 1),
  communicationsQuery: () => communicationsQuery(1, page),
  hasCommunicationsQuery: () => hasCommunicationsQuery(1),
  contractWithIdQuery: () => contractWithIdQuery(1),
  comparisonRelatedQuery: () => comparisonRelatedQuery('c1'),
  consumptionQuery: () => consumptionQuery({ contractId: 1, resolution: 'daily', days }),
  comparedQuery: () => comparedQuery({ contractId: 1, resolution: 'daily', days, readUntil: null }),
  lastReadingQuery: () => lastReadingQuery({ id: 1, signDate: null }, days.to),
  firstDayQuery: () => firstDayQuery({ id: 1, signDate: null }, days.to),
  contractNoticeQuery: () => contractNoticeQuery(1, 2),
  contractQuery: () => contractQuery('electricity', '001'),
  contractsQuery: () => contractsQuery({ type: 'electricity', ...page }),
  couponsQuery: () => couponsQuery('es-ES'),
  emailChangeQuery,
  featureFlagsQuery: () => featureFlagsQuery(1),
  ibansQuery,
  oldestYearQuery: () => oldestYearQuery(ofElectricity),
  invoiceYearQuery: () => invoiceYearQuery({ ...ofElectricity, year: 2026 }),
  leadSummaryQuery: () => leadSummaryQuery({ leads: ['L1'], start: 'soon', start_date: undefined }),
  letterLanguagesQuery,
  unpaidInvoicesQuery: () => unpaidInvoicesQuery('electricity'),
  invoicesQuery: () => invoicesQuery({ ...ofElectricity, ...page }),
  jointInvoicesQuery: () => jointInvoicesQuery(page),
  homeContractsQuery: () => homeContractsQuery('gas'),
  openInvoicesQuery: () => openInvoicesQuery('gas'),
  latestInvoicesQuery: () => latestInvoicesQuery('gas'),
  issuedInvoicesQuery: () => issuedInvoicesQuery('gas', days),
  nextBillQuery: () => nextBillQuery({ id: 1, name: '001' }, days.to),
  newslettersQuery: () => newslettersQuery('ana@example.com'),
  notifiedContractsQuery: () => notifiedContractsQuery(['electricity']),
  openRequestsQuery: () => openRequestsQuery('es-ES'),
  pageElementsQuery: () => pageElementsQuery('Home', 'es-ES'),
  pageBlocksQuery: () => pageBlocksQuery(1, 'es-ES'),
  pageRoutesQuery: () => pageRoutesQuery('es-ES'),
  summaryQuery: () => summaryQuery(1),
  priceAlertsQuery: () => priceAlertsQuery(page),
  marketProductsQuery,
  requestsQuery: () => requestsQuery(page),
  requestQuery: () => requestQuery(1),
  sentRequestQuery: () => sentRequestQuery(1),
  publicSettingsQuery,
  privateSettingsQuery,
  tariffOptionsQuery: () => tariffOptionsQuery(1, ['happy-hours']),
  userQuery,
  sessionsQuery,
};

const answer =
  (body: string, type = 'application/json') =>
  () =>
    new Response(body, { headers: { 'content-type': type } });

const badAnswers = {
  'a page': answer('<!doctype html><h1>Hola</h1>', 'text/html'),
  'an empty object': answer('{}'),
  nothing: answer(''),
  null: answer('null'),
  'a list': answer('[]'),
  'half of its JSON': answer('{"status":"OK","data":{"resu'),
  'a payload of another type': answer('{"status":"OK","data":7}'),
};

beforeEach(() => {
  configureApi({ baseUrl: 'http://retailer.test/api' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function problemOfRead(query: () => object): Promise<string> {
  const read = new QueryClient().fetchQuery({ ...query(), retry: false } as never);
  return problemOf(
    await read.then(
      () => 'it was read',
      (thrown) => thrown,
    ),
  ).kind;
}

describe.each(Object.entries(queries))('%s', (_, query) => {
  it.each(Object.entries(badAnswers))(
    'takes %s for a bad answer of the retailer',
    async (_, bad) => {
      vi.stubGlobal('fetch', async () => bad());
      expect(await problemOfRead(query)).toBe('unreadable');
    },
  );

  it('says that there is no connection only where there is none', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await problemOfRead(query)).toBe('no-answer');
  });
});

it('has every query', () => {
  const folder = new URL('../../src/queries/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const declared = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+Query)\b/gm),
    ]);
  expect(declared.map(([, name]) => name).sort()).toEqual(Object.keys(queries).sort());
});
