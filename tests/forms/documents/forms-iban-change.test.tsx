import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { openDrafts } from '#forms/drafts/form-draft.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { fetchContract } from '#queries/contracts/contract.ts';
import { setPageLanguage, showForms } from '#tests/support/pages/form-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let configuration: Configuration;
let contract: Contract;

const household = freshHousehold();
beforeAll(async () => {
  configuration = await publishedConfiguration();
});
beforeEach(async () => {
  contract = await activeContract();
});

async function activeContract(signed = false): Promise<Contract> {
  const found = household.customer.contracts.find(
    ({ type, state, requires_signature }) =>
      type === 'electricity' && state === 'activa' && requires_signature === signed,
  );
  return fetchContract('electricity', found?.name ?? '');
}

/** Of the customer who has one account only. */
async function contractOfNewcomer(): Promise<Contract> {
  await household.retailer.signIn('22222222J');
  return fetchContract('electricity', '0010201');
}

const GOOD_IBAN = 'ES9121000418450200051332';

type Page = Partial<Parameters<typeof showForms>[0]> & { about?: Contract };

async function openDialog({ about = contract, ...page }: Page = {}) {
  const subject = { contract: about };
  const shown = await showForms({
    configuration,
    address: '/contratos?dialog=iban-change',
    children: (
      <>
        <FormButton form="iban-change" subject={subject}>
          Cambiar la cuenta
        </FormButton>
        <FormDialog form="iban-change" subject={subject} />
      </>
    ),
    ...page,
  });
  if (shown.address().includes('dialog=')) await formShown();
  return shown;
}

async function enabled(name: string) {
  const find = () => screen.getByRole('button', { name });
  await waitFor(() => expect(find().getAttribute('aria-disabled')).toBeNull());
  return find();
}

