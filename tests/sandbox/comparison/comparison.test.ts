import { describe, expect, it } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { agrees, comparisonClient, resultOf, sum } from './comparison-client.ts';

const sandbox = testSandbox();
const { compare } = comparisonClient(sandbox);

describe('a comparison of electricity', () => {
  it('is the cheapest product’s bill, line by line', async () => {
    const result = resultOf(await compare());
    agrees(result);
    expect(result.header).toBe('<h2>Luz Noche</h2>');
    expect(result.content).toMatch(/^<p>Con nosotros habría pagado \d+,\d\d\s€ menos\.<\/p>$/);
    const { potencia, energia, lloguer, altres } = result.operations.lines;
    expect(potencia?.[0]).toEqual({
      ...{ name: 'P1', price_unit: 0.082137, quantity: 4.6, multi: 28, amount: 10.58 },
    });
    expect(energia?.map(({ quantity }) => quantity)).toEqual([62, 58, 110]);
    expect(lloguer).toEqual([
      { name: 'Alquiler del contador', price_unit: 0.02663, quantity: 1, multi: 28, amount: 0.75 },
    ]);
    expect(altres).toEqual([
      {
        name: 'Financiación del bono social',
        ...{ price_unit: 0.012742, quantity: 1, multi: 28, amount: 0.36 },
      },
    ]);
  });

  it('has the special tax of its days, also where the rate changes among them', async () => {
    const taxed = async (startDate: string, endDate: string) => {
      const { operations } = resultOf(await compare({ startDate, endDate }));
      const { potencia = [], energia = [], altres = [] } = operations.lines;
      const tax = operations.taxes.find(({ name }) => name.includes('Impuesto especial'));
      return (tax?.amount ?? 0) / ((sum(potencia) + sum(energia) + sum(altres)) / 100);
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
  });

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
