import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { controlOf, typeInto } from '#tests/support/trials/input-trial.ts';

const FORM = 'notification-address';
let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
afterEach(cleanup);

it.each([
  ['electricity', '/contratos/electricity/'],
  ['gas', '/contratos-gas/'],
])(
  'a contract of %s says where letters go from now on, and its card shows it at once',
  async (kind, path) => {
    const customer = await retailer.signInFresh();
    const { name = '' } =
      customer.contracts.find(({ type, state }) => type === kind && state === 'activa') ?? {};
    const { full_address } = await retailer.inspect(customer, name);
    await showContracts(`${path}${name}`);
    const card = within(await screen.findByRole('region', { name: 'Datos de contacto' }));
    const button = card.getByRole('button', { name: 'Cambiar Dirección de envío' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(button);
    await screen.findByText(`Elija adónde le escribiremos sobre el contrato de ${full_address}.`);
    await screen.findByRole('option', { name: 'Plaza' });
    fill(controlOf(FORM, 'name') as HTMLElement, 'Marta Vidal');
    fill(controlOf(FORM, 'newAddress/dp') as HTMLElement, '08201');
    await screen.findByRole('option', { name: 'Barcelona', hidden: true });
    await typeInto(FORM, 'newAddress/tv', '1');
    await typeInto(FORM, 'newAddress/nv', 'de la Indústria');
    await typeInto(FORM, 'newAddress/pnp', '7');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la dirección' }));

    const now = 'Calle de la Indústria 7, 08201 Sabadell';
    await screen.findByText(`Desde hoy le escribiremos a ${now} (Marta Vidal).`);
    await waitFor(() => expect(card.getByText(now)).toBeTruthy());
    expect(card.getByText('Marta Vidal')).toBeTruthy();
  },
);
