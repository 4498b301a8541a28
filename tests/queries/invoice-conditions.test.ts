import { expect, it } from 'vitest';
import { invoiceConditions } from '#queries/invoices/invoice-conditions.ts';

it.each([
  ['nothing', {}, []],
  ['a part of a number', { number: 'F26' }, [['number', 'ilike', 'F26']]],
  [
    'days of issue',
    { from: '2026-01-01', to: '2026-01-31' },
    [
      ['date', '>=', '2026-01-01'],
      ['date', '<=', '2026-01-31'],
    ],
  ],
  [
    'amounts, also nothing and less',
    { least: -12.5, most: 0 },
    [
      ['amount_total', '>=', -12.5],
      ['amount_total', '<=', 0],
    ],
  ],
  ['one state of the retailer', { state: 'not-paid' }, [['paid_status', 'in', ['unpaid']]]],
  [
    'what the customer calls paid',
    { state: 'paid' },
    [['paid_status', 'in', ['paid', 'paid_without_transaction']]],
  ],
  [
    'what the customer calls pending',
    { state: 'pending' },
    [['paid_status', 'in', ['pending_remesa', 'pending_transfer']]],
  ],
  [
    'a contract, its supply and who is billed',
    { contract: '0010101', address: 'Calle 1', cups: 'ES1', vat: '00000000T' },
    [
      ['contract', '=', '0010101'],
      ['address', '=', 'Calle 1'],
      ['cups', '=', 'ES1'],
      ['vat', '=', '00000000T'],
    ],
  ],
  [
    'filters that an owner adds',
    { energy_consumed: 200, paid_status: ['paid', 'unpaid'] },
    [
      ['energy_consumed', '=', 200],
      ['paid_status', 'in', ['paid', 'unpaid']],
    ],
  ],
])('requests %s', (_, filters, conditions) => {
  expect(invoiceConditions(filters)).toEqual(conditions);
});
