import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { someCups } from './lead-fixture.ts';
import { testSandbox } from './sandbox-client.ts';

const sandbox = testSandbox();
const cups = someCups();
interface Line {
  name: string;
  price_unit: number;
  quantity: number;
  multi: number;
  amount: number;
}
interface Result {
  comparison_id: string;
  header: string;
  content: string;
  total_amount: number;
  operations: { lines: Record<string, Line[]>; taxes: { name: string; amount: number }[] };
}

const electricity = {
  ...{ cups, comerOrigin: 3, consent: true, mode: 'auto', accessTariff: 1, invoiceAmount: 74 },
  ...{
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    p1: 62,
    p2: 58,
    p3: 110,
    power: 4.6,
    power2: 4.6,
  },
};
const gas = {
  ...{
    cups,
    comerOrigin: 202,
    mode: 'auto',
    access_tariff: 12,
    consumption: 840,
    invoiceAmount: 79,
  },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28' },
};
const contact = {
  ...{ name: 'Laura', surname1: 'Ferrer', email: 'laura.ferrer@example.com' },
  ...{ telephone: '600000001', contactHours: '9-13h', consent: true },
};
const compare = (change: object = {}, lang = 'es_ES') =>
  sandbox.api(`/v1/price-compare/?lang=${lang}`, { body: { ...electricity, ...change } });
const compareGas = (change: object = {}) =>
  sandbox.api('/v1/gas/price-compare/', { body: { ...gas, ...change } });
const resultOf = ({ body }: Awaited<ReturnType<typeof compare>>): Result => body.data.result;
const related = (id: string) => sandbox.api(`/v1/price-compare-related?comparison_id=${id}`);

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + cents(amount), 0);

/** Lines say what they cost; lines and taxes are the total. */
function agrees({ operations: { lines, taxes }, total_amount }: Result) {
  const all = Object.values(lines).flat();
  for (const { price_unit, quantity, multi, amount } of all) {
    expect(Math.abs(amount - price_unit * quantity * multi)).toBeLessThanOrEqual(0.005 + 1e-6);
  }
  expect(sum(all) + sum(taxes)).toBe(cents(total_amount));
}

afterEach(() => sandbox.control('/clock', { body: {} }));

