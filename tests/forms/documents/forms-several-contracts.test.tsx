import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FormDialog } from '#forms/form-dialog.tsx';
import { fetchContract } from '#queries/contracts/contract.ts';
import { setPageLanguage, showForms } from '#tests/support/pages/form-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

type Contract = FreshCustomer['contracts'][number];

const IBAN = 'ES91 2100 0418 4502 0005 1332';
const SENDS = /\/iban\/|\/notification\/|\/v2\/contracts\/\d+\?/;

let configuration: Configuration;
/** The household's active contracts: home, a house with debt, a garage whose changes are signed, gas at home. */
let home: Contract;
let house: Contract;
let garage: Contract;
let gas: Contract;

const household = freshHousehold();
beforeAll(async () => {
  configuration = await publishedConfiguration();
});
beforeEach(takeContracts);

/** Of the customer who is signed in. */
function takeContracts() {
  [home, house, garage, gas] = household.customer.contracts.filter(
    ({ state }) => state === 'activa',
  ) as [Contract, Contract, Contract, Contract];
}

/** Numbers of the contracts for which a change was sent, in order, with the key of each. */
function recordSends() {
  const sends: { contract: string; key: string | null; body: string }[] = [];
  const web = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && SENDS.test(request.url)) {
      const [, contract = ''] = /contracts\/(\d+)/.exec(request.url) ?? [];
      const key = request.headers.get('Idempotency-Key');
      sends.push({ contract, key, body: await request.clone().text() });
    }
    return web(request);
  });
  return sends;
}

async function open(form: string, language = 'es-ES') {
  const contract = await fetchContract('electricity', home.name);
  await showForms({
    configuration,
    language,
    address: `/contratos?dialog=${form}`,
    children: (
      <FormDialog
        form={form}
        subject={{ contract }}
        textValues={(outcome) => ({ address: contract.address, ...(outcome?.result as object) })}
      />
    ),
  });
}

const others = () =>
  screen.findByRole('button', { name: /^(Aplicar también a otros contratos|Aplicar també)/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function tick(...contracts: Contract[]) {
  await userEvent.click(await others());
  for (const { name } of contracts)
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
}

async function fillAccount() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Otra cuenta' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /IBAN/ }), IBAN);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Confirmo que/ }));
}

const line = ({ name }: Contract) =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .find((one) => one.textContent?.includes(name))?.textContent ?? '';
const ibanOf = async ({ name }: Contract) =>
  (await household.retailer.inspect(household.customer, name)).iban;
const settled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Entendido' }).getAttribute('aria-busy')).toBeNull(),
  );
/** True when the browser requires confirmation before the page is closed or reloaded. */
const confirmsUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const done = () => screen.findByRole('heading', { name: 'Otros contratos' }).then(settled);

