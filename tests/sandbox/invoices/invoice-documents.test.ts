import { createHash, createPublicKey, verify } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';
import { cents, type Invoice, invoiceReader, NOW, sumOf } from './invoice-client.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;
let invoices: Invoice[];
const reader = invoiceReader(sandbox, () => customer.token);

beforeAll(async () => {
  await sandbox.control('/clock', { body: { now: NOW } });
  customer = await sandbox.freshCustomer();
  invoices = await reader.all();
});

/** One of each: ordinary, given back, corrected, estimated, gas. */
async function samples(): Promise<Invoice[]> {
  const gas = await reader.all('gas');
  const wanted = [
    invoices[0],
    invoices.find(({ rectificative_type }) => rectificative_type === 'A'),
    invoices.find(({ rectificative_type }) => rectificative_type === 'B'),
    invoices.find(({ download_types }) => !download_types.includes('curve_csv')),
    gas[0],
  ];
  return wanted.filter((each) => each !== undefined);
}

const signOf = ({ rectificative_type }: Invoice) => (rectificative_type === 'A' ? -1 : 1);
const euro = (amount: number, locale = 'es-ES') =>
  amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' });

/** Amounts that follow a label, in cents. */
function amountsAfter(text: string, label: RegExp): number[] {
  return [...text.matchAll(new RegExp(`${label.source}: (-?[\\d.]+),(\\d\\d)\\s€`, 'g'))].map(
    ([, whole = '', part = '']) => Number(whole.replace('.', '') + part),
  );
}

describe('the PDF of an invoice', () => {
  it('says what the list says, and its lines add up', async () => {
    for (const invoice of await samples()) {
      const { bytes, headers } = await reader.document(invoice.id, 'pdf');
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toContain(`factura-${invoice.number}.pdf`);
      const text = pdfText(bytes);
      const total = invoice.amount_total * signOf(invoice);
      for (const said of [
        invoice.number,
        invoice.contract.name,
        invoice.cups.name,
        invoice.cups.full_address,
        customer.user,
        `${invoice.energy_consumed.toLocaleString('es-ES', { maximumFractionDigits: 3 })} kWh`,
        `Total factura: ${euro(total)}`,
        `Pendiente de pago: ${euro(invoice.amount_pending * signOf(invoice) || 0)}`,
      ]) {
        expect(text, invoice.number).toContain(said);
      }
      const [base = 0] = amountsAfter(text, /Base imponible/);
      const [vat = 0] = amountsAfter(text, /IVA (?:21|10)\s%/);
      expect(base + vat).toBe(cents(total));
      const lines = text.slice(text.indexOf('Detalle'), text.indexOf('Importes'));
      expect(sumOf(amountsAfter(lines, /\)/), (line) => line)).toBe(base);
    }
  });

  it('names who issues it, as the regulation of invoices requires (RD 1619/2012, article 6)', async () => {
    for (const kind of ['pdf', 'signed_pdf']) {
      const text = pdfText((await reader.document(invoices[0]?.id, kind)).bytes);
      const issuer = text.slice(text.indexOf('Emisor'), text.indexOf('Titular'));
      expect(issuer).toContain(`Nombre: ${retailer.name}`);
      expect(issuer).toContain(`NIF: ${retailer.vat}`);
      expect(issuer).toContain(`Dirección: ${retailer.address}`);
    }
  });

  it('says who settles disputes and leads to the comparator of the CNMC (Circular 2/2021)', async () => {
    for (const lang of ['es_ES', 'ca_ES']) {
      const text = pdfText((await reader.document(invoices[0]?.id, 'pdf', lang)).bytes);
      expect(text).toContain('Junta Arbitral de Consum de Catalunya');
      expect(text).toContain('https://comparador.cnmc.gob.es/');
    }
  });

  it('is in Catalan on request', async () => {
    const { bytes } = await reader.document(invoices[0]?.id, 'pdf', 'ca_ES');
    const text = pdfText(bytes);
    expect(text).toContain("Data d'emissió");
    expect(text).toContain(`Total factura: ${euro(invoices[0]?.amount_total ?? 0, 'ca-ES')}`);
  });

  it('can be signed, and then no byte can be changed unseen', async () => {
    const { bytes, headers } = await reader.document(invoices[0]?.id, 'signed_pdf');
    expect(headers.get('content-disposition')).toContain('-firmada.pdf');
    expect(pdfText(bytes)).toContain(`Total factura: ${euro(invoices[0]?.amount_total ?? 0)}`);
    expect(isSigned(bytes)).toBe(true);
    const changed = Uint8Array.from(bytes);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(isSigned(changed)).toBe(false);
    expect(isSigned((await reader.document(invoices[0]?.id, 'pdf')).bytes)).toBe(false);
  });
});

