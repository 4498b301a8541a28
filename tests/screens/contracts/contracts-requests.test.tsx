import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '#i18n/language-formats.ts';
import { unpaidInvoicesQuery } from '#queries/invoices/invoices.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { descriptionOf, fill } from '#tests/support/pages/engine-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';

const household = freshHousehold();

const named = (wanted: (contract: FreshCustomer['contracts'][number]) => boolean) =>
  household.customer.contracts.find(wanted)?.name ?? '';
const active = () => household.customer.contracts[0]?.name ?? '';
/** Gets letters, and the distributor is at work on it. */
const indebted = () => named(({ amount_debt }) => amount_debt > 0);
const toSign = () => named((one) => one.requires_signature);

async function openDialog(name: string, form: string) {
  await showContracts(`/contratos/electricity/${name}?dialog=${form}`);
  return within(await screen.findByRole('dialog'));
}
const press = async (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

describe('keeping meter data out of SIPS', () => {
  const SUBMIT = 'Pedir no compartir';

  it('is requested, shown with its day, and not offered again', async () => {
    const dialog = await openDialog(active(), 'sips-opt-out');
    await press(dialog, SUBMIT);
    await dialog.findByRole('heading', { name: 'Lo hemos pedido a la distribuidora' });
    await press(dialog, 'Entendido');
    await screen.findByText(/^El .* pidió que no se compartan\. La distribuidora está trabajando/);
    expect(
      screen.queryByRole('button', { name: 'No compartir Datos de su suministro' }),
    ).toBeNull();
    expect((await household.retailer.inspect(household.customer, active())).sips_state).toBe(
      'requested',
    );
  });

  it('informs a customer who owes that the CUPS and the debt remain visible', async () => {
    const { customer, retailer } = household;
    const path = `/api/v2/contracts/${active()}?type=electricity`;
    const whole = (await retailer.callAs(customer.token, 'GET', path)) as {
      data: Record<string, unknown>;
    };
    await retailer.fail({
      ...{ operationId: 'getContract', kind: 'body' },
      body: { ...whole, data: { ...whole.data, amount_debt: 40 } },
    });
    const dialog = await openDialog(active(), 'sips-opt-out');
    expect(await dialog.findByText(/el CUPS y la deuda se siguen mostrando/)).toBeTruthy();
    await retailer.clearInjectedFaults();
  });

  it('lists what the retailer refuses', async () => {
    const errors = { noCessionSelection: ['already_active'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    await household.retailer.fail({
      operationId: 'optOutOfSips',
      kind: 'status',
      status: 400,
      body,
    });
    const dialog = await openDialog(active(), 'sips-opt-out');
    await press(dialog, SUBMIT);
    const summary = await dialog.findByRole('alert');
    expect(summary.textContent).toContain('Los datos de este contrato ya no se comparten.');
    expect(document.querySelector('[data-state="sips-opt-out.refused"]')).not.toBeNull();
  });

  it('can be signed later: the message is sent once more, once for a double click', async () => {
    const dialog = await openDialog(toSign(), 'sips-opt-out');
    await press(dialog, SUBMIT);
    await dialog.findByRole('heading', { name: 'Solo falta su firma' });
    await press(dialog, 'Entendido');
    const again = await screen.findByRole('button', {
      name: 'Reenviar el mensaje',
    });
    const sent = recordSent();
    await userEvent.dblClick(again);
    await screen.findByText('Se lo hemos enviado otra vez.');
    expect(sent).toEqual([{ noCessionSelection: 'actual' }]);
  });

  it('says why it cannot be requested now', async () => {
    await showContracts(`/contratos/electricity/${indebted()}`);
    const button = await screen.findByRole('button', {
      name: 'No compartir Datos de su suministro',
    });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(descriptionOf(button)).toContain('Hay un cambio en curso');
  });
});

describe('electronic notification', () => {
  const SUBMIT = 'Solicitar la activación';

  const field = async (dialog: ReturnType<typeof within>, name: string) =>
    (await dialog.findByRole('textbox', { name })) as HTMLInputElement;
  const mobileField = (dialog: ReturnType<typeof within>) => field(dialog, 'Teléfono móvil');
  const emailField = (dialog: ReturnType<typeof within>) => field(dialog, 'Correo electrónico');
  const stored = () => household.retailer.contractAnswer(household.customer, indebted());
  const loginEmail = async () => {
    const { token } = household.customer;
    const answer = await household.retailer.callAs(token, 'GET', '/api/v2/users/');
    return (answer as { data: { email: string } }).data.email;
  };

  it('changes where the contract is notified and not who signs in, and waits for the signature', async () => {
    const before = await loginEmail();
    const dialog = await openDialog(indebted(), 'electronic-notification');
    dialog.getByText(/El correo con el que entra en el portal no cambia/);
    const mobile = await mobileField(dialog);
    expect(mobile.value).toBe('600 00 00 03');
    fill(mobile, '600 00 00 41');
    fill(await emailField(dialog), 'avisos@example.com');
    await press(dialog, SUBMIT);
    await dialog.findByRole('heading', { name: 'Solo falta su firma' });
    expect((await stored()).notification_address).toMatchObject({
      mobile: '+34600000041',
      email: 'avisos@example.com',
    });
    expect(await loginEmail()).toBe(before);
    await press(dialog, 'Entendido');
    await screen.findByText(/La pidió el .*: solo falta su firma/);
  });

  it('says beside the field what the retailer refuses of it, and requests nothing', async () => {
    const body = { status: 'ERROR', message: 'invalid_fields', errors: { phone: ['invalid'] } };
    const operationId = 'changeNotificationPhone';
    await household.retailer.fail({ operationId, kind: 'status', status: 400, body });
    const dialog = await openDialog(indebted(), 'electronic-notification');
    const mobile = await mobileField(dialog);
    fill(mobile, '600 00 00 42');
    await press(dialog, SUBMIT);
    await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('true'));
    const { electronic_notification_request } = await household.retailer.inspect(
      household.customer,
      indebted(),
    );
    expect(electronic_notification_request).toBeNull();
  });

  it('that fails is reported with what was stored of it, and what was typed remains', async () => {
    const fault = { operationId: 'requestElectronicNotification', kind: 'status', status: 500 };
    await household.retailer.fail(fault);
    const dialog = await openDialog(indebted(), 'electronic-notification');
    const mobile = await mobileField(dialog);
    fill(mobile, '600 00 00 41');
    await press(dialog, SUBMIT);
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'No hemos podido enviar la solicitud',
    );
    await dialog.findByText(/ya son los que ha escrito; la solicitud no está hecha/);
    expect((await stored()).notification_address).toMatchObject({ mobile: '+34600000041' });
    expect(mobile.value).toBe('600 00 00 41');
  });

  it('requests no contact where that cannot be changed', async () => {
    await showContracts(`/contratos/electricity/${indebted()}?dialog=electronic-notification`, {
      features: { contactChange: { enabled: false } },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: SUBMIT });
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('in force is shown with its day, and not offered', async () => {
    await showContracts(`/contratos/electricity/${active()}`);
    await screen.findByText(/^Activada desde el /);
    expect(screen.queryByRole('button', { name: 'Activar Notificación electrónica' })).toBeNull();
  });
});

describe('what a contract opens with', () => {
  it('is what is owed, with the payment of the oldest invoice', async () => {
    const name = indebted();
    const { current } = await showContracts(`/contratos/electricity/${name}`);
    await screen.findByText('Debe 84,37 €');
    const unpaid = await new QueryClient().fetchQuery(unpaidInvoicesQuery('electricity', name));
    const [oldest, ...others] = unpaid.rows.toReversed();
    const amount = formatsFor('es-ES').euro(oldest?.toPayEuro ?? 0);
    expect(others).toHaveLength(1);
    expect(
      await screen.findByText(/^Primero, la factura del .* Después le quedará otra\.$/),
    ).toBeTruthy();
    const all = await screen.findByRole('button', { name: /^Pagar todo/ });
    expect(all.textContent).toBe('Pagar todo: 84,37\u00a0€, 2 facturas');
    const pay = screen.getByRole('button', { name: /^Pagar \d/ });
    expect(pay.textContent).toBe(`Pagar ${amount} de la factura ${oldest?.number}`);
    await userEvent.click(pay);
    const opens = (paid: string | undefined) =>
      waitFor(() => expect(current()).toBe(`/contratos/electricity/${name}?pay=${paid}`));
    await opens(oldest?.number);
    await userEvent.click(all);
    await opens(`all-electricity-${name}`);
    expect(
      screen.getByText('Hay un cambio en curso: la distribuidora está trabajando en él.'),
    ).toBeTruthy();
  });

  it('offers a customer who cannot pay another date or instalments, and the bono social up to 10 kW', async () => {
    const flags = { 'crm.case': true };
    await showContracts(`/contratos/electricity/${indebted()}`, { flags });
    expect(await screen.findByText(/su potencia no pasa de 10\skW/)).toBeTruthy();
    const sent = recordSent();
    await userEvent.click(await screen.findByRole('button', { name: 'No puedo pagar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pagar a plazos' }));
    fill(await dialog.findByRole('textbox', { name: /^¿Qué fecha/ }), 'En tres meses');
    await userEvent.upload(
      dialog.getByLabelText(/Elegir archivos/, { selector: 'input' }),
      new File(['%PDF-1.4\n'], 'carta.pdf', { type: 'application/pdf' }),
    );
    await press(dialog, 'Enviar la solicitud');
    await dialog.findByRole('heading', { name: 'Hemos recibido su solicitud' });
    expect(sent.at(-1)).toMatchObject({
      polissa_type: 'electricity',
      title: 'No puedo pagar: a plazos',
      message: 'En tres meses',
    });
  });

  it('is what is owed, one invoice at a time where paying all is switched off', async () => {
    const features = { payAllOverdue: { enabled: false } };
    await showContracts(`/contratos/electricity/${indebted()}`, { features });
    expect((await screen.findByRole('button', { name: /^Pagar/ })).textContent).toMatch(
      /^Pagar \d.* de la factura/,
    );
  });

  it('is what is owed, with the telephone where nothing can be paid by card', async () => {
    const features = { onlinePayment: { enabled: false } };
    await showContracts(`/contratos/electricity/${indebted()}`, { features });
    await screen.findByText('Debe 84,37 €');
    expect(screen.getByText(/^Para pagar, llámenos al/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });

  it('is, where the retailer has a page to pay, the way to it', async () => {
    const payment = { url: 'https://pagos.example/pagar', hosts: ['pagos.example'] };
    await showContracts(`/contratos/electricity/${indebted()}`, { payment });
    const link = await screen.findByRole('link', { name: /^Pagar 84,37\s€/ });
    expect(link.getAttribute('href')).toBe('https://pagos.example/pagar');
  });

  it('leads to the invoices and a claim; what cannot be changed says why beside it', async () => {
    await showContracts(`/contratos/electricity/${named(({ state }) => state === 'baixa')}`);
    const strip = within(await screen.findByRole('region', { name: 'Qué puede hacer' }));
    const links = strip.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Ver facturas', 'Reclamar']);
    expect(strip.queryByRole('button')).toBeNull();
    const changes = await screen.findAllByRole('button', { name: /^Cambiar (?!de contrato)/ });
    expect(changes.length).toBeGreaterThan(3);
    for (const button of changes)
      await waitFor(() =>
        expect(descriptionOf(button)).toBe('Solo se puede hacer en contratos activos.'),
      );
  });

  it('of gas offers what gas has', async () => {
    await showContracts(`/contratos-gas/${named(({ type }) => type === 'gas')}`);
    const strip = within(await screen.findByRole('region', { name: 'Qué puede hacer' }));
    expect(strip.queryByRole('button', { name: 'Potencia' })).toBeNull();
    expect(strip.queryByRole('button', { name: 'Datos del suministro' })).toBeNull();
    expect(screen.queryByText('Datos de su suministro')).toBeNull();
  });
});
