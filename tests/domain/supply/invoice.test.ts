import { describe, expect, it } from 'vitest';
import {
  chargedEuro,
  type Invoice,
  invoiceStatus,
  isPayable,
  totalToPay,
} from '#domain/invoices/invoice.ts';

const invoice: Invoice = {
  id: 501,
  paymentId: 9501,
  type: 'electricity',
  number: 'F2600123',
  date: '2026-03-05',
  startDate: '2026-02-01',
  endDate: '2026-02-28',
  cups: 'ES0999123456789012QX0F',
  address: 'Calle de los Almendros 14, 50001 Zaragoza',
  contract: '0010101',
  energyKwh: 214,
  totalEuro: 61.27,
  pendingEuro: 61.27,
  toPayEuro: 61.27,
  paidStatus: 'unpaid',
  rectificativeType: null,
  rectifies: null,
  history: [],
  payableType: 'electricity_invoice',
  documents: ['pdf'],
};

describe('the state of an invoice (customer area, section 4)', () => {
  it.each([
    ['paid', null, 0, 'paid'],
    ['paid', 'A', 0, 'refunded'],
    ['paid', 'B', 0, 'paid'],
    ['paid_without_transaction', null, 0, 'paid'],
    ['paid_without_transaction', 'A', 0, 'refunded'],
    ['pending_remesa', null, 61.27, 'pending'],
    ['pending_transfer', null, 61.27, 'pending'],
    ['pending_remesa', 'A', 61.27, 'pending-refund'],
    ['pending_transfer', 'B', 61.27, 'pending-refund'],
    ['unpaid', null, 61.27, 'not-paid'],
    ['unpaid', null, 11.27, 'partial-payment'],
    ['manual_verification_required', null, 61.27, 'manual-verification'],
    ['written_off', null, 61.27, 'other'],
  ])(
    '%s of kind %s with %d € pending is %s',
    (paidStatus, rectificativeType, pendingEuro, status) => {
      expect(invoiceStatus({ ...invoice, paidStatus, rectificativeType, pendingEuro })).toBe(
        status,
      );
    },
  );
});

it('counts one that gives back against', () => {
  expect(chargedEuro(invoice)).toBe(61.27);
  expect(chargedEuro({ ...invoice, rectificativeType: 'B' })).toBe(61.27);
  expect(chargedEuro({ ...invoice, rectificativeType: 'A' })).toBe(-61.27);
  expect(chargedEuro({ ...invoice, rectificativeType: 'A', totalEuro: null })).toBeNull();
});

describe('what can be paid', () => {
  it('is unpaid, has an amount and a kind of payment', () => {
    expect(isPayable(invoice)).toBe(true);
    expect(isPayable({ ...invoice, toPayEuro: 0 })).toBe(false);
    expect(isPayable({ ...invoice, payableType: null })).toBe(false);
    expect(isPayable({ ...invoice, paidStatus: 'pending_remesa' })).toBe(false);
  });

  it('adds up in cents', () => {
    const cents = [0.1, 0.2, 84.37].map((toPayEuro) => ({ ...invoice, toPayEuro }));
    expect(totalToPay(cents)).toBe(84.67);
  });
});