/** Whether the signature of the sandbox is valid for the bytes that it names, which must be all but itself. */
function isSigned(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  const [, a = 0, b = 0, c = 0, d = 0] =
    /\/ByteRange \[(\d+) (\d+) (\d+) (\d+) *\]/.exec(text)?.map(Number) ?? [];
  const key = /\/Lluerna\.PublicKey <([0-9a-f]+)>/.exec(text)?.[1];
  if (!key) return false;
  expect([a, c + d, text[b], text[c - 1]]).toEqual([0, bytes.length, '<', '>']);
  const signed = Buffer.concat([bytes.subarray(a, a + b), bytes.subarray(c, c + d)]);
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'hex'),
    format: 'der',
    type: 'spki',
  });
  return verify('sha256', signed, publicKey, Buffer.from(text.slice(b + 1, c - 1), 'hex'));
}

describe('the XML of an invoice', () => {
  const parsed = (text: string) => {
    const { window } = new JSDOM('');
    return new window.DOMParser().parseFromString(text, 'application/xml');
  };

  it('is well-formed, says what the list says, and its lines add up', async () => {
    for (const invoice of await samples()) {
      const { text, headers } = await reader.document(invoice.id, 'signed_xml');
      expect(headers.get('content-disposition')).toContain(`factura-${invoice.number}.xsig.xml`);
      const xml = parsed(text);
      expect(xml.querySelector('parsererror')).toBeNull();
      expect(xml.documentElement.namespaceURI).toContain('Facturaev3_2_2');
      const all = (path: string) => [...xml.querySelectorAll(path)].map((each) => each.textContent);
      const amount = (path: string) => cents(Number(all(path)[0]));
      const total = cents(invoice.amount_total) * signOf(invoice);
      expect(amount('InvoiceTotals > InvoiceTotal')).toBe(total);
      expect(amount('Batch > TotalInvoicesAmount > TotalAmount')).toBe(total);
      expect(amount('TotalGrossAmount') + amount('TotalTaxOutputs')).toBe(total);
      expect(sumOf(all('InvoiceLine > GrossAmount'), (line) => cents(Number(line)))).toBe(
        amount('TotalGrossAmount'),
      );
      expect(all('InvoiceHeader > InvoiceNumber')).toEqual([invoice.number]);
      expect(all('IssueDate')).toEqual([invoice.date]);
      expect(all('InvoicingPeriod > *')).toEqual([invoice.start_date, invoice.end_date]);
      expect(all('BuyerParty TaxIdentificationNumber')).toEqual([customer.user]);
      const given = invoice.rectificative_type;
      expect(all('InvoiceClass')).toEqual([given ? 'OR' : 'OO']);
      expect(all('CorrectionMethod')).toEqual(given ? [given === 'A' ? '01' : '02'] : []);
    }
  });

  it('is signed: its digest and signature hold, and those of a changed one do not', async () => {
    const { text } = await reader.document(invoices[0]?.id, 'signed_xml');
    const check = (xml: string) => {
      const part = (name: string) =>
        new RegExp(`<ds:${name}[^>]*>([^<]*)</ds:${name}>`).exec(xml)?.[1] ?? '';
      const body = xml
        .replace(/^<\?xml[^>]*>\n/, '')
        .replace(/<ds:Signature>.*<\/ds:Signature>/s, '');
      const info = /<ds:SignedInfo>.*<\/ds:SignedInfo>/s.exec(xml)?.[0] ?? '';
      const canonical = info.replace(
        '<ds:SignedInfo>',
        '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">',
      );
      const url = (name: string) => Buffer.from(part(name), 'base64').toString('base64url');
      const jwk = { kty: 'RSA', n: url('Modulus'), e: url('Exponent') };
      const key = createPublicKey({ key: jwk, format: 'jwk' });
      return [
        createHash('sha256').update(body).digest('base64') === part('DigestValue'),
        verify(
          'sha256',
          Buffer.from(canonical),
          key,
          Buffer.from(part('SignatureValue'), 'base64'),
        ),
      ];
    };
    expect(check(text)).toEqual([true, true]);
    expect(check(text.replace('<Town>', '<Town>x'))).toEqual([false, true]);
    expect(check(text.replace('<ds:DigestValue>', '<ds:DigestValue>x'))).toEqual([false, false]);
  });
});

