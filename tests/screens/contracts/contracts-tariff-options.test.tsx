import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { apiClient } from '#api/client.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();

type Wanted = (contract: FreshCustomer['contracts'][number]) => boolean;
const contractWith = (wanted: Wanted) => {
  const found = household.customer.contracts.find(wanted);
  if (!found) throw new Error('The sandbox gave this household no such contract');
  return found;
};
const active = () =>
  contractWith(
    ({ type, state, requires_signature }) =>
      type === 'electricity' && state === 'activa' && !requires_signature,
  );
const draft = () => contractWith(({ state }) => state === 'esborrany');
/** Its product has happy hours alone. */
const nightly = () => contractWith(({ requires_signature }) => requires_signature);

type Page = Parameters<typeof showContracts>[1];
const show = ({ name, type }: { name: string; type: string }, query = '', page: Page = {}) =>
  showContracts(
    type === 'gas' ? `/contratos-gas/${name}${query}` : `/contratos/electricity/${name}${query}`,
    page,
  );

const card = () => screen.findByRole('region', { name: 'Opciones de tarifa' });
const noCard = () => screen.queryByRole('region', { name: 'Opciones de tarifa' });
/** Names of the options, once each of them is there. */
const names = async () => {
  const options = within(await card());
  await waitFor(() => expect(options.queryAllByRole('status')).toEqual([]));
  return options.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};
const dialog = async () => within(await screen.findByRole('dialog'));
/** What a list offers, once it is there; what is in force ends in "Actual". */
const offered = async () =>
  (await (await dialog()).findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.textContent,
  );

const happyHours = (startHour: number, endHour: number) =>
  apiClient.PUT('/v1/contract/{contractId}/happy-hours/', {
    params: { path: { contractId: active().id } },
    body: { startHour, endHour },
  });

describe('the card', () => {
  it('says of each option that nothing is chosen yet, in the order of the settings', async () => {
    await show(active());
    expect(await names()).toEqual(['Doble tarifa', 'Horas felices', 'Día feliz']);
    const options = within(await card());
    expect(options.getByText('Todavía no ha elegido los meses.')).toBeTruthy();
    expect(options.getByText('Todavía no ha elegido las horas.')).toBeTruthy();
    expect(options.getByText('Todavía no ha elegido el día.')).toBeTruthy();
    const buttons = options.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Elegir los meses', 'Elegir las horas', 'Elegir el día']);
  });

  it('follows the order of the settings, and leaves out what the retailer does not offer', async () => {
    const features = {
      tariffOptions: { enabled: true, offered: ['happy-day' as const, 'double-tariff' as const] },
    };
    await show(active(), '', { features });
    expect(await names()).toEqual(['Día feliz', 'Doble tarifa']);
  });

  it('has only what the product of the contract offers', async () => {
    await show(nightly());
    expect(await names()).toEqual(['Horas felices']);
  });

  it.each(
    fewOf(2, [
      ['gas', () => contractWith(({ type }) => type === 'gas'), {}],
      ['a feature that is off', active, { tariffOptions: { enabled: false, offered: [] } }],
      ['settings without options', active, { tariffOptions: { enabled: true, offered: [] } }],
    ]),
  )('is not there for %s', async (_, contract, features) => {
    await show(contract(), '', { features });
    await screen.findByRole('region', { name: 'Cuenta de cargo' });
    await screen.findByRole('region', { name: 'Documentos' });
    expect(noCard()).toBeNull();
  });

  it('leaves a link to a dialog that is off with the reason, and no card', async () => {
    const features = { tariffOptions: { enabled: false, offered: ['happy-day' as const] } };
    await show(active(), '?dialog=happy-day', { features });
    const reason = 'Ahora mismo no se pueden cambiar las opciones de la tarifa.';
    await (await dialog()).findByText(reason);
    expect(noCard()).toBeNull();
  });

  it('says why nothing can be chosen of a contract that is not active', async () => {
    await show(draft());
    const [button] = await within(await card()).findAllByRole('button');
    await waitFor(() => expect(button?.getAttribute('aria-disabled')).toBe('true'));
    const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Solo se puede hacer en contratos activos.');
  });

  it('says that the options could not be loaded, and tries again', async () => {
    await household.retailer.fail({ operationId: 'getHappyHours', kind: 'status', status: 500 });
    await show(active());
    const options = within(await card());
    expect(options.getByText('No hemos podido cargar las opciones de su tarifa')).toBeTruthy();
    await household.retailer.clearInjectedFaults();
    await userEvent.click(options.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await names()).toEqual(['Doble tarifa', 'Horas felices', 'Día feliz']);
  });
});