describe('a comparison of electricity', () => {
  it('is the cheapest product’s bill, line by line', async () => {
    const result = resultOf(await compare());
    agrees(result);
    expect(result.header).toBe('<h2>Luz Noche</h2>');
    expect(result.content).toMatch(/^<p>Con nosotros habría pagado \d+,\d\d\s€ menos\.<\/p>$/);
    const { potencia, energia, lloguer } = result.operations.lines;
    expect(potencia?.[0]).toEqual({
      ...{ name: 'P1', price_unit: 0.082137, quantity: 4.6, multi: 28, amount: 10.58 },
    });
    expect(energia?.map(({ quantity }) => quantity)).toEqual([62, 58, 110]);
    expect(lloguer).toEqual([
      { name: 'Alquiler del contador', price_unit: 0.0444, quantity: 1, multi: 28, amount: 1.24 },
    ]);
  });

  it('has the special tax of its days, also where the rate changes among them', async () => {
    const taxed = async (startDate: string, endDate: string) => {
      const { operations } = resultOf(await compare({ startDate, endDate }));
      const { potencia = [], energia = [] } = operations.lines;
      const tax = operations.taxes.find(({ name }) => name.includes('Impuesto especial'));
      return (tax?.amount ?? 0) / ((sum(potencia) + sum(energia)) / 100);
    };
    expect(await taxed('2026-02-01', '2026-02-28')).toBeCloseTo(0.0511269632, 3);
    expect(await taxed('2024-05-01', '2024-05-31')).toBeCloseTo(0.038, 3);
    expect(await taxed('2024-06-16', '2024-07-15')).toBeCloseTo((0.038 + 0.0511269632) / 2, 3);
  });

  it('adds up whatever is compared', async () => {
    const day = fc.integer({ min: 0, max: 4000 });
    const kwh = fc.option(fc.integer({ min: 0, max: 100_000 }));
    const bill = fc.record({
      start: day,
      days: fc.integer({ min: 1, max: 400 }),
      large: fc.boolean(),
      p: fc.array(kwh, { minLength: 5, maxLength: 5 }),
      p1: fc.integer({ min: 0, max: 100_000 }),
      kw: fc.integer({ min: 100, max: 15_000 }),
      kw2: fc.option(fc.integer({ min: 100, max: 15_000 })),
    });
    const iso = (at: number) => new Date(Date.UTC(2016, 0, 1 + at)).toISOString().slice(0, 10);
    await fc.assert(
      fc.asyncProperty(bill, async ({ start, days, large, p, p1, kw, kw2 }) => {
        const [p2, p3, p4, p5, p6] = p;
        const answer = await compare({
          ...{ startDate: iso(start), endDate: iso(start + days - 1) },
          ...{ accessTariff: large ? 2 : 1, p1, p2, p3, ...(large ? { p4, p5, p6 } : {}) },
          ...{ power: (large ? 15_000 + kw : kw) / 1000, power2: kw2 && kw2 / 1000 },
        });
        const result = resultOf(answer);
        agrees(result);
        expect(result.operations.lines.potencia?.[0]?.multi).toBe(days);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('counts the days of a leap year', async () => {
    const result = resultOf(await compare({ startDate: '2024-02-01', endDate: '2024-02-29' }));
    const [first] = result.operations.lines.potencia ?? [];
    expect(first).toMatchObject({ multi: 29, price_unit: 0.081913 });
  });

  it('speaks Catalan', async () => {
    const result = resultOf(await compare({}, 'ca_ES'));
    expect(result.content).toContain('Amb nosaltres hauria pagat');
    expect(result.operations.taxes[0]?.name).toContain('Impuesto especial');
  });

  it.each([
    [{ cups: 'ES0999123456789012XX' }, { cups: ['invalid'] }],
    [{ endDate: '2026-01-31' }, { endDate: ['before_start'] }],
    [{ startDate: '2026-02-30' }, { startDate: ['invalid'] }],
    [{ consent: false }, { consent: ['must_be_true'] }],
    [{ comerOrigin: 12_345 }, { comerOrigin: ['unknown'] }],
    [{ accessTariff: 99 }, { accessTariff: ['unknown'] }],
    [{ p1: undefined }, { p1: ['required'] }],
    [{ p4: 10 }, { p4: ['invalid'] }],
    [{ power: 0 }, { power: ['invalid'] }],
  ])('refuses %j', async (change, errors) => {
    const answer = await compare(change);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  it('has nothing to compare with', async () => {
    for (const change of [
      { power: 20 },
      { accessTariff: 6, p2: 0, p3: 0 },
      { cups: someCups('09') },
    ]) {
      const answer = await compare(change);
      expect([answer.status, answer.body.message]).toEqual([406, 'not_comparable']);
    }
  });
});

describe('a comparison of gas', () => {
  it('is a bill with its own lines and taxes', async () => {
    const result = resultOf(await compareGas());
    agrees(result);
    expect(result.operations.lines.variable?.[0]).toMatchObject({ quantity: 840, multi: 1 });
    expect(result.operations.taxes[0]).toEqual({
      name: 'Impuesto sobre hidrocarburos',
      amount: 1.97,
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
  }, 30_000);

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
    const { consumption, ...without } = gas;
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
    const kept = (await sandbox.control(`/contacts/${lead_id}`)).body;
    expect(kept.fields).toMatchObject({ comparison_id, invoice: { size: 9 } });
    const bytes = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(15_000_000)]);
    const content = `data:application/pdf;base64,${bytes.toString('base64')}`;
    const large = await confirm({ invoice: { name: 'a.pdf', content } });
    expect(large.body.errors).toEqual({ invoice: ['file_too_large'] });
  });
});
