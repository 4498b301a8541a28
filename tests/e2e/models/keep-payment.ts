import type { Page } from '@playwright/test';
import type { KeepPayment } from '#tests/models/oracles/payment-elsewhere.ts';

/** Stores in a page's browser what another of its tabs would have stored of a payment. */
export const keepPaymentIn =
  (page: Page): KeepPayment =>
  ({ id }, number, payment) =>
    page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [`lluerna.payment.${id}/${number}`, JSON.stringify(payment)],
    );
