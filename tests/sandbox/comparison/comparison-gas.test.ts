import { afterEach, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { agrees, comparisonClient, contact, gasBill, resultOf } from './comparison-client.ts';

const sandbox = testSandbox();
const { compare, compareGas, related } = comparisonClient(sandbox);

afterEach(() => sandbox.control('/clock', { body: {} }));

describe('a comparison of gas', () => {
  it('is a bill with its own lines and taxes', async () => {
    const result = resultOf(await compareGas());
    agrees(result);
    // 28 x 0.3288 + 840 x 0.0684 + 28 x 0.0261 + 840 x 0.00234 = 69.3588, with VAT 83.924148.
    expect(result.total_amount).toBe(83.92);
    expect(result.operations.lines.variable?.[0]).toMatchObject({ quantity: 840, multi: 1 });
    expect(result.operations.lines.lloguer).toEqual([
      { name: 'Alquiler del contador', price_unit: 0.0261, quantity: 1, multi: 28, amount: 0.73 },
    ]);
    // The lines are 920.64, 5745.60, 73.08 and 196.56 cents of 6936: the two left over go to .64 and .60.
    expect(result.operations.taxes[0]).toEqual({
      name: 'Impuesto sobre hidrocarburos',
      amount: 1.96,
    });
  });

  it('adds up whatever is compared', async () => {
    const bill = fc.tuple(
      fc.constantFrom(11, 12, 13, 14),
      fc.nat(100_000),
      fc.integer({ min: 1, max: 28 }),
    );
    await fc.assert(
      fc.asyncProperty(bill, async ([access_tariff, consumption, day]) => {
        const endDate = `2026-02-${String(day).padStart(2, '0')}`;
        agrees(resultOf(await compareGas({ access_tariff, consumption, endDate })));
      }),
      { numRuns: 20 },
    );
  });

  it('shares its address with the contact', async () => {
    const { comparison_id } = resultOf(await compareGas());
    const left = await compareGas({ ...contact, comparison_id });
    const { lead_id } = left.body.data.result;
    expect((await sandbox.control(`/contacts/${lead_id}`)).body.kind).toBe('gas-comparison');
    const half = await compareGas({ email: 'laura.ferrer@example.com' });
    expect(half.status).toBe(400);
    expect(half.body.errors.telephone).toEqual(['required']);
    const bare = await sandbox.api('/v1/gas/price-compare/', {
      body: { ...contact, telephone: 5 },
    });
    expect(bare.body.errors).toEqual({ telephone: ['invalid'] });
    const { consumption, ...without } = gasBill;
    const bill = await sandbox.api('/v1/gas/price-compare/', { body: without });
    expect(bill.body.errors).toEqual({ consumption: ['required'] });
  });
});

describe('what follows a comparison', () => {
  it('is the same bill with the other products, the cheapest first', async () => {
    const result = resultOf(await compare());
    const others = (await related(result.comparison_id)).body.data.result;
    const totals = others.map(({ total_amount }: { total_amount: number }) => total_amount);
    expect(others.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Luz Clara',
      'Luz Plana',
    ]);
    // 46.268496 before VAT (the law's sum of its lines), 55.98488 with it.
    expect(others[0]).toMatchObject({ name: 'Luz Clara', total_amount: 55.98 });
    expect(totals).toEqual([...totals].sort((a: number, b: number) => a - b));
    expect(totals[0]).toBeGreaterThanOrEqual(result.total_amount);
  });

  it('is forgotten after an hour', async () => {
    const { comparison_id } = resultOf(await compare());
    await sandbox.control('/clock', { body: { advanceSeconds: 3601 } });
    const late = await related(comparison_id);
    expect([late.status, late.body.message]).toEqual([404, 'not_found']);
    const body = { ...contact, comparison_id };
    expect((await sandbox.api('/v1/price-compare/confirm', { body })).status).toBe(404);
  });

  it('is a call, with an invoice of at most 15,000,000 bytes', async () => {
    const { comparison_id } = resultOf(await compare());
    const invoice = { name: 'factura.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' };
    const confirm = (change: object) =>
      sandbox.api('/v1/price-compare/confirm', { body: { ...contact, comparison_id, ...change } });
    const { lead_id } = (await confirm({ invoice })).body.data.result;
    const stored = (await sandbox.control(`/contacts/${lead_id}`)).body;
    expect(stored.fields).toMatchObject({ comparison_id, invoice: { size: 9 } });
    const bytes = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(15_000_000)]);
    const content = `data:application/pdf;base64,${bytes.toString('base64')}`;
    const large = await confirm({ invoice: { name: 'a.pdf', content } });
    expect(large.body.errors).toEqual({ invoice: ['file_too_large'] });
  });
});
