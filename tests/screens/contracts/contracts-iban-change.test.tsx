import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();

const NEW = 'ES91 2100 0418 4502 0005 1332';
const toSign = () =>
  household.customer.contracts.find(({ requires_signature }) => requires_signature)?.name ?? '';
const active = () =>
  household.customer.contracts.find(
    ({ type, state, requires_signature }) =>
      type === 'electricity' && state === 'activa' && !requires_signature,
  )?.name ?? '';
const card = () => screen.findByRole('region', { name: 'Cuenta de cargo' });
const changeButton = async () =>
  within(await card()).findByRole('button', { name: 'Cambiar la cuenta' });

async function requestChange(outcome: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Otra cuenta' }));
  await userEvent.type(await dialog.findByRole('textbox'), NEW);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar la cuenta' }));
  await dialog.findByRole('heading', { name: outcome });
  return dialog;
}

it('names the home and the account in force, and then the new account', async () => {
  const { full_address, iban } = await household.retailer.inspect(household.customer, active());
  await showContracts(`/contratos/electricity/${active()}?dialog=iban-change`);
  await screen.findByText(
    `Elija dónde cargaremos las próximas facturas de ${full_address}. Cuenta actual: ${iban}.`,
  );
  const dialog = await requestChange('Hemos cambiado la cuenta');
  dialog.getByText(`Las próximas facturas de ${full_address} se cargarán en la cuenta ${NEW}.`);
  expect(await household.retailer.inspect(household.customer, active())).toMatchObject({
    iban: NEW,
  });
});

it('a change that waits for its signature remains visible on the contract, and is not offered again', async () => {
  const address = `/contratos/electricity/${toSign()}`;
  await showContracts(`${address}?dialog=iban-change`);
  const outcome = await requestChange('Solo falta su firma');
  outcome.getByText(new RegExp(`firme el cambio a la cuenta ${NEW}`));
  await userEvent.click(outcome.getByRole('button', { name: 'Entendido' }));
  const { iban, pending } = await household.retailer.inspect(household.customer, toSign());
  expect(pending).toHaveLength(1);

  const expectWaiting = async () => {
    const bank = within(await card());
    expect(await bank.findByText(new RegExp(`pidió pasar a la cuenta ${NEW}`))).toBeTruthy();
    expect(bank.getByText(String(iban))).toBeTruthy();
    const button = await changeButton();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  };
  await expectWaiting();
  cleanup();
  // After a reload, by a link to the dialog.
  await showContracts(`${address}?dialog=iban-change`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Ya pidió un cambio de cuenta/)).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await expectWaiting();
});
