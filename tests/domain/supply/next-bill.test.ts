import { describe, expect, it } from 'vitest';
import { nextBill, nextBillDays } from '#domain/bills/next-bill.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';

const TODAY = '2026-11-20';

/** Bills of 30 days that end on 31 October and before, newest first: 12 € of power and rental, and 0.15 € a kWh. */
const bills = (used: readonly number[], change: Partial<Invoice> = {}): Invoice[] =>
  used.map((energyKwh, nth) => {
    const end = Date.UTC(2026, 9, 31) - nth * 30 * 86_400_000;
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    return {
      ...{ id: nth, paymentId: nth, type: 'electricity', number: `F${nth}`, date: day(end) },
      ...{ startDate: day(end - 29 * 86_400_000), endDate: day(end), cups: '', address: '' },
      ...{ contract: '1', energyKwh, totalEuro: 12 + 0.15 * energyKwh, pendingEuro: 0 },
      ...{ toPayEuro: 0, paidStatus: 'paid', rectificativeType: null, rectifies: null },
      ...{ history: [], payableType: null, documents: [] },
      ...change,
    };
  });

describe('the estimate of the next bill', () => {
  it('finds what a day and a kWh cost, and counts the rest of its days at the pace of those read', () => {
    // Nineteen days of 8 kWh: 152 kWh so far, 240 kWh in thirty days, 12 + 36 = 48 €.
    const bill = nextBill(bills([200, 260, 180, 300]), Array(19).fill(8), TODAY);
    expect(bill?.days).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(bill?.usedKwh).toBeCloseTo(152);
    expect(bill?.energyKwh).toBeCloseTo(240);
    expect(bill?.euroADay).toBeCloseTo(0.4);
    expect(bill?.euroAKwh).toBeCloseTo(0.15);
    expect(bill?.euro).toBeCloseTo(48);
    expect(bill?.bills).toBe(4);
  });

  it('counts a day that was not read, and the first days, at the pace of the last bill or of those read', () => {
    const few = nextBill(bills([210, 260, 180]), [9, 9, null], TODAY);
    // Two days of 9 kWh, then 28 of 7 kWh as in the last bill.
    expect(few?.energyKwh).toBeCloseTo(18 + 28 * 7);
    expect(few?.readDays).toBe(2);
    const many = nextBill(bills([210, 260, 180]), [...Array(9).fill(5), null], TODAY);
    expect(many?.energyKwh).toBeCloseTo(30 * 5);
  });

  it('leaves out what was corrected, what refunds it, and bills that do not say all', () => {
    const [last, ...others] = bills([200, 260, 180, 300]);
    const refund = { ...last, number: 'R', rectificativeType: 'A', rectifies: 'F0' } as Invoice;
    const wrong = { ...last, totalEuro: 900 } as Invoice;
    const again = { ...last, number: 'B', rectificativeType: 'B', rectifies: 'F0' } as Invoice;
    const rows = [refund, again, wrong, ...others, ...bills([1], { energyKwh: null })];
    const bill = nextBill(rows, Array(19).fill(8), TODAY);
    expect(bill?.bills).toBe(4);
    expect(bill?.euro).toBeCloseTo(48);
  });

  it.each([
    ['two bills', bills([200, 260]), TODAY],
    ['bills that ended long ago', bills([200, 260, 180]), '2027-03-01'],
    ['none', [], TODAY],
  ])('says nothing of %s', (_, rows, today) => {
    expect(nextBillDays(rows, today)).toBeNull();
    expect(nextBill(rows, [8], today)).toBeNull();
  });

  it('is by days alone where all bills used the same, and never below what the kWh cost', () => {
    const same = nextBill(bills([200, 200, 200]), Array(19).fill(8), TODAY);
    expect(same?.euro).toBeCloseTo(42);
    const odd = bills([200, 260, 180]).map((one) => ({
      ...one,
      totalEuro: (one.energyKwh ?? 0) / 4 - 20,
    }));
    const bill = nextBill(odd, Array(19).fill(8), TODAY);
    expect(bill?.euroADay).toBe(0);
    expect(bill?.euro).toBeGreaterThan(0);
  });

  it('ends today where the bill is late', () => {
    expect(nextBillDays(bills([200, 260, 180]), '2026-12-10')).toEqual({
      ...{ from: '2026-11-01', to: '2026-12-10' },
    });
  });
});
