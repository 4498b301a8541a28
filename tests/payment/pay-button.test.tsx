import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { PayButton } from '#payment/pay-button.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { oldestUnpaid } from '#tests/support/retailer/payments.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

freshHousehold();

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

type Shown = Partial<Parameters<typeof showForms>[0]>;

const show = (invoice: Invoice, shown: Shown = {}) =>
  showForms({ configuration, children: <PayButton invoice={invoice} />, ...shown });

const button = () => screen.queryByRole('button', { name: /^Pagar/ });

it('says what is paid and how much, and opens the payment by its address', async () => {
  const invoice = await oldestUnpaid();
  const { address } = await show(invoice, { address: '/facturas?state=unpaid' });
  const amount = formatsFor('es-ES').euro(invoice.toPayEuro);
  expect(button()?.textContent).toBe(`Pagar ${amount} de la factura ${invoice.number}`);
  await userEvent.click(button() as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/facturas?state=unpaid&pay=${invoice.number}`));
});

it('is disabled in a read-only session, with the reason', async () => {
  const { address } = await show(await oldestUnpaid(), { session: { readOnly: true } });
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/en nombre del cliente/)).toBeTruthy();
  await userEvent.click(button() as HTMLElement);
  expect(address()).toBe('/');
});

it.each([
  ['there is nothing to pay', { toPayEuro: 0 }],
  ['the invoice is being collected', { paidStatus: 'pending_remesa' }],
  ['the retailer takes no card for it', { payableType: null }],
])('is absent where %s', async (_, change) => {
  await show({ ...(await oldestUnpaid()), ...change });
  expect(button()).toBeNull();
});

it('is absent while paying is switched off', async () => {
  await show(await oldestUnpaid(), { features: { onlinePayment: { enabled: false } } });
  expect(button()).toBeNull();
});