describe('a bank account for several contracts', () => {
  it('sends to each that is ticked and no other, each under a key of its own, light and gas', async () => {
    const sends = recordSends();
    await open('iban-change');
    await tick(house, gas);
    await fillAccount();
    await press('Guardar la cuenta');
    await done();
    expect(screen.getByText('2 de 2')).toBeDefined();
    expect([line(house), line(gas)].map((one) => /Hecho$/.test(one))).toEqual([true, true]);
    expect(sends.map(({ contract }) => contract)).toEqual([home.name, house.name, String(gas.id)]);
    expect(new Set(sends.map(({ key }) => key)).size).toBe(3);
    expect(sends.some(({ body }) => body.includes('otherContracts'))).toBe(false);
    for (const one of [home, house, gas]) expect(await ibanOf(one)).toBe(IBAN);
    expect(await ibanOf(garage)).not.toBe(IBAN);
  });

  it('retries only what failed, under the same key, and requires the signature where it is due', async () => {
    await household.retailer.fail({
      operationId: 'changeGasContractIban',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const sends = recordSends();
    await open('iban-change');
    await tick(gas, garage);
    await fillAccount();
    await press('Guardar la cuenta');
    await done();
    expect(line(gas)).toMatch(/Algo ha fallado por nuestra parte$/);
    expect(line(garage)).toMatch(/Falta su firma$/);
    expect(screen.getByText('1 de 2')).toBeDefined();
    await press('Volver a intentarlo');
    await waitFor(() => expect(line(gas)).toMatch(/Hecho$/));
    expect(sends.map(({ contract }) => contract)).toEqual([
      home.name,
      String(gas.id),
      garage.name,
      String(gas.id),
    ]);
    expect(sends[1]?.key).toBe(sends[3]?.key);
    expect(screen.queryByRole('button', { name: 'Volver a intentarlo' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Otros contratos');
  });

  it('says why a contract cannot have it, sends nothing for that contract, and offers no retry', async () => {
    const contract = await fetchContract('electricity', garage.name);
    await open('iban-change');
    await tick(garage);
    const { ibanChange } = await import('#operations/contracts/iban-change-mutation.ts');
    const answers = { account: 'another', iban: IBAN, ownerIsBankOwner: true };
    await ibanChange.send(answers, { subject: { contract }, idempotencyKey: 'elsewhere' });
    const sends = recordSends();
    await fillAccount();
    await press('Guardar la cuenta');
    await done();
    expect(line(garage)).toMatch(/Ya pidió un cambio de cuenta: solo falta su firma\.$/);
    expect(sends.map(({ contract: name }) => name)).toEqual([home.name]);
    expect(screen.queryByRole('button', { name: 'Volver a intentarlo' })).toBeNull();
  });

  it('finds out what became of a lost answer, and sends nothing twice', async () => {
    await household.retailer.fail({
      operationId: 'changeGasContractIban',
      kind: 'drop-after',
      times: 1,
    });
    const sends = recordSends();
    await open('iban-change');
    await tick(gas);
    await fillAccount();
    await press('Guardar la cuenta');
    await done();
    expect(line(gas)).toMatch(/Hecho$/);
    expect(sends).toHaveLength(2);
  });

  it('does not try the rest without a connection, and sends all of it when it is back', async () => {
    await open('iban-change');
    await tick(house, gas);
    await fillAccount();
    const sends = recordSends();
    await household.retailer.fail({ operationId: 'getContract', kind: 'drop-before' });
    await press('Guardar la cuenta');
    await done();
    expect(line(house)).toMatch(/No hay conexión$/);
    expect(line(gas)).toMatch(/No se ha enviado$/);
    await household.retailer.clearInjectedFaults();
    await press('Volver a intentarlo');
    await waitFor(() => expect(line(gas)).toMatch(/Hecho$/));
    expect(sends.map(({ contract }) => contract)).toEqual([home.name, house.name, String(gas.id)]);
  });

  it('cannot be left while it sends', async () => {
    await household.retailer.fail({
      operationId: 'changeGasContractIban',
      kind: 'delay',
      milliseconds: 300,
    });
    await open('iban-change');
    await tick(gas);
    await fillAccount();
    await press('Guardar la cuenta');
    await screen.findByText('Enviando…', { selector: '.contract-result' });
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await press('Entendido');
    history.back();
    await screen.findByText(/todavía estamos enviando el cambio/);
    expect(location.search).toBe('?dialog=iban-change');
    expect(confirmsUnload()).toBe(true);
    await done();
    expect(line(gas)).toMatch(/Hecho$/);
    expect(screen.queryByText(/todavía estamos enviando el cambio/)).toBeNull();
    await waitFor(() => expect(confirmsUnload()).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends the proof of the account with each', async () => {
    const features = { ibanChange: { enabled: true, attachments: true } };
    household.customer = await household.retailer.signInFresh({ settings: { features } });
    takeContracts();
    const contract = await fetchContract('electricity', home.name);
    await showForms({
      configuration,
      features,
      address: '/contratos?dialog=iban-change',
      children: <FormDialog form="iban-change" subject={{ contract }} />,
    });
    await tick(gas);
    await fillAccount();
    const file = new File(['%PDF-1.4 proof'], 'titular.pdf', { type: 'application/pdf' });
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(input as HTMLInputElement, file);
    await screen.findByText('titular.pdf');
    await press('Guardar la cuenta');
    await done();
    for (const one of [home, gas])
      expect(
        (await household.retailer.inspect(household.customer, one.name)).uploads,
      ).toMatchObject([{ name: 'titular.pdf' }]);
  });
});

describe('other forms for several contracts', () => {
  it('how invoices arrive: light and gas', async () => {
    await open('invoice-delivery');
    await tick(gas);
    await userEvent.click(screen.getByRole('radio', { name: /postal/ }));
    await press('Guardar el cambio');
    await done();
    for (const one of [home, gas])
      expect(await household.retailer.inspect(household.customer, one.name)).toMatchObject({
        invoice_delivery: 'postal',
      });
  });

  it('speaks Catalan', async () => {
    await open('invoice-delivery');
    await others();
    await setPageLanguage(configuration, 'ca-ES');
    const toggle = await screen.findByRole('button', {
      name: 'Aplicar també a altres contractes',
    });
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('button', { name: 'Marcar els 3' }));
    expect(screen.getByText('3 marcats')).toBeDefined();
  });
});
