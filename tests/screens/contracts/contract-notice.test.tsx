import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { ContractNoticeScreen } from '#screens/contracts/contract-notice-screen.tsx';
import { expectStructure } from '#tests/support/description/structure.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { showOverview, tile } from '#tests/support/pages/overview-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const household = freshHousehold();
let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

const { longDate, date } = formatsFor('es-ES');
const HOME = 0;
const YOUNG = 2;
const GAS = 6;

interface Announced {
  address: string;
  inForce: string;
  decideUntil: string;
}

/** Announces something about a contract of the household, by its place. */
async function announced(place: number, body: object): Promise<Announced> {
  const { retailer, customer } = household;
  const { id, name } = customer.contracts[place] ?? { id: 0, name: '' };
  const notice = (await retailer.call('POST', `/sandbox/contracts/${name}/notices`, body)) as {
    id: number;
  };
  const path = `/api/v1/contracts/${id}/notices/${notice.id}/`;
  const answer = (await retailer.callAs(customer.token, 'GET', path)) as {
    data: { result: { in_force: string; decide_until: string } };
  };
  const { in_force: inForce, decide_until: decideUntil } = answer.data.result;
  return { address: `/contratos/${id}/avisos/${notice.id}`, inForce, decideUntil };
}

const show = (address: string, wanted: { language?: string; readOnly?: boolean } = {}) =>
  showForms({
    configuration,
    address,
    language: wanted.language ?? 'es-ES',
    session: { readOnly: wanted.readOnly ?? false },
    children: (
      <OpenRoutesContext value={() => ({ access: 'private', address: null })}>
        <Routes>
          <Route path={paths['contract-notice']} element={<ContractNoticeScreen />} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </OpenRoutesContext>
    ),
  });
const said = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? '';
const figures = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent?.replace(/[^\d,]/g, '').replace(',', '.')));
const row = async (name: RegExp) => screen.findByRole('row', { name });

