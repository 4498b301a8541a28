import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import {
  FLAT,
  HOUSE,
  type SolarHome,
  solarHousehold,
  WORKSHOP,
} from '#tests/support/retailer/solar.ts';

const household = freshHousehold({ household: 'solar' });
const solar = solarHousehold(household);
afterEach(() => vi.unstubAllGlobals());

type Page = Parameters<typeof showContracts>[1];
const show = (home: SolarHome, query = '', page: Page = {}) =>
  showContracts(`/contratos/electricity/${solar.nameOf(home)}${query}`, page);
const block = async (name: string) => within(await screen.findByRole('region', { name }));
/** The block of a battery once all of it is there. */
const whole = async (name: RegExp) => {
  const found = await screen.findByRole('region', { name });
  await within(found).findByRole('button', { name: 'Ver los movimientos' });
  await waitFor(() => expect(within(found).queryByText('Cargando…')).toBeNull());
  return within(found);
};
const text = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ').trim();
const noCard = () =>
  expect(screen.queryByRole('region', { name: /^Baterías? virtual/ })).toBeNull();
const reasonOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

const euro = (amount: number) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })
    .format(amount)
    .replace('\u00a0', ' ');

describe('the card', () => {
  it('says how much a battery contains, and who receives from it by their homes', async () => {
    const [battery] = await solar.batteries('flat');
    await show('flat');
    const casa = await whole(/^BV-CASA/);
    expect(casa.getByText(euro(battery?.total_descompte ?? 0))).toBeTruthy();
    const rows = casa.getAllByRole('listitem').map(text);
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${FLAT}.*\\(esta vivienda\\)\\s?33 %$`)),
      expect.stringMatching(new RegExp(`^${HOUSE}.*50 %$`)),
      expect.stringMatching(new RegExp(`^${WORKSHOP}.*17 %$`)),
    ]);
    expect(casa.getByText(new RegExp(`^La llenan las placas de ${HOUSE}`))).toBeTruthy();

    // A battery that was left has a block too, which says since when, and offers nothing.
    const left = (await solar.batteries('flat')).find(({ data_final }) => data_final);
    const taller = await whole(/^BV-TALLER.*Ya no recibe/);
    const { data_final: end } = left as { data_final: string };
    const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeZone: 'UTC' });
    await taller.findByText(
      `Esta vivienda no recibe de esta batería desde el ${day.format(new Date(end))}.`,
    );
    expect(taller.queryByRole('listitem')).toBeNull();
    expect(taller.queryByRole('switch')).toBeNull();
    expect(taller.queryByRole('button', { name: /batería|reparto/ })).toBeNull();
  });

  it('offers another share only where several receive, and a move only where there is another battery', async () => {
    await show('workshop');
    const casa = await whole(/^BV-CASA/);
    await casa.findByRole('button', { name: 'Cambiar el reparto' });
    casa.getByRole('button', { name: 'Pasar a otra batería' });
    const taller = await whole(/^BV-TALLER/);
    await taller.findByRole('button', { name: 'Pasar a otra batería' });
    expect(taller.queryByRole('button', { name: 'Cambiar el reparto' })).toBeNull();
  });

  it('opens the reason and the address to write to, where one’s own panels fill the battery', async () => {
    await show('house');
    const casa = await whole(/^BV-CASA/);
    await userEvent.click(await casa.findByRole('button', { name: 'Pasar a otra batería' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/es la que llena BV-CASA/);
    const mail = dialog.getByRole('link', { name: 'hola@lluerna.example' });
    expect(mail.getAttribute('href')).toBe('mailto:hola@lluerna.example');
  });

  it('says in words that 0 % locks a battery, with the way out', async () => {
    await solar.change('house', 'share', { pes_percentatge: 100 });
    await show('flat');
    const casa = await whole(/^BV-CASA.*Bloqueada/);
    await casa.findByText(/Para que vuelva a recibir, cambie el reparto\.$/);
    const change = casa.getByRole('button', { name: 'Cambiar el reparto' });
    await waitFor(() => expect(change.getAttribute('aria-disabled')).toBeNull());
  });

  it('says that a change waits for its signature, and offers no other meanwhile', async () => {
    await solar.change('workshop', 'share', { pes_percentatge: 40 });
    await show('workshop');
    const casa = await whole(/^BV-CASA.*Falta su firma/);
    await casa.findByText(/Pidió un cambio: solo falta su firma\./);
    const reason = 'Ya pidió un cambio en esta batería: solo falta su firma.';
    const change = casa.getByRole('button', { name: 'Cambiar el reparto' });
    await waitFor(() => expect(reasonOf(change)).toBe(reason));
    expect(reasonOf(await casa.findByRole('switch'))).toBe(reason);
  });

  it('lets who only looks change nothing, and says why', async () => {
    await show('flat', '', { session: { readOnly: true } });
    const casa = await whole(/^BV-CASA/);
    const reason = /mientras se consulta la cuenta en nombre del cliente/;
    const controls = [
      await casa.findByRole('button', { name: 'Cambiar el reparto' }),
      casa.getByRole('button', { name: 'Pasar a otra batería' }),
      await casa.findByRole('switch'),
    ];
    for (const control of controls) await waitFor(() => expect(reasonOf(control)).toMatch(reason));
    const use = casa.getByRole<HTMLInputElement>('switch');
    const { checked } = use;
    const sent = recordSent();
    await userEvent.click(use);
    expect([use.checked, sent]).toEqual([checked, []]);
  });

  it('is not there where it is switched off', async () => {
    const virtualBattery = { enabled: false, discountControl: 'toggle' as const };
    await show('flat', '', { features: { virtualBattery } });
    await screen.findByRole('region', { name: 'Documentos' });
    noCard();
  });

  it('is not there for a contract that has no battery', async () => {
    const { contracts } = await household.retailer.signInFresh();
    await showContracts(`/contratos/electricity/${contracts[0]?.name}`);
    await screen.findByRole('region', { name: 'Documentos' });
    noCard();
  });
});

describe('what the retailer answers badly', () => {
  it('is reported in its place, and can be retried', async () => {
    await household.retailer.fail({
      operationId: 'listBatteryPercentages',
      kind: 'status',
      status: 500,
    });
    await show('house');
    const casa = await block('BV-CASA');
    await casa.findByText('No hemos podido cargar el reparto de BV-CASA');
    await household.retailer.clearInjectedFaults();
    await userEvent.click(casa.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await casa.findAllByRole('listitem')).toHaveLength(3);
  });

  it('as numbers in texts is read, and a malformed battery is left out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = await solar.idOf('house');
    const contract = await household.retailer.contractAnswer(
      household.customer,
      solar.nameOf('house'),
    );
    const bateria_virtual = [
      null,
      { ...contract.bateria_virtual[0], pes_percentatge: 500 },
      {
        ...contract.bateria_virtual[0],
        bateria: { id: String(id), name: 'BV-CASA' },
        ...{ pes: '3.0', pes_percentatge: '50', total_descompte: '1234.5', es_origen: false },
      },
    ];
    await household.retailer.fail({
      operationId: 'getContract',
      kind: 'body',
      body: { status: 'OK', data: { ...contract, bateria_virtual } },
    });
    await show('house');
    const casa = await whole(/^BV-CASA/);
    expect(casa.getByText(euro(1234.5))).toBeTruthy();
    expect(screen.getAllByRole('region', { name: /^BV-/ })).toHaveLength(1);
  });
});

describe('the spreadsheet', () => {
  it('is of one battery, or of all of the contract at once', async () => {
    const { saved, content } = watchDownloads();
    await show('workshop');
    const casa = await whole(/^BV-CASA/);
    await userEvent.click(casa.getByRole('button', { name: 'Descargar (Excel)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const one = (await content()).length;
    await userEvent.click(screen.getByRole('button', { name: 'Descargar todas (Excel)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(saved.mock.calls.map(([name]) => name)).toEqual([
      expect.stringMatching(/^baterias-virtuales-.*\.xlsx$/),
      expect.stringMatching(/^baterias-virtuales-.*\.xlsx$/),
    ]);
    expect((await content()).length).toBeGreaterThan(one);
    cleanup();
    await show('house');
    await whole(/^BV-CASA/);
    expect(screen.queryByRole('button', { name: 'Descargar todas (Excel)' })).toBeNull();
  });
});
