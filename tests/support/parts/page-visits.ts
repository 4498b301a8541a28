import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparedInputs } from '#domain/comparison/comparison.ts';
import { fragmentOf } from '#domain/comparison/comparison-link.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { COMPARE, daysAgo, field, press } from '#tests/support/pages/comparator-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

/** Who visits, and what they have. */
export interface Household {
  customer: FreshCustomer;
  /** A request of theirs. */
  request: number;
  /** An announced change of price of their first home. */
  notice: number;
  /** A customer whose first home has panels and a battery. */
  solar: FreshCustomer;
}

/** A visit of a page with a document. */
export interface Visit {
  page: string;
  address: (household: Household) => string;
  /** By whom, if not by the customer of the household; a company has joint invoices, a solar home a battery. */
  by?: 'visitor' | 'company' | 'solar';
  /** Parts that have nothing to show then. */
  silent?: readonly string[];
  /** Entries of lists that have nothing to show then, or the retailer's own words. */
  silentEntries?: readonly string[];
  /** What follows before the page has its parts. */
  arrive?: () => Promise<void>;
}

const contractOf = ({ customer }: Household, kind: 'electricity' | 'gas', owes = false) =>
  customer.contracts.find(
    ({ type, state, amount_debt: debt }) =>
      type === kind && state === 'activa' && (!owes || debt > 0),
  );

const contracts = '/contratos/electricity';
const endOf = (kind: string) => () => `/nuevo-cliente-${kind}?paso=fin`;

/** What is ordered stands at the last step. */
const endOfVisitor = { by: 'visitor', silent: ['wizard-contract'] } as const;

const bill = { startDate: daysAgo(39), endDate: daysAgo(10), invoiceAmount: 74, cups: someCups() };
const bills = {
  electricity: {
    ...{ ...bill, energy: 'electricity', comerOrigin: 3, accessTariff: 1 },
    ...{ power: 4.6, p1: 62, p2: 58, p3: 110 },
  },
  gas: { ...bill, energy: 'gas', comerOrigin: 202, access_tariff: 12, consumption: 840 },
} satisfies Record<string, ComparedInputs>;
const sharedBill = (kind: keyof typeof bills) => fragmentOf(bills[kind], { withCups: true });

/** Of a comparison: words of the retailer, and what is said where its lines do not add up. */
const silentBlocks = ['product', 'mismatch'];

/** Of a contract that was signed long ago, whose holder pays: to withdraw, and the name on its invoices. */
const usualContract = ['withdrawal', 'fiscal-name'];
const notInCadastre = [...usualContract, 'cadastral-reference'];

/** Of a company of many homes: what is about a home, and requests, of which it has none. */
const ofFewHomes = ['home-bill', 'home-invoice', 'home-consumption', 'home-requests'];

/** A page of cards, of a list, of two columns, of doors, and of links: their documents stand for the others in the quick run. */
export const visits: readonly Visit[] = [
  {
    page: 'contract',
    address: (of) => `${contracts}/${contractOf(of, 'electricity')?.name}`,
    ...{ silent: ['contract-batteries'], silentEntries: usualContract },
  },
  { page: 'invoices', address: () => '/facturas' },
  { page: 'profile', address: () => '/perfil' },
  { page: 'customer-service', address: () => '/atencion-al-cliente', silent: ['service-sign-in'] },
  { page: 'requests', address: () => '/solicitudes' },
  { page: 'errors', address: () => '/no-hay' },
];

/** Visits of all other pages, and of two for what only visitors and solar homes see. */
export const furtherVisits: readonly Visit[] = [
  {
    page: 'contract',
    address: ({ solar }) => `${contracts}/${solar.contracts[0]?.name}`,
    by: 'solar',
    ...{ silent: ['contract-announced', 'contract-services'], silentEntries: notInCadastre },
  },
  { page: 'home', address: () => '/', silent: ['home-homes'] },
  { page: 'home', address: () => '/', by: 'company', silent: ofFewHomes },
  { page: 'home-visitors', address: () => '/', by: 'visitor' },
  { page: 'contracts', address: () => contracts },
  {
    page: 'multipoint-invoices',
    address: () => '/invoices-multipoint',
    ...{ by: 'company', silent: ['coupons'] },
  },
  { page: 'contact', address: () => '/contacto', by: 'visitor' },
  { page: 'request-create', address: () => '/solicitudes/crear' },
  { page: 'claims', address: () => '/reclamaciones' },
  { page: 'request', address: ({ request }) => `/solicitudes/${request}` },
  {
    page: 'contract-communications',
    address: (of) => `/contratos/${contractOf(of, 'electricity')?.id}/comunicaciones`,
  },
  {
    page: 'contract-notice',
    address: (of) => `/contratos/${contractOf(of, 'electricity')?.id}/avisos/${of.notice}`,
  },
  {
    page: 'gas-comparator',
    address: () => `/comparador-gas${sharedBill('gas')}`,
    ...{ by: 'visitor', silentEntries: silentBlocks },
  },
  { page: 'contracting-gas', address: endOf('gas'), ...endOfVisitor },
  {
    page: 'gas-contract',
    address: (of) => `/contratos-gas/${contractOf(of, 'gas')?.name}`,
    silentEntries: notInCadastre,
  },
  {
    page: 'contract-invoices',
    address: (of) => `${contracts}/${contractOf(of, 'electricity', true)?.name}/facturas`,
  },
  {
    page: 'gas-contract-invoices',
    address: (of) => `/contratos-gas/${contractOf(of, 'gas')?.name}/facturas-gas`,
    ...{ silent: ['invoices-owed'], silentEntries: ['pay'] },
  },
  { page: 'customer-service', address: () => '/atencion-al-cliente', by: 'visitor' },
  {
    page: 'comparator',
    address: () => `/comparador${sharedBill('electricity')}`,
    ...{ by: 'visitor', silentEntries: silentBlocks },
    arrive: async () => {
      await waitFor(async () => {
        if ((await field('Consumo P3')).value !== '110') throw new Error('Not filled in yet');
      });
      const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Acepto que/ });
      // An earlier visit may have left it ticked.
      if (!consent.checked) await userEvent.click(consent);
      await press(COMPARE);
    },
  },
  { page: 'contracting-electricity', address: endOf('electricidad'), ...endOfVisitor },
  { page: 'contracting-dual', address: endOf('dual'), ...endOfVisitor },
];