describe('choosing', () => {
  it('months: offers them in words, says since when they hold, and the card says them too', async () => {
    await show(active(), '?dialog=double-tariff');
    const choice = await dialog();
    await choice.findByText(/Vale desde el primer día del primer mes\. Elección actual: ninguna\./);
    const [first = ''] = (await offered()).filter((label) => label?.startsWith('de junio a'));
    expect(first).toMatch(/^de junio a septiembre de \d{4}$/);
    expect(await offered()).toContainEqual(
      expect.stringMatching(/^de noviembre de \d{4} a febrero de \d{4}$/),
    );
    await userEvent.click(choice.getByRole('radio', { name: first }));
    await userEvent.click(choice.getByRole('button', { name: 'Guardar los meses' }));
    await choice.findByRole('heading', { name: 'Hemos guardado los meses' });
    const year = first.slice(-4);
    const { full_address, tariff_options } = await household.retailer.inspect(
      household.customer,
      active().name,
    );
    choice.getByText(
      `En ${full_address} tendrá doble tarifa ${first}. Vale desde el 1 de junio de ${year}.`,
    );
    expect(tariff_options).toEqual({
      'double-tariff': {
        startMonth: 6,
        startYear: Number(year),
        endMonth: 9,
        endYear: Number(year),
      },
    });
    await userEvent.click(choice.getByRole('button', { name: 'Entendido' }));
    expect(await within(await card()).findByText(`Vale ${first}.`)).toBeTruthy();
  });

  it('hours: marks those in force, which cannot be chosen, and says that the change holds from today', async () => {
    await happyHours(21, 23);
    await show(active());
    const options = within(await card());
    await options.findByText('Cada día de 21 a 23 h.');
    const button = options.getByRole('button', { name: 'Cambiar las horas' });
    await userEvent.click(button);
    const choice = await dialog();
    await choice.findByText(/El cambio vale desde hoy\. Elección actual: de 21 a 23 h\./);
    expect(await offered()).toContain('de 21 a 23\u00a0h Actual');
    const current = choice.getByRole<HTMLInputElement>('radio', { name: /Actual/ });
    expect(current.disabled).toBe(true);
    await userEvent.click(choice.getByRole('radio', { name: 'de 22 a 24\u00a0h' }));
    await userEvent.click(choice.getByRole('button', { name: 'Guardar las horas' }));
    await choice.findByText(/son cada día de 22 a 24 h\. Valen desde hoy\.$/);
    await userEvent.click(choice.getByRole('button', { name: 'Entendido' }));
    await options.findByText('Cada día de 22 a 24 h.');
  });

  it('a day by the name that the retailer gives it', async () => {
    await show(active(), '?dialog=happy-day');
    const choice = await dialog();
    expect(await offered()).toEqual(['viernes', 'sábado', 'domingo']);
    await userEvent.click(choice.getByRole('radio', { name: 'sábado' }));
    await userEvent.click(choice.getByRole('button', { name: 'Guardar el día' }));
    await choice.findByText(/su día feliz es el sábado\. Vale desde hoy\.$/);
    await userEvent.click(choice.getByRole('button', { name: 'Entendido' }));
    await within(await card()).findByText('Cada sábado.');
    expect(await household.retailer.inspect(household.customer, active().name)).toMatchObject({
      tariff_options: { 'happy-day': { value: 6 } },
    });
  });

  it('a missing choice, and one no longer offered, is reported beside the field, and the offer is read again', async () => {
    await show(active(), '?dialog=happy-hours');
    const choice = await dialog();
    await choice.findAllByRole('radio');
    await userEvent.click(choice.getByRole('button', { name: 'Guardar las horas' }));
    const group = choice.getByRole('radiogroup');
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
    expect(choice.getAllByText('Elija unas horas.')).toHaveLength(2);
    await userEvent.click(await choice.findByRole('radio', { name: 'de 21 a 23\u00a0h' }));
    await household.retailer.fail({
      operationId: 'changeHappyHours',
      kind: 'status',
      status: 400,
      body: { message: 'invalid_fields', errors: { startHour: ['not_available'] } },
      times: 1,
    });
    await household.retailer.fail({
      operationId: 'listAvailableHappyHours',
      kind: 'body',
      body: { status: 'OK', data: { result: [{ startHour: 10, endHour: 12 }] } },
    });
    await userEvent.click(choice.getByRole('button', { name: 'Guardar las horas' }));
    await choice.findAllByText(/Estas horas ya no se pueden elegir\./);
    await waitFor(() => expect(choice.getAllByRole('radio')).toHaveLength(1));
    expect(choice.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(choice.getByRole('radio', { name: 'de 10 a 12\u00a0h' }));
    await userEvent.click(choice.getByRole('button', { name: 'Guardar las horas' }));
    await choice.findByRole('heading', { name: 'Hemos guardado sus horas felices' });
  });

  it('a refusal says what happened', async () => {
    await show(active(), '?dialog=double-tariff');
    const choice = await dialog();
    await userEvent.click((await choice.findAllByRole('radio'))[0] as HTMLElement);
    for (const [message, text] of [
      ['option_not_in_product', /Su tarifa ya no tiene la opción de doble tarifa\./],
      ['contract_not_active', /Este contrato ya no está activo/],
    ] as const) {
      await household.retailer.fail({
        ...{ operationId: 'changeDoubleTariff', kind: 'status', status: 406, times: 1 },
        body: { message },
      });
      await userEvent.click(choice.getByRole('button', { name: 'Guardar los meses' }));
      expect(await choice.findByText(text)).toBeTruthy();
    }
  });

  it('remains to say what was done where nothing else is offered afterwards', async () => {
    await show(active(), '?dialog=happy-day');
    const choice = await dialog();
    await userEvent.click(await choice.findByRole('radio', { name: 'domingo' }));
    await household.retailer.fail({
      operationId: 'listAvailableHappyDays',
      kind: 'body',
      body: { status: 'OK', data: { result: [] } },
    });
    await userEvent.click(choice.getByRole('button', { name: 'Guardar el día' }));
    await choice.findByRole('heading', { name: 'Hemos guardado su día feliz' });
    await userEvent.click(choice.getByRole('button', { name: 'Entendido' }));
    await waitFor(async () => expect(await names()).toEqual(['Doble tarifa', 'Horas felices']));
  });
});
