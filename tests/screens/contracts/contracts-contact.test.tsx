import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import problems from '#locales/es-ES/problems.json' with { type: 'json' };
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { descriptionOf, fill } from '#tests/support/pages/engine-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import vectors from '../../vectors/domain-vectors.json' with { type: 'json' };

const household = freshHousehold();

const active = () => household.customer.contracts[0]?.name ?? '';
const stored = async () =>
  (await household.retailer.inspect(household.customer, active())).notification_address as Record<
    string,
    string
  >;

async function enabled(name: string) {
  const find = () => screen.getByRole('button', { name });
  await waitFor(() => expect(find().getAttribute('aria-disabled')).toBeNull());
  return find();
}

/** Opens the telephone for editing in place. */
async function editPhone() {
  await showContracts(`/contratos/electricity/${active()}`);
  await screen.findByRole('heading', { name: 'Móvil' });
  await userEvent.click(await enabled('Cambiar Móvil'));
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Teléfono móvil' });
}

/** The value of a field when it is mounted, before anything else runs. */
function firstValueOf(name: string): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const field = screen.queryByRole<HTMLInputElement>('textbox', { name });
      if (!field) return;
      observer.disconnect();
      resolve(field.value);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const save = () =>
  userEvent.click(screen.getByRole('button', { name: /^Guardar el (correo|teléfono)$/ }));

describe('a telephone in place', () => {
  it('opens with the current one focused, is saved, and returns the focus', async () => {
    const first = firstValueOf('Teléfono móvil');
    const field = await editPhone();
    // As soon as the field is rendered: a test, or a quick customer, may type at once.
    expect(await first).toBe('600 00 00 03');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await write(field, '600000041{Enter}');
    await screen.findByText(/^Guardado/);
    expect(screen.getByText('600 00 00 41')).toBeTruthy();
    expect((await stored()).mobile).toBe('+34600000041');
    expect(document.activeElement).toBe(await enabled('Cambiar Móvil'));
  });

  it('remains open with the error, retains what was typed, and says what became of it', async () => {
    const { retailer } = household;
    const refuse = (fault: object) =>
      retailer.fail({ operationId: 'changeNotificationPhone', times: 1, ...fault });
    const phone = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Teléfono móvil' });
    const sent = recordSent();
    fill(await editPhone(), '12');
    await save();
    await waitFor(async () => expect((await phone()).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(await phone());
    expect(descriptionOf(await phone())).toContain('A este teléfono le faltan cifras.');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await enabled('Cambiar Móvil'));
    expect((await phone()).value).toBe('600 00 00 03');

    const errors = { phone: ['invalid'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    await refuse({ kind: 'status', status: 400, body });
    fill(await phone(), '600000041');
    await save();
    await waitFor(async () => expect((await phone()).getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(await phone())).toContain('Este teléfono no es correcto.');

    await refuse({ kind: 'status', status: 500 });
    fill(await phone(), '600000042');
    await save();
    expect((await screen.findByText(/Estamos en ello/)).textContent).toMatch(
      /^Algo ha fallado por nuestra parte .*Lo que ha escrito se conserva\.$/,
    );
    await userEvent.click(await enabled('Volver a intentarlo Móvil'));
    expect((await phone()).value).toBe('600 00 00 42');

    await refuse({ kind: 'drop-before' });
    await retailer.fail({ operationId: 'getContract', kind: 'status', status: 503 });
    await save();
    const unknown = await screen.findByText(/No sabemos si el teléfono se ha guardado/);
    expect(unknown.parentElement?.textContent).toContain(problems['unknown-outcome'].body);
    expect(document.activeElement).toBe(await enabled('Volver a intentarlo Móvil'));
    await retailer.clearInjectedFaults();
    await userEvent.click(await enabled('Volver a intentarlo Móvil'));
    await phone();

    const closed = { status: 'ERROR', message: 'contract_not_active' };
    await refuse({ kind: 'status', status: 406, body: closed });
    await save();
    const message = await screen.findByText(
      /ya no está activo y no se puede cambiar el teléfono\./,
    );
    expect(message.parentElement?.textContent).not.toContain('se conserva');
    expect(screen.queryByRole('button', { name: /^Volver a intentarlo/ })).toBeNull();
    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: 'Cambiar Móvil' }),
    );
    expect((await stored()).mobile).toBe('+34600000003');
  });
});

it('an e-mail address is taken or refused as the vectors say', async () => {
  await showContracts(`/contratos/electricity/${active()}`);
  await screen.findByRole('heading', { name: 'Móvil' });
  await userEvent.click(await enabled('Cambiar Correo electrónico'));
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Correo electrónico',
  });
  const sent = recordSent();
  const invalid = vectors.types.email.invalid.filter((one) => one.in && one.in === one.in.trim());
  for (const { in: typed } of fewOf(5, invalid)) {
    fill(field, typed);
    await save();
    await waitFor(() => expect(field.getAttribute('aria-invalid'), typed).toBe('true'));
  }
  expect(sent).toEqual([]);
  fill(field, 'otra.direccion@example.com');
  await save();
  await screen.findByText(/^Guardado/);
  expect((await stored()).email).toBe('otra.direccion@example.com');
});

describe('how invoices arrive', () => {
  const open = async (path: string) => {
    await showContracts(`${path}?dialog=invoice-delivery`);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Guardar el cambio' });
    return dialog;
  };

  it('marks the way in force and has the other one chosen', async () => {
    const dialog = await open(`/contratos/electricity/${active()}`);
    const [email, postal] = dialog.getAllByRole<HTMLInputElement>('radio');
    expect([email?.disabled, postal?.checked]).toEqual([true, true]);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar el cambio' }));
    await dialog.findByText(/A partir de ahora recibirá las facturas de .* por correo postal\./);
    expect((await household.retailer.inspect(household.customer, active())).invoice_delivery).toBe(
      'postal',
    );
    await screen.findByText('Por correo postal');
  });

  it('of gas is said with yes or no', async () => {
    const gas = household.customer.contracts.find(({ type }) => type === 'gas')?.name ?? '';
    const dialog = await open(`/contratos-gas/${gas}`);
    const sent = recordSent();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar el cambio' }));
    await dialog.findByRole('heading', { name: 'Hemos guardado el cambio' });
    expect(sent).toEqual([{ invoice_online: false }]);
  });

  it('waits for the signature, and is not offered again until then', async () => {
    const { name = '' } = household.customer.contracts.find((one) => one.requires_signature) ?? {};
    const dialog = await open(`/contratos/electricity/${name}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar el cambio' }));
    await dialog.findByRole('heading', { name: 'Solo falta su firma' });
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
    await screen.findByText(/pidió recibirlas por correo postal: solo falta su firma/);
    const change = screen.getByRole('button', { name: 'Cambiar Envío de facturas' });
    await waitFor(() => expect(descriptionOf(change)).toContain('solo falta su firma'));
  });

  it('by e-mail needs an e-mail address', async () => {
    const body = { status: 'ERROR', message: 'email_missing' };
    await household.retailer.fail({
      operationId: 'changeInvoiceDelivery',
      kind: 'status',
      status: 406,
      body,
    });
    const dialog = await open(`/contratos/electricity/${active()}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar el cambio' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'no tenemos su correo electrónico',
    );
  });
});
