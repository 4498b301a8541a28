import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import {
  cents,
  type Invoice,
  invoiceReader,
  NOW,
  sumOf,
} from '#tests/sandbox/invoices/invoice-client.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';
import { batteryClient, type SolarContract } from './battery-client.ts';

type Movement = components['schemas']['BatteryMovement'];

/** A line of an invoice's XML: its cents, and `worth`, quantity times price in euro. */
interface Line {
  text: string;
  worth: number;
  cents: number;
}

interface Paper {
  invoice: Invoice;
  lines: Line[];
  base: number;
  vat: number;
  total: number;
}

interface Share {
  contract: SolarContract;
  battery: { id: number; name: string };
  total: number;
  movements: Movement[];
}

const CONTRACTS: SolarContract[] = ['house', 'flat', 'workshop'];
const ORIGINS = { 'BV-CASA': 'house', 'BV-TALLER': 'workshop' } as const;
const DISCOUNT = 'Descuento de la batería virtual';

const sandbox = testSandbox();
const { batteries, movements, solar } = batteryClient(sandbox);
const reader = invoiceReader(sandbox, () => customer.token);
const { DOMParser } = new JSDOM('').window;
let customer: FreshCustomer;
let papers: Paper[];
let shares: Share[];

beforeAll(async () => {
  await sandbox.control('/clock', { body: { now: NOW } });
  customer = await solar();
  papers = await Promise.all((await reader.all()).map(paperOf));
  shares = (await Promise.all(CONTRACTS.map(sharesOf))).flat();
});

async function paperOf(invoice: Invoice): Promise<Paper> {
  const { text } = await reader.document(invoice.id, 'signed_xml');
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const valueIn = (parent: Element | Document, path: string) =>
    parent.querySelector(path)?.textContent ?? '';
  const amount = (path: string) => cents(Number(valueIn(xml, path)));
  const lines = [...xml.querySelectorAll('InvoiceLine')].map((line) => {
    const number = (name: string) => Number(valueIn(line, name));
    return {
      text: valueIn(line, 'ItemDescription'),
      worth: number('Quantity') * number('UnitPriceWithoutTax'),
      cents: cents(number('GrossAmount')),
    };
  });
  return {
    ...{ invoice, lines, base: amount('TotalGrossAmount'), vat: amount('TotalTaxOutputs') },
    total: amount('InvoiceTotals > InvoiceTotal'),
  };
}

async function sharesOf(contract: SolarContract): Promise<Share[]> {
  const views: components['schemas']['VirtualBattery'][] = await batteries(customer, contract);
  return Promise.all(
    views.map(async ({ bateria: battery, total_descompte }) => ({
      ...{ contract, battery, total: cents(total_descompte) },
      movements: (await movements(customer, contract, battery.id)).body.data.result.items,
    })),
  );
}

const papersOf = (contract: SolarContract) =>
  papers.filter(
    ({ invoice }) =>
      invoice.contract.name === customer.contracts[CONTRACTS.indexOf(contract)]?.name,
  );

const ofKind = (share: Share, wanted: Movement['kind']) =>
  share.movements.filter(({ kind }) => kind === wanted);

/** Cents that the surplus of an invoice is worth and its energy could not take (Real Decreto 244/2019, art. 14.3). */
const unused = ({ lines }: Paper) => {
  const worthOf = (kind: string) =>
    sumOf(
      lines.filter(({ text }) => text.startsWith(kind)),
      ({ worth }) => worth,
    );
  return cents(Math.max(0, -worthOf('Compensación de excedentes') - worthOf('Energía ')));
};

const discountsOf = ({ lines }: Paper) => lines.filter(({ text }) => text.startsWith(DISCOUNT));

