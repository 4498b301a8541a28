import { describe, expect, it } from 'vitest';
import {
  CardError,
  concernsOneInvoice,
  isNotPayable,
  mayBeCharged,
  type PaymentProblem,
  paymentErrorOf,
  paymentProblemOf,
} from '#domain/invoices/payment.ts';
import { paymentAddress } from '#domain/invoices/payment-address.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';

const thrown = (problem: Problem) => new ProblemError(problem);

it('a problem of a payment is the same after it was thrown', () => {
  const problems: PaymentProblem[] = [
    { kind: 'card', code: 'card_declined' },
    { kind: 'conflict', code: 'not_payable' },
    { kind: 'no-answer' },
  ];
  expect(problems.map((problem) => paymentProblemOf(paymentErrorOf(problem)))).toEqual(problems);
  expect(paymentErrorOf({ kind: 'card', code: 'expired_card' })).toMatchObject({
    name: 'CardError',
    message: 'expired_card',
  });
});

describe('the card may have been charged', () => {
  it.each<Problem>([
    { kind: 'no-answer' },
    { kind: 'unreadable' },
    { kind: 'broken', status: 500 },
    { kind: 'conflict', code: 'not_payable' },
  ])('after %o', (problem) => expect(mayBeCharged(thrown(problem))).toBe(true));

  it('after an error of our own code', () => expect(mayBeCharged(new TypeError())).toBe(true));

  it.each<Problem>([
    { kind: 'conflict', code: 'amount_changed' },
    { kind: 'refused' },
    { kind: 'invalid', fields: {} },
    { kind: 'signed-out', reason: 'expired' },
    { kind: 'too-many' },
    { kind: 'unreachable' },
  ])('not after %o', (problem) => expect(mayBeCharged(thrown(problem))).toBe(false));

  it('not when the card platform refused', () =>
    expect(mayBeCharged(new CardError('incomplete_number'))).toBe(false));
});

describe('the same card may pay another invoice', () => {
  it.each<PaymentProblem>([
    { kind: 'not-found' },
    ...['not_payable', 'amount_changed', 'currency_not_supported'].map((code) => ({
      kind: 'conflict' as const,
      code,
    })),
    ...['amount_too_large', 'amount_too_small'].map((code) => ({ kind: 'card' as const, code })),
  ])('after %o', (problem) => expect(concernsOneInvoice(problem)).toBe(true));

  it.each<PaymentProblem>([
    { kind: 'card', code: 'card_declined' },
    { kind: 'conflict', code: 'never_heard_of' },
    { kind: 'no-answer' },
  ])('not after %o', (problem) => expect(concernsOneInvoice(problem)).toBe(false));
});

it('an invoice is not payable by that refusal alone', () => {
  expect(isNotPayable({ kind: 'conflict', code: 'not_payable' })).toBe(true);
  expect(isNotPayable({ kind: 'conflict', code: 'amount_changed' })).toBe(false);
  expect(isNotPayable({ kind: 'card', code: 'not_payable' })).toBe(false);
  expect(isNotPayable(null)).toBe(false);
});

describe("the retailer's payment page", () => {
  const hosts = ['pagos.example.com'];

  it('is an https address of a host of the list (decision 24)', () =>
    expect(paymentAddress({ url: 'https://pagos.example.com/x?y=1', hosts })).toBe(
      'https://pagos.example.com/x?y=1',
    ));

  it.each([
    'http://pagos.example.com/',
    'javascript:alert(1)//pagos.example.com',
    'https://pagos.example.com.evil.example/',
    'https://pagos.example.com:8443/',
    'pagos.example.com',
    '',
  ])('is not %s', (url) => expect(paymentAddress({ url, hosts })).toBeNull());
});
