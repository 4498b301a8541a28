import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#config/configuration-types.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { type SolarHome, solarHousehold } from '#tests/support/retailer/solar.ts';

const household = freshHousehold({ household: 'solar' });
const solar = solarHousehold(household);
const asList: Partial<Settings['features']> = {
  virtualBattery: { enabled: true, discountControl: 'select' },
};

async function show(home: SolarHome, features = {}) {
  await showContracts(`/contratos/electricity/${solar.nameOf(home)}`, { features });
  const casa = await screen.findByRole('region', { name: /^BV-CASA/ });
  await within(casa).findByText('Uso del descuento');
  return within(casa);
}

const inForce = async (home: SolarHome) => (await solar.batteries(home))[0]?.gestio_descomptes;
const failManagement = (fault: Record<string, unknown>) =>
  household.retailer.fail({ operationId: 'changeBatteryManagement', ...fault });
const toggle = (casa: Awaited<ReturnType<typeof show>>) =>
  casa.findByRole<HTMLInputElement>('switch', { name: 'Aplicar en la próxima factura' });

describe('a toggle', () => {
  it('says what is in force in the retailer’s words, and changes it by the keyboard', async () => {
    const casa = await show('flat');
    const control = await toggle(casa);
    expect(control.checked).toBe(false);
    casa.getByText('Acumular para más adelante');
    control.focus();
    await userEvent.keyboard(' ');
    await screen.findByText(/^Guardado/);
    expect(control.checked).toBe(true);
    expect(document.activeElement).toBe(control);
    expect(casa.queryByText('Acumular para más adelante')).toBeNull();
    expect(await inForce('flat')).toBe('aplicar');
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await inForce('flat')).toBe('acumular'));
    await screen.findByText(/^Guardado/);
    expect(control.checked).toBe(false);
  });

  it('shows while it waits what was chosen, and sends nothing more', async () => {
    await failManagement({ kind: 'delay', milliseconds: 300 });
    const casa = await show('house');
    const control = await toggle(casa);
    const sent = recordSent();
    await userEvent.click(control);
    casa.getByText('Guardando…');
    expect([control.checked, control.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await userEvent.click(control);
    await userEvent.click(control);
    await screen.findByText(/^Guardado/);
    expect(sent).toEqual([{ valor_descomptes: 'acumular' }]);
    expect(control.checked).toBe(false);
  });

  it('returns to the current state when it fails; a lost answer is looked up, or reported as unknown', async () => {
    const casa = await show('house');
    const control = await toggle(casa);
    for (const [fault, words] of fewOf<[object, RegExp]>(2, [
      [{ kind: 'status', status: 500 }, /No hemos podido guardarlo\. Todo sigue como estaba/],
      [{ kind: 'drop-before' }, /el cambio no ha llegado\. Todo sigue como estaba/],
      [
        { kind: 'status', status: 406, body: { status: 'ERROR', message: 'battery_ended' } },
        /ya no recibe de esta batería\. No hemos cambiado nada/,
      ],
    ])) {
      await failManagement({ ...fault, times: 1 });
      await userEvent.click(control);
      await casa.findByText(words);
      expect(control.checked).toBe(true);
      expect(await inForce('house')).toBe('aplicar');
    }
    await failManagement({ kind: 'drop-after', times: 1 });
    const sent = recordSent();
    await userEvent.click(control);
    await screen.findByText(/^Guardado/);
    expect(sent).toHaveLength(1);
    expect(await inForce('house')).toBe('acumular');
    await failManagement({ kind: 'drop-before' });
    await household.retailer.fail({ operationId: 'getContract', kind: 'drop-before' });
    await userEvent.click(control);
    await casa.findByText(/no sabemos si el cambio ha llegado/);
  });

  it('waits for the signature where the contract requires one', async () => {
    const casa = await show('workshop');
    const control = await toggle(casa);
    await userEvent.click(control);
    await casa.findByText(/^Solo falta su firma: le hemos enviado un mensaje/);
    await waitFor(() => expect(control.getAttribute('aria-disabled')).toBe('true'));
    expect(control.checked).toBe(true);
    expect(await inForce('workshop')).toBe('aplicar');
  });
});

describe('a list', () => {
  it('offers the ways by the setting, and chooses one', async () => {
    const casa = await show('house', asList);
    const list = await casa.findByRole<HTMLSelectElement>('combobox', {
      name: 'Uso del descuento',
    });
    const names = [...list.options].map(({ textContent }) => textContent);
    expect(names).toEqual(['Aplicar en la próxima factura', 'Acumular para más adelante']);
    await userEvent.selectOptions(list, 'Acumular para más adelante');
    await screen.findByText(/^Guardado/);
    expect(list.value).toBe('acumular');
    expect(await inForce('house')).toBe('acumular');
  });

  it('is there for more than two ways whatever the setting says, without a choice when the current one is not among them', async () => {
    const names = ['aplicar', 'repartir', 'donar'];
    await household.retailer.fail({
      operationId: 'listBatteryTypes',
      kind: 'body',
      body: {
        status: 'OK',
        data: { result: names.map((name) => ({ name, description: name })) },
      },
    });
    const casa = await show('flat');
    const list = await casa.findByRole<HTMLSelectElement>('combobox');
    expect([...list.options].map(({ textContent }) => textContent)).toEqual([
      'Elija una opción',
      ...names,
    ]);
    expect(list.value).toBe('');
  });

  it('that cannot be loaded is reported in its place, and can be retried', async () => {
    await household.retailer.fail({ operationId: 'listBatteryTypes', kind: 'status', status: 500 });
    const casa = await show('house');
    await casa.findByText('No hemos podido cargar las opciones');
    await household.retailer.clearInjectedFaults();
    await userEvent.click(casa.getByRole('button', { name: 'Volver a intentarlo' }));
    await toggle(casa);
  });
});
