import { describe, expect, it } from 'vitest';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  changeSince,
  endsOfYearBefore,
  invoiceOfYearBefore,
} from '#domain/invoices/invoice-before.ts';

const invoice: Invoice = {
  id: 501,
  paymentId: 9501,
  type: 'electricity',
  number: 'F2600123',
  date: '2026-03-05',
  startDate: '2026-02-01',
  endDate: '2026-02-28',
  cups: '',
  address: '',
  contract: '0010101',
  energyKwh: 214,
  totalEuro: 60,
  pendingEuro: 0,
  toPayEuro: 0,
  paidStatus: 'paid',
  rectificativeType: null,
  rectifies: null,
  history: [],
  payableType: null,
  documents: [],
};
const before: Invoice = {
  ...invoice,
  id: 401,
  number: 'F2500123',
  startDate: '2025-02-01',
  endDate: '2025-02-28',
  totalEuro: 50,
};
const compared = (...changed: Partial<Invoice>[]) =>
  invoiceOfYearBefore(
    invoice,
    changed.map((one) => ({ ...before, ...one })),
  )?.number ?? null;

describe('the invoice of the same period a year before', () => {
  it.each<[string, Partial<Invoice>, string | null]>([
    ['of the same days', {}, 'F2500123'],
    [
      'that begins and ends some days later',
      { startDate: '2025-02-05', endDate: '2025-03-05' },
      'F2500123',
    ],
    ['of the month before', { startDate: '2025-01-01', endDate: '2025-01-31' }, null],
    ['of two months', { startDate: '2025-02-01', endDate: '2025-03-31' }, null],
    ['of a few days of it', { startDate: '2025-02-20', endDate: '2025-02-28' }, null],
    ['a week later', { startDate: '2025-02-08', endDate: '2025-03-07' }, 'F2500123'],
    ['a week earlier', { startDate: '2025-01-25', endDate: '2025-02-21' }, 'F2500123'],
    ['eight days later', { startDate: '2025-02-09', endDate: '2025-03-08' }, null],
    ['eight days earlier', { startDate: '2025-01-24', endDate: '2025-02-20' }, null],
    ['three days longer', { endDate: '2025-03-03' }, 'F2500123'],
    ['four days longer', { endDate: '2025-03-04' }, null],
    ['three days shorter', { startDate: '2025-02-04' }, 'F2500123'],
    ['four days shorter', { startDate: '2025-02-05' }, null],
    ['of another contract', { contract: '0010102' }, null],
    ['that gives back', { rectificativeType: 'A' }, null],
    ['without a period', { startDate: null }, null],
    ['with a malformed period', { endDate: 'soon' }, null],
  ])('takes one %s: %s', (_, changed, number) => {
    expect(compared(changed)).toBe(number);
  });

  it('is the corrected one where there was a correction', () => {
    const corrections: Partial<Invoice>[] = [
      {},
      { number: 'A1', rectificativeType: 'A', rectifies: 'F2500123' },
      { number: 'B1', rectificativeType: 'B', rectifies: 'F2500123' },
    ];
    expect(compared(...corrections)).toBe('B1');
  });

  it('is none for an invoice without a period, for which none is requested', () => {
    for (const endDate of [null, 'soon', '2026-01-01']) {
      expect(endsOfYearBefore({ ...invoice, endDate })).toBeNull();
      expect(invoiceOfYearBefore({ ...invoice, endDate }, [before])).toBeNull();
    }
  });

  it('ends near the same day, also of a leap year', () => {
    const leap = { ...invoice, startDate: '2028-02-01', endDate: '2028-02-29' };
    expect(endsOfYearBefore(leap)).toEqual({ from: '2027-02-21', to: '2027-03-07' });
  });
});

it('returns the change as a share of what was charged then, if anything was', () => {
  expect(changeSince(invoice, before)).toBeCloseTo(0.2);
  expect(changeSince(invoice, { ...before, totalEuro: null })).toBeNull();
  expect(changeSince({ ...invoice, totalEuro: null }, before)).toBeNull();
  expect(changeSince(invoice, { ...before, totalEuro: 0 })).toBeNull();
});