async function formShown() {
  await screen.findByRole('button', { name: 'Guardar la cuenta' });
  await screen.findByRole('radio', { name: 'Otra cuenta' });
  await waitFor(() => expect(screen.queryByText('Buscando opciones…')).toBeNull());
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar la cuenta' }));
const another = () => userEvent.click(screen.getByRole('radio', { name: 'Otra cuenta' }));
const confirm = () => userEvent.click(screen.getByRole('checkbox', { name: /^Confirmo que/ }));
const iban = () => screen.findByRole('textbox', { name: 'IBAN de la cuenta nueva' });
async function pasteIban(text = GOOD_IBAN) {
  await userEvent.click(await iban());
  await userEvent.paste(text);
}
const summary = () => screen.findByRole('region', { name: 'Revise estos datos' });
const accountNow = async () =>
  String((await household.retailer.inspect(household.customer, contract.name)).iban);

describe('what the customer sees', () => {
  it('offers the own accounts and another one, and opens the confirmation unticked', async () => {
    await openDialog();
    const group = screen.getByRole('radiogroup', { name: 'Cuenta de cargo' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names.at(-1)).toBe('Otra cuenta');
    expect(names.length).toBeGreaterThan(1);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Confirmo que/ });
    expect(box.checked).toBe(false);
  });

  it('requests an IBAN only for another account, and retains it in memory while it is hidden', async () => {
    await openDialog();
    expect(screen.queryByRole('textbox')).toBeNull();
    await another();
    await pasteIban();
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await another();
    expect(await iban()).toHaveProperty('value', 'ES91 2100 0418 4502 0005 1332');
  });

  it('takes the confirmation back when the account is another, and says why', async () => {
    await openDialog();
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Confirmo que/ });
    const why = 'Ha cambiado «IBAN de la cuenta nueva»: confírmelo otra vez.';
    await another();
    await confirm();
    await userEvent.type(await iban(), `${GOOD_IBAN.slice(0, -1)}3`);
    await userEvent.tab();
    await userEvent.type(await iban(), '{Backspace}2');
    await userEvent.tab();
    expect(box().checked).toBe(true);
    await userEvent.type(await iban(), '{Backspace}2');
    await userEvent.tab();
    expect(box().checked).toBe(true);
    await userEvent.clear(await iban());
    await userEvent.type(await iban(), 'ES7921000813610123456789');
    expect(box().checked).toBe(true);
    await userEvent.tab();
    expect(box().checked).toBe(false);
    expect(screen.getByText(why).closest('[role=status]')?.id).toBe(`${box().id}-warning`);
    await confirm();
    expect(screen.queryByText(why)).toBeNull();
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(box().checked).toBe(false);
    await screen.findByText('Ha cambiado «Cuenta de cargo»: confírmelo otra vez.');
  });

  it('marks the account in force, which cannot be chosen nor typed', async () => {
    await openDialog();
    const inForce = contract.bankAccount?.printableIban ?? '';
    const current = screen.getByRole<HTMLInputElement>('radio', { name: `${inForce} Actual` });
    expect(current.disabled).toBe(true);
    expect(screen.getAllByText('Actual')).toHaveLength(1);
    await userEvent.click(current);
    expect(current.checked).toBe(false);
    await another();
    await userEvent.type(await iban(), inForce);
    await send();
    await summary();
    expect((await iban()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Es la cuenta actual de este contrato. Escriba otra.')).toBeTruthy();
  });

  it('requests another account from the start where only the current one exists', async () => {
    await openDialog({ about: await contractOfNewcomer() });
    const { checked } = screen.getByRole<HTMLInputElement>('radio', { name: 'Otra cuenta' });
    expect(checked).toBe(true);
    expect(await iban()).toHaveProperty('value', '');
  });

  it('speaks Catalan, also in what is already shown', async () => {
    await openDialog();
    await send();
    await screen.findAllByText('Elija una cuenta.');
    await setPageLanguage(configuration, 'ca-ES');
    await waitFor(() => expect(screen.getAllByText('Triï un compte.')).toHaveLength(2));
    expect(await screen.findByRole('radio', { name: 'Un altre compte' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Desar el compte' })).toBeDefined();
  });
});

describe('what is checked', () => {
  it('says nothing of what is missing before the first attempt, then everything at once, and leads to each field', async () => {
    await openDialog();
    await another();
    await userEvent.type(await iban(), 'ES00');
    await userEvent.tab();
    expect(screen.queryByText(/Marque la casilla/)).toBeNull();

    await send();
    const box = await summary();
    expect(document.activeElement).toBe(box);
    const lines = within(box).getAllByRole('link');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Este IBAN no es correcto. Compruebe que no falte ni sobre ninguna cifra.',
      expect.stringContaining('Marque la casilla'),
    ]);
    await userEvent.click(lines[0] as HTMLElement);
    const field = await iban();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const descriptions = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(descriptions.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Este IBAN no es correcto.',
    );
    await userEvent.click(lines[1] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('says nothing of a field that has just appeared until it is left or sent', async () => {
    await openDialog();
    await send();
    await summary();
    await another();
    const field = await iban();
    await confirm();
    await waitFor(() => expect(screen.queryByText(/Marque la casilla/)).toBeNull());
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field, 'ES00');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('demands a field that has just appeared when it is sent', async () => {
    await openDialog();
    await send();
    await summary();
    await another();
    await confirm();
    await send();
    const field = await iban();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('checks again at each change once an attempt failed', async () => {
    await openDialog();
    await another();
    const field = await iban();
    await userEvent.type(field, 'ES9121000418450200051333');
    await send();
    await summary();
    await userEvent.type(field, '{Backspace}2');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  });
});

describe('what is sent', () => {
  it('an own account, without the IBAN that was typed before', async () => {
    await openDialog();
    const sent = recordSent();
    await another();
    await pasteIban();
    const own = screen.getAllByRole<HTMLInputElement>('radio').at(1) as HTMLInputElement;
    await userEvent.click(own);
    await confirm();
    await send();
    await screen.findByRole('heading', { name: 'Hemos cambiado la cuenta' });
    const [body = {}] = sent;
    expect(body).toMatchObject({
      already_registered: true,
      bank_id: Number(own.value),
      iban: null,
    });
    expect(Object.keys(body)).not.toContain('facts');
  });

  it('a new account once, however often the button is pressed', async () => {
    await household.retailer.fail({
      operationId: 'changeContractIban',
      kind: 'delay',
      milliseconds: 300,
    });
    await openDialog();
    const sent = recordSent();
    await another();
    await pasteIban();
    await confirm();
    const button = screen.getByRole('button', { name: 'Guardar la cuenta' });
    await userEvent.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Hemos cambiado la cuenta' });
    expect(sent).toEqual([expect.objectContaining({ iban: GOOD_IBAN, owner_is_bank_owner: true })]);
  });

  it('by the Enter key, normalised although the field was never left', async () => {
    await openDialog();
    const sent = recordSent();
    await confirm();
    await another();
    await userEvent.type(await iban(), 'es91 2100-0418 4502 0005 1332{Enter}');
    await screen.findByRole('heading', { name: 'Hemos cambiado la cuenta' });
    expect(sent).toEqual([expect.objectContaining({ iban: GOOD_IBAN })]);
  });

  it('and says that the signature is missing where the retailer waits for it', async () => {
    await openDialog({ about: await activeContract(true) });
    await another();
    await pasteIban();
    await confirm();
    await send();
    const heading = await screen.findByRole('heading', { name: 'Solo falta su firma' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.querySelector('[data-state="submission.signing"]')).not.toBeNull();
  });
});

describe('what goes wrong', () => {
  const refuse = (errors: Record<string, string[]>) =>
    household.retailer.fail({
      operationId: 'changeContractIban',
      kind: 'status',
      status: 400,
      body: { status: 'ERROR', message: 'invalid_fields', errors },
    });

  it('shows the retailer’s error beside its field until the field changes, and keeps what was typed', async () => {
    await refuse({ iban: ['invalid'] });
    await openDialog();
    await another();
    const field = await iban();
    await userEvent.type(field, GOOD_IBAN);
    await confirm();
    await send();
    const box = await screen.findByRole('region', { name: /La cuenta no se ha cambiado todavía/ });
    expect(document.activeElement).toBe(box);
    expect(field).toHaveProperty('value', 'ES91 2100 0418 4502 0005 1332');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  });

  it('says so when the retailer fails, keeps everything, and sends again', async () => {
    await household.retailer.fail({
      operationId: 'changeContractIban',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await openDialog();
    await another();
    await pasteIban();
    await confirm();
    await send();
    await waitFor(() =>
      expect(document.querySelector('[data-state="submission.failed"]')).not.toBeNull(),
    );
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await send();
    await screen.findByRole('heading', { name: 'Hemos cambiado la cuenta' });
    expect(await accountNow()).toContain('1332');
  });

  it('presents a fault of the portal as its own, reports it, and retains what was typed', async () => {
    await openDialog();
    await another();
    await pasteIban();
    await confirm();
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new TypeError('undefined is not a function');
    vi.spyOn(Headers.prototype, 'set').mockImplementation(() => {
      throw fault;
    });
    await send();
    const { textContent } = await screen.findByRole('alert');
    vi.mocked(Headers.prototype.set).mockRestore();
    expect(textContent).toContain('Algo ha fallado por nuestra parte');
    expect(textContent).not.toContain('no han respondido');
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('iban-change'), fault);
    expect(await iban()).toHaveProperty('value', 'ES91 2100 0418 4502 0005 1332');
  });

  it('lets the customer load the accounts again, or type one, when they cannot be loaded', async () => {
    await household.retailer.fail({
      operationId: 'listIbans',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await openDialog();
    expect(await screen.findByText('No hemos podido cargar las opciones.')).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await waitFor(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(1));
  });
});

describe('opening and closing', () => {
  it('keeps what was typed when the dialog is closed, but neither IBAN nor consent on the disk', async () => {
    const { address } = await openDialog();
    await another();
    await userEvent.type(await iban(), 'ES9121');
    await confirm();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/contratos');
    const stored = Object.values({ ...sessionStorage }).join();
    expect(stored).toContain('"account":"another"');
    expect(stored).not.toMatch(/ES9121|ownerIsBankOwner/);

    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la cuenta' }));
    expect(address()).toBe('/contratos?dialog=iban-change');
    expect(await iban()).toHaveProperty('value', 'ES91 21');
  });

  it('gives the focus to the dialog, and back to its button', async () => {
    await openDialog({ address: '/contratos' });
    const button = await enabled('Cambiar la cuenta');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('shows another customer nothing of it', async () => {
    const { leave } = await openDialog();
    await another();
    await iban();
    leave();
    openDrafts('another customer');
    await openDialog();
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
    expect(chosen).toEqual([]);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('offers nothing to change while the account is looked at for the customer, and says why', async () => {
    await showForms({
      configuration,
      address: '/contratos?dialog=iban-change',
      session: { readOnly: true },
      children: <FormDialog form="iban-change" subject={{ contract }} />,
    });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/en nombre del cliente/)).toBeTruthy();
    expect(within(dialog).queryByRole('radio')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Guardar la cuenta' })).toBeNull();
  });

  it('says why it cannot be opened, in reach of the keyboard', async () => {
    const subject = { contract: { ...contract, state: 'baixa' as const } };
    const { address } = await showForms({
      configuration,
      children: (
        <FormButton form="iban-change" subject={subject}>
          Cambiar la cuenta
        </FormButton>
      ),
    });
    const button = screen.getByRole('button', { name: 'Cambiar la cuenta' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    const reason = (await screen.findByRole('tooltip')).textContent;
    expect(reason).not.toMatch(/^conditions\.|^$/);
    const described = button.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(reason);
    await userEvent.click(button);
    expect(address()).toBe('/');
  });
});
