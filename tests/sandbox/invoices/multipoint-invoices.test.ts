import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';
import { cents, type Invoice, invoiceReader, sumOf } from './invoice-client.ts';

interface Joint {
  id: number;
  number: string;
  date: string;
  address_invoice_id: string;
  amount_total: number;
  download_types: string[];
}

const sandbox = testSandbox();
let company = '';
let joint: Joint[];
const reader = invoiceReader(sandbox, () => company);

const list = async (query = '') =>
  (await reader.get(`/v1/invoices_multipoint/?${query}`)).body.data.result;

beforeAll(async () => {
  company = await sandbox.signIn('B00000000');
  joint = (await list()).items;
});

describe('joint invoices', () => {
  it('are one a month, newest first, page by page', async () => {
    // In the first days of a month the one before is not billed yet.
    expect([23, 24]).toContain(joint.length);
    expect(new Set(joint.map(({ date }) => date.slice(0, 'yyyy-mm'.length))).size).toBe(
      joint.length,
    );
    expect(
      joint
        .map(({ date }) => date)
        .sort()
        .reverse(),
    ).toEqual(joint.map(({ date }) => date));
    const second = await list('offset=10&limit=10');
    expect(second).toEqual({
      ...{ items: joint.slice(10, 20), n_items: joint.length },
      ...{ offset: 10, limit: 10 },
    });
  });

  it('are the sum of the invoices of the contracts that are billed together', async () => {
    const path = '/v2/contracts?type=multipoint&limit=100';
    const together: { name: string }[] = (await reader.get(path)).body.data.items;
    const names = new Set(together.map(({ name }) => name));
    for (const { id, number, date, amount_total } of joint.slice(0, 3)) {
      const filter = encodeURIComponent(JSON.stringify([['date', '=', date]]));
      const { items } = await reader.page(`limit=500&filter=${filter}`);
      const joined = items.filter(({ contract }: Invoice) => names.has(contract.name));
      expect(joined.length).toBeGreaterThan(1);
      expect(sumOf(joined, (each) => cents(each.amount_total))).toBe(cents(amount_total));
      const { bytes, headers } = await reader.get(`/v1/invoices_multipoint/${id}/pdf/`);
      expect(headers.get('content-disposition')).toContain(`factura-${number}.pdf`);
      const text = pdfText(bytes);
      for (const each of joined) expect(text).toContain(`${each.number} · ${each.cups.name}`);
      const total = amount_total.toLocaleString('es-ES', { style: 'currency', currency: 'EUR' });
      expect(text).toContain(`Total factura: ${total}`);
    }
  });

  it('have the other documents too', async () => {
    const whole = joint.find(({ download_types }) => download_types.includes('curve_csv'));
    const get = (type: string) => reader.get(`/v1/invoices_multipoint/${whole?.id}/${type}/`);
    const total = whole?.amount_total.toFixed(2);
    expect((await get('signed_xml')).text).toContain(`<InvoiceTotal>${total}</InvoiceTotal>`);
    expect(Buffer.from((await get('signed_pdf')).bytes).toString('latin1')).toContain('/Type /Sig');
    const lines = (await get('curve_csv')).text.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBeGreaterThan(1);
  });

  it('are filtered by number, date and amount', async () => {
    const found = async (condition: unknown[]) =>
      (await list(`filter=${encodeURIComponent(JSON.stringify([condition]))}`)).items;
    const [newest] = joint;
    expect(await found(['number', '=', newest?.number])).toEqual([newest]);
    const most = Math.max(...joint.map(({ amount_total }) => amount_total));
    expect(await found(['amount_total', '>=', most])).toHaveLength(1);
    expect(await found(['date', '<=', joint[5]?.date])).toEqual(joint.slice(5));
  });

  it('are visible to their customer only', async () => {
    const { token } = await sandbox.freshCustomer();
    const path = `/v1/invoices_multipoint/${joint[0]?.id}/pdf/`;
    expect((await sandbox.api(path, { token })).status).toBe(404);
    const { body } = await sandbox.api('/v1/invoices_multipoint/', { token });
    expect(body.data.result.n_items).toBe(0);
  });
});
