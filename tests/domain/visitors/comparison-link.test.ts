import { describe, expect, it } from 'vitest';
import type { ComparedInputs } from '#domain/comparison/comparison.ts';
import { fragmentOf, inputsOfFragment } from '#domain/comparison/comparison-link.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const cups = someCups();
const iso = fc
  .integer({ min: 0, max: 60_000 })
  .map((at) => new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10));
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const kwh = fc.integer({ min: 0, max: 100_000_000 });
const kilowatts = fc.integer({ min: 1, max: 100_000_000 }).map((watts) => watts / 1000);
const bill = {
  ...{ cups: fc.constant(cups), comerOrigin: id, startDate: iso, endDate: iso },
  invoiceAmount: fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100),
};
const electricity = fc.record({
  ...{ energy: fc.constant('electricity' as const), ...bill, accessTariff: id, p1: kwh },
  ...{ power: kilowatts, power2: fc.option(kilowatts), p2: fc.option(kwh), p6: fc.option(kwh) },
});
const gas = fc.record({
  ...{ energy: fc.constant('gas' as const), ...bill, access_tariff: id, consumption: kwh },
});
const withoutNull = (inputs: ComparedInputs) =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== null));

describe('the link of a comparison', () => {
  it('is parsed back into its inputs', () => {
    fc.assert(
      fc.property(fc.oneof(electricity, gas), (inputs) => {
        expect(inputsOfFragment(fragmentOf(inputs, { withCups: true }))).toEqual(
          withoutNull(inputs),
        );
      }),
    );
  });

  it('contains the CUPS only on request, and never the person', () => {
    fc.assert(
      fc.property(fc.oneof(electricity, gas), (inputs) => {
        const person = { ...inputs, email: 'laura@example.com', name: 'Laura' };
        const link = fragmentOf(person, { withCups: false });
        expect(link).not.toMatch(/cups|ES\d{4}|laura/i);
        expect(inputsOfFragment(link)).not.toHaveProperty('cups');
      }),
    );
  });

  it('takes of a broken or hostile one only what is valid', () => {
    const read = (query: string) => inputsOfFragment(`#energy=electricity&${query}`);
    expect(read('p1=62&power=4,6&power2=4.6000&startDate=2026-02-30&endDate=2026-02-28')).toEqual({
      ...{ energy: 'electricity', p1: 62, endDate: '2026-02-28' },
    });
    expect(read('p1=1e3&comerOrigin=-3&invoiceAmount=0&accessTariff=1.5&p2=0x1')).toBeNull();
    expect(read(`cups=${cups.slice(0, 17)}&p1=1`)).toEqual({ energy: 'electricity', p1: 1 });
    expect(read('consumption=840&__proto__=1&email=a@b.es&consent=true')).toBeNull();
    expect(read(`p1=1&x=${'a'.repeat(700)}`)).toBeNull();
    for (const hash of ['', '#', '#comparar', '#energy=water&p1=1', '#%E0%A4%A', '#energy=gas'])
      expect(inputsOfFragment(hash)).toBeNull();
  });

  it('never fails, whatever it is given', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void inputsOfFragment(text)));
  });
});