async function decide(choice: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar o irse' }));
  await userEvent.click(await screen.findByRole('radio', { name: choice }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la decisión' }));
  await screen.findByText('Hemos guardado su decisión');
}

describe('a change of price (RD 88/2026 6.1.m-n)', () => {
  it('has a table before/after with the effect on one’s own bill', async () => {
    const { address, inForce, decideUntil } = await announced(HOME, { kind: 'price_change' });
    await show(address);
    await screen.findByRole('heading', { name: 'Cambio de precio', level: 1 });
    const head = await screen.findByRole('columnheader', { name: `Desde el ${date(inForce)}` });
    expect(head).toBeTruthy();
    expect(figures(await row(/^P1\spunta 0,1873/))).toEqual([0.1873, 0.1985]);
    const [before = 0, after = 0] = figures(await row(/^Al mes/));
    const more = formatsFor('es-ES')
      .euro(after - before)
      .replace(/\s/, ' ');
    expect(after).toBeGreaterThan(before);
    expect(said()).toContain(`Con su consumo de los últimos 12 meses, pagaría ${more} más al mes.`);
    const [yearBefore = 0] = figures(await row(/^Al año/));
    expect(yearBefore).toBeCloseTo(before * 12, 2);
    expect(said()).toContain(`se aplica desde el ${longDate(inForce)}`);
    expect(said()).toContain(`Hasta el ${longDate(decideUntil)} puede aceptarlo o irse sin coste.`);
    expect(said()).toContain('Si no hace nada, lo damos por aceptado');
    await expectStructure();
  });

  it('has the terms that change before/after', async () => {
    const { address } = await announced(GAS, { kind: 'renewal' });
    await show(address);
    await screen.findByRole('heading', { name: 'Prórroga del contrato', level: 1 });
    const terms = within(await screen.findByRole('definition'));
    terms.getByText(/^Antes: Si lo deja antes de la primera prórroga/);
    terms.getByText('Después: Ninguna: puede irse sin coste.');
    expect(figures(await row(/^Término fijo/))).toHaveLength(2);
  });

  it('says that the effect cannot be computed where the consumption is not known', async () => {
    const { address } = await announced(YOUNG, { kind: 'price_change' });
    await show(address);
    await screen.findByText(/nos falta su consumo de los últimos 12 meses/);
    expect(screen.queryByRole('row', { name: /^Al mes/ })).toBeNull();
    expect(figures(await row(/^P1\spunta 0,2184/))).toHaveLength(2);
  });

  it('speaks Catalan', async () => {
    const { address } = await announced(HOME, { kind: 'price_change' });
    await show(address, { language: 'ca-ES' });
    await screen.findByRole('heading', { name: 'Canvi de preu' });
    await screen.findByText(/Amb el seu consum dels últims 12 mesos, pagaria/);
  });
});

describe('the decision', () => {
  it('of leaving is free, and stands on the page and with the contract', async () => {
    const { address, inForce } = await announced(HOME, { kind: 'price_change' });
    await show(address);
    await decide('Dejo el contrato, sin coste');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await screen.findByText(`Su contrato termina el ${longDate(inForce)}, sin coste`);
    expect(said()).toMatch(/Nos lo dijo el \d+ de \w+ de \d{4}/);
    expect(screen.queryByRole('button', { name: 'Aceptar o irse' })).toBeNull();
    cleanup();
    const { name } = household.customer.contracts[HOME] ?? {};
    await showContracts(`/contratos/electricity/${name}`);
    await screen.findByText(`Este contrato termina el ${longDate(inForce)}, como nos pidió.`);
  });

  it('is too late after the last day', async () => {
    const { address, decideUntil } = await announced(HOME, {
      ...{ kind: 'price_change', sentDaysAgo: 70 },
    });
    await show(address);
    await screen.findByText(
      new RegExp(`El plazo para decidir terminó el ${longDate(decideUntil)}`),
    );
    expect(screen.queryByRole('button', { name: 'Aceptar o irse' })).toBeNull();
  });

  it('that was made elsewhere meanwhile is shown', async () => {
    const { retailer, customer } = household;
    const { address } = await announced(HOME, { kind: 'price_change' });
    await show(address);
    await screen.findByRole('button', { name: 'Aceptar o irse' });
    const [, , contract, , notice] = address.split('/');
    const path = `/api/v1/contracts/${contract}/notices/${notice}/decision/`;
    await retailer.callAs(customer.token, 'POST', path, { choice: 'accept' });
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar o irse' }));
    await userEvent.click(
      await screen.findByRole('radio', { name: 'Dejo el contrato, sin coste' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enviar la decisión' }));
    await screen.findByText('Ya había decidido otra cosa, y eso es lo que vale.');
    await screen.findByText('Ha aceptado el cambio');
  });

  it('is not for who only looks', async () => {
    const { address } = await announced(HOME, { kind: 'price_change' });
    await show(address, { readOnly: true });
    const button = await screen.findByRole('button', { name: 'Aceptar o irse' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  });
});

describe('a notice that is not there', () => {
  it.each(['0/avisos/1', 'x/avisos/1', '999999999/avisos/1'])(
    'at %s is not found',
    async (rest) => {
      await show(`/contratos/${rest}`);
      await screen.findByText('No encontramos este aviso');
    },
  );

  it('of another customer is not found', async () => {
    const { address } = await announced(HOME, { kind: 'price_change' });
    await household.retailer.signInFresh();
    await show(address);
    await screen.findByText('No encontramos este aviso');
  });

  it('cannot be loaded now, and is requested again', async () => {
    const { address } = await announced(HOME, { kind: 'price_change' });
    await household.retailer.fail({
      ...{ operationId: 'getContractNotice', kind: 'status', status: 500 },
    });
    await show(address);
    await screen.findByText('No hemos podido cargar este aviso');
    await household.retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await screen.findByRole('heading', { name: 'Antes y después' });
  });
});

describe('an open notice leads to its page', () => {
  it('from the contract', async () => {
    const { address, inForce } = await announced(GAS, { kind: 'renewal' });
    const { name } = household.customer.contracts[GAS] ?? {};
    await showContracts(`/contratos-gas/${name}`);
    await screen.findByText(new RegExp(`El contrato se prorroga el ${longDate(inForce)}`));
    const link = screen.getByRole('link', { name: 'Ver qué cambia' });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('from the overview', async () => {
    const { address, inForce } = await announced(HOME, { kind: 'price_change' });
    await showOverview();
    const attention = await tile('Lo que tiene pendiente');
    await attention.findByText(new RegExp(`cambia el ${longDate(inForce)}`));
    const link = attention.getByRole('link', { name: 'Ver qué cambia' });
    expect(link.getAttribute('href')).toBe(address);
  });
});
