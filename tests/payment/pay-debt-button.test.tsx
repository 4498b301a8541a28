import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { debtAddress, debtAt } from '#payment/pay-address.ts';
import { InvoicesOwedPart } from '#screens/invoices/parts/invoices-owed/invoices-owed-part.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { oldestUnpaid, openPayment, testCards } from '#tests/support/retailer/payments.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const household = freshHousehold();

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

const place = { page: 'invoices', name: 'invoices-owed', subject: {} };

/** Renders the debt of electricity; returns the page and its button, once the sum is known. */
async function show(shown: Partial<Parameters<typeof showForms>[0]> = {}) {
  const page = await showForms({
    ...{ configuration, children: <InvoicesOwedPart type="electricity" place={place} /> },
    ...{ address: '/facturas?state=not-paid', ...shown },
  });
  await screen.findByText(/^Le quedan por pagar/);
  return { ...page, button: screen.queryByRole('button', { name: /^Pagar/ }) };
}

it('pays all that is owed, by an address that opens the payment again', async () => {
  const { button, address } = await show();
  expect(button?.textContent).toBe('Pagar todo: 84,37\u00a0€, 2 facturas');
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(address()).toBe('/facturas?state=not-paid&pay=all-electricity'));
});

it('mentions the bono social above the invoices that are owed, with the way to it (RD 88/2026, art. 13.j)', async () => {
  await show();
  const help = screen.getByText(/bono social/);
  expect(help.textContent).toMatch(/10\skW/);
  const { socialBonus } = configuration.manifest.settings.links;
  expect(help.querySelector('a')?.href).toBe(socialBonus);
});

it('pays the only invoice that is owed as such', async () => {
  const { number } = await oldestUnpaid();
  const payment = openPayment(household.customer, number, testCards(household.retailer));
  await payment.rests();
  payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
  await payment.rests();
  const left = await oldestUnpaid();
  const { button, address } = await show();
  expect(button?.textContent).toMatch(/^Pagar \d+,\d\d\s€ de la factura/);
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/facturas?state=not-paid&pay=${left.number}`));
});

it('is disabled in a read-only session, with the reason', async () => {
  const { button, address } = await show({ session: { readOnly: true } });
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/en nombre del cliente/)).toBeTruthy();
  await userEvent.click(button as HTMLElement);
  expect(address()).toBe('/facturas?state=not-paid');
});

it.each([
  ['paying several at once', { payAllOverdue: { enabled: false } }],
  ['paying online', { onlinePayment: { enabled: false } }],
])('is absent while %s is switched off', async (_, features) => {
  const { button } = await show({ features });
  expect(button).toBeNull();
});

it.each([
  [{ type: 'electricity' as const }],
  [{ type: 'gas' as const, contract: '0010104' }],
  [{ type: 'gas' as const, contract: '00-1/04' }],
])('an address names the debt %j, and nothing else', (debt) => {
  expect(debtAt(debtAddress(debt))).toEqual(debt);
  expect(debtAt('F2606-1000341')).toBeNull();
  expect(debtAt('all-water')).toBeNull();
});