describe('two years of a household with panels', () => {
  it('have invoices each month that pay for surpluses, some of them more than they can use', () => {
    expect(CONTRACTS.map((contract) => papersOf(contract).length >= 20)).toEqual([
      true,
      true,
      true,
    ]);
    expect([papersOf('house').length, papersOf('flat').length]).toEqual([24, 24]);
    for (const contract of Object.values(ORIGINS)) {
      const summer = papersOf(contract).filter(({ invoice }) =>
        ['05', '06', '07'].includes(invoice.start_date.slice(5, 7)),
      );
      const winter = papersOf(contract).filter(({ invoice }) =>
        ['12', '01'].includes(invoice.start_date.slice(5, 7)),
      );
      expect(summer.length).toBeGreaterThanOrEqual(3);
      expect(summer.every((paper) => unused(paper) > 1000 && unused(paper) < 6000)).toBe(true);
      expect(winter.every((paper) => unused(paper) < 500)).toBe(true);
    }
  });

  it('leave in every share what came in less what was used', () => {
    expect(shares).toHaveLength(5);
    for (const { movements: all, total } of shares) {
      let left = 0;
      for (const { amount, balance } of all) {
        left += cents(amount);
        expect(cents(balance)).toBe(left);
        expect(left).toBeGreaterThanOrEqual(0);
      }
      expect(left).toBe(total);
    }
  });

  it('add to each battery what its own roof earned, split by the shares of the day', () => {
    for (const [name, origin] of Object.entries(ORIGINS)) {
      const receiving = shares.filter(({ battery }) => battery.name === name);
      const came = receiving.flatMap((share) =>
        ofKind(share, 'surplus').map((movement) => ({ ...movement, contract: share.contract })),
      );
      const earning = papersOf(origin).filter((paper) => unused(paper) > 0);
      expect(sumOf(came, ({ amount }) => cents(amount))).toBe(sumOf(earning, unused));
      for (const paper of earning) {
        const parts = came.filter(({ date }) => date === paper.invoice.date);
        expect(sumOf(parts, ({ amount }) => cents(amount))).toBe(unused(paper));
        for (const { contract, amount, percentage, battery_amount, invoice } of parts) {
          expect(invoice).toBe(contract === origin ? paper.invoice.number : null);
          expect(cents(battery_amount ?? 0)).toBe(unused(paper));
          const exact = (unused(paper) * (percentage ?? 0)) / 100;
          expect(Math.abs(cents(amount) - exact)).toBeLessThan(unused(paper) / 200 + 1);
        }
      }
    }
  });

  it('take off each invoice what the ledger says, and nothing off any other', () => {
    const used = shares.flatMap((share) =>
      ofKind(share, 'applied').map((movement) => ({ ...movement, battery: share.battery.name })),
    );
    expect(used.length).toBeGreaterThan(30);
    const said = used.map(({ invoice, battery, amount }) => [invoice, battery, cents(amount)]);
    const printed = papers.flatMap((paper) =>
      discountsOf(paper).map(({ text, cents: amount }) => [
        paper.invoice.number,
        text.slice(DISCOUNT.length + 1),
        amount,
      ]),
    );
    expect(printed.map(String).sort()).toEqual(said.map(String).sort());
    expect(new Set(printed.map(String)).size).toBe(printed.length);
    for (const { invoice, date, invoice_amount } of used) {
      const paper = papers.find((each) => each.invoice.number === invoice);
      const before =
        (paper?.base ?? 0) - sumOf(paper ? discountsOf(paper) : [], (line) => line.cents);
      expect([date, cents(invoice_amount ?? 0)]).toEqual([paper?.invoice.date, before]);
    }
    const saving = shares.find(({ contract }) => contract === 'flat');
    expect(saving && ofKind(saving, 'applied')).toEqual([]);
  });

  it('have invoices whose lines make the base, less the discounts and with VAT the total', () => {
    for (const { invoice, lines, base, vat, total } of papers) {
      expect(sumOf(lines, (line) => line.cents)).toBe(base);
      expect(base).toBeGreaterThanOrEqual(0);
      expect(total).toBe(base + vat);
      // Lowered until 2024 (Real Decreto-ley 8/2023) and from 22 March to June 2026 (Real Decreto-ley 7/2026).
      const { end_date: end } = invoice;
      const isLowered = end < '2025-01-01' || (end >= '2026-03-22' && end < '2026-07-01');
      const share = isLowered ? 0.1 : 0.21;
      // Base and total are rounded once each: at most half a cent of the total and of what VAT makes of the base's.
      expect(Math.abs(vat - base * share)).toBeLessThanOrEqual(0.5 * (2 + share));
      expect(cents(invoice.amount_total)).toBe(total);
      if (total === 0) expect(invoice.paid_status).toBe('paid_without_transaction');
    }
    expect(papers.some(({ total }) => total === 0)).toBe(true);
  });

  it('show the discount in the PDF in the requested language', async () => {
    const paper = papersOf('workshop').find((each) => discountsOf(each).length === 2);
    const shown = async (type: string, lang: string, words: string) => {
      const text = pdfText((await reader.document(paper?.invoice.id, type, lang)).bytes);
      const amounts = text.matchAll(new RegExp(`${words} (\\S+): (-[\\d.]+),(\\d\\d)\\s€`, 'g'));
      return [...amounts].map(([, name, whole, part]) => [name, Number(`${whole}${part}`)]);
    };
    const expected = paper && discountsOf(paper);
    const lines = expected?.map((line) => [line.text.slice(DISCOUNT.length + 1), line.cents]);
    expect(lines?.map(([name]) => name)).toEqual(['BV-CASA', 'BV-TALLER']);
    expect(await shown('pdf', 'es_ES', DISCOUNT)).toEqual(lines);
    expect(await shown('signed_pdf', 'es_ES', DISCOUNT)).toEqual(lines);
    expect(await shown('pdf', 'ca_ES', 'Descompte de la bateria virtual')).toEqual(lines);
  });

  it('say that the discount was applied where the last invoice has one', async () => {
    for (const contract of CONTRACTS) {
      const [newest] = papersOf(contract);
      const views = await batteries(customer, contract);
      for (const { bateria, aplicat } of views) {
        const lines = newest ? discountsOf(newest) : [];
        expect(aplicat).toBe(lines.some(({ text }) => text.endsWith(bateria.name)));
      }
    }
  });
});
