import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { setTextValues } from '#i18n/texts.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { controlOf, typeInto } from '#tests/support/trials/input-trial.ts';

const FORM = 'notification-address';
let configuration: Configuration;
let contract: Contract;

const household = freshHousehold();
beforeAll(async () => {
  configuration = await publishedConfiguration();
});
beforeEach(async () => {
  contract = await contractWhere(({ state }) => state === 'activa');
});

async function contractWhere(wanted: (one: FreshCustomer['contracts'][number]) => boolean) {
  const found = household.customer.contracts.find(
    (one) => one.type === 'electricity' && wanted(one),
  );
  return fetchContract('electricity', found?.name ?? '');
}

async function openDialog({
  about = contract,
  ...page
}: {
  about?: Contract;
  session?: object;
} = {}) {
  const subject = { contract: about };
  const { lookups } = configuration.manifest.settings;
  return showForms({
    configuration,
    address: `/contratos?dialog=${FORM}`,
    // The pause of a customer who types is tried with the look-ups.
    settings: { lookups: { ...lookups, postalCodeDelayMs: 0 } },
    children: (
      <>
        <FormButton form={FORM} subject={subject}>
          Cambiar la dirección
        </FormButton>
        <FormDialog form={FORM} subject={subject} textValues={() => ({ address: about.address })} />
      </>
    ),
    ...page,
  });
}

const another = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Otra dirección' });
const field = (address: string) => controlOf(FORM, address) as HTMLInputElement;
const answerIn = (address: string) => controlOf(FORM, address) && field(address).value;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar la dirección' }));
const isSent = () => screen.findByRole('heading', { name: 'Hemos cambiado la dirección' });
const stored = async () =>
  (await household.retailer.inspect(household.customer, contract.name)).notification_address;

/** Opens the dialog and chooses to enter a new address. */
async function openForNew(page: Parameters<typeof openDialog>[0] = {}) {
  const shown = await openDialog(page);
  await userEvent.click(await another());
  await screen.findByRole('option', { name: 'Calle' });
  return shown;
}

/** Fills in the place and waits for what its look-ups find; once it is known it folds to one line. */
async function fillPlace(postalCode: string, town: string, province: string) {
  fill(field('newAddress/dp'), postalCode);
  await screen.findByRole('option', { name: town, hidden: true });
  if (answerIn('newAddress/poblacio') !== town) await typeInto(FORM, 'newAddress/poblacio', town);
  await screen.findByRole('option', { name: province, hidden: true });
}

/** Fills in a good new address; name, e-mail and mobile are prefilled. */
async function fillNew() {
  await fillPlace('50001', 'Zaragoza', 'Zaragoza');
  await typeInto(FORM, 'newAddress/tv', '1');
  await typeInto(FORM, 'newAddress/nv', 'Mayor');
  await typeInto(FORM, 'newAddress/pnp', '7');
}

describe('what the customer sees', () => {
  it('requests a new address from the start where only the current one exists, which is marked', async () => {
    await openDialog();
    const current = await screen.findByRole<HTMLInputElement>('radio', { name: /Actual/ });
    expect(current.closest('label')?.textContent).toMatch(
      /^Calle de los Almendros 14, 2 B, 50001 Zaragoza Actual .+ · .+@example.com$/,
    );
    expect(current.disabled).toBe(true);
    expect((await another()).checked).toBe(true);
  });

  it('lets the customer load the addresses again, or give another, when they cannot be loaded', async () => {
    const operationId = 'listContractAddresses';
    await household.retailer.fail({ operationId, kind: 'status', status: 500, times: 1 });
    await openDialog();
    await screen.findByText('No hemos podido cargar sus direcciones.');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await screen.findByRole('radio', { name: /Actual/ });
  });
});

describe('what goes wrong', () => {
  const fail = (fault: object) =>
    household.retailer.fail({ operationId: 'changeNotificationAddress', kind: 'status', ...fault });

  it('another home is the usual one: a warning says what to do, with the telephone as a link', async () => {
    contract = await contractWhere(({ amount_debt }) => amount_debt > 0);
    setTextValues({ phone: configuration.manifest.settings.organization.phone });
    await openForNew();
    await fillPlace('17820', 'Banyoles', 'Girona');
    await typeInto(FORM, 'newAddress/tv', '1');
    await typeInto(FORM, 'newAddress/nv', 'de la Font Vella');
    await typeInto(FORM, 'newAddress/pnp', '3');
    await send();
    const box = await screen.findByRole('region', { name: 'Ya declaró otra vivienda habitual' });
    expect(box.classList).toContain('alert-warning');
    expect(document.activeElement).toBe(box);
    expect(within(box).getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(answerIn('newAddress/nv')).toBe('de la Font Vella');
    expect(await stored()).toMatchObject({ street_name: 'de los Almendros' });
  });

  it('a session that ends in the middle keeps what was typed for the same customer', async () => {
    await fail({ status: 401, body: { status: 'ERROR', message: 'token_expired' }, times: 1 });
    const { leave } = await openForNew();
    await fillNew();
    fill(field('name'), 'Marta Vidal');
    await send();
    await waitFor(() =>
      expect(document.querySelector('[data-state="submission.failed"]')).not.toBeNull(),
    );
    leave();
    await openDialog();
    await waitFor(() => expect(answerIn('newAddress/nv')).toBe('Mayor'));
    expect(answerIn('name')).toBe('Marta Vidal');
    await screen.findByRole('option', { name: 'Calle' });
    await waitFor(() => expect(answerIn('newAddress/poblacio')).toBe('Zaragoza'));
    await send();
    await isSent();
  });
});