describe('the hours of an invoice', () => {
  it('add up to what it bills, on the days of the change of clocks too', async () => {
    for (const month of ['2026-03-01', '2025-10-01']) {
      const invoice = invoices.find(
        ({ start_date, contract, download_types }) =>
          start_date === month &&
          contract.name === contractOf(customer, 'indebted') &&
          download_types.includes('curve_csv'),
      );
      const { text, headers } = await reader.document(invoice?.id, 'curve_csv', 'ca_ES');
      expect(headers.get('content-disposition')).toContain(`corba-${invoice?.number}.csv`);
      const [head, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n');
      expect(head).toMatch(/^CUPS;Data;Consumida/);
      const energy = lines.map((line) => Number(line.split(';')[2]?.replace(',', '')));
      expect(sumOf(energy, (wattHours) => wattHours) / 1000).toBe(invoice?.energy_consumed);
      expect(lines).toHaveLength(month === '2026-03-01' ? 743 : 745);
      expect(lines.every((line) => line.startsWith(`${invoice?.cups.name};`))).toBe(true);
    }
  });

  it('are not there where they would not explain it: estimates, corrections, gas', async () => {
    for (const invoice of await samples()) {
      const { status, body } = await reader.document(invoice.id, 'curve_csv');
      if (invoice.download_types.includes('curve_csv')) expect(status).toBe(200);
      else expect([status, body.message]).toEqual([404, 'document_not_found']);
    }
  });
});

describe('documents', () => {
  it('of others are not found, nor is one by its other number', async () => {
    const other = await sandbox.freshCustomer();
    const theirs = invoiceReader(sandbox, () => other.token);
    for (const type of ['pdf', 'signed_pdf', 'curve_csv', 'signed_xml']) {
      const { status, body } = await theirs.document(invoices[0]?.id, type);
      expect([status, body.message]).toEqual([404, 'not_found']);
    }
    expect((await reader.document(invoices[0]?.invoice_id, 'pdf')).status).toBe(404);
    expect((await reader.document(invoices[0]?.id, 'exe')).status).toBe(400);
  });

  it('that the retailer switched off are neither offered nor given', async () => {
    const settings = { features: { invoiceSignedXml: { enabled: false } } };
    const other = await sandbox.freshCustomer({ settings });
    const theirs = invoiceReader(sandbox, () => other.token);
    const [invoice] = await theirs.all();
    expect(invoice?.download_types).toEqual(['pdf', 'signed_pdf', 'curve_csv']);
    const { status, body } = await theirs.document(invoice?.id, 'signed_xml');
    expect([status, body.message]).toEqual([403, 'feature_disabled']);
  });
});
