import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Contract } from '#domain/contract.ts';
import { errorId } from '#forms/engine/form-names.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { setTextValues } from '#i18n/texts.ts';
import { fetchContract } from '#queries/contract.ts';
import { fill, isMarkedInvalid } from '#tests/support/engine-page.tsx';
import { fewOf } from '#tests/support/exhaustive.ts';
import { setPageLanguage, showForms } from '#tests/support/form-page.tsx';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import { freshHousehold } from '#tests/support/fresh-household.ts';
import { controlOf, expectFieldError, typeInto } from '#tests/support/input-trial.ts';
import { publishedConfiguration } from '#tests/support/published-configuration.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

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
const summary = () => screen.findByRole('region', { name: 'Revise estos datos' });
const isSent = () => screen.findByRole('heading', { name: 'Hemos cambiado la dirección' });
const stored = async () =>
  (await household.retailer.inspect(household.customer, contract.name)).notification_address;

/** Opens the dialog where a new address is asked for. */
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

/** Fills in a good new address; name, e-mail and mobile stand there already. */
async function fillNew() {
  await fillPlace('50001', 'Zaragoza', 'Zaragoza');
  await typeInto(FORM, 'newAddress/tv', '1');
  await typeInto(FORM, 'newAddress/nv', 'Mayor');
  await typeInto(FORM, 'newAddress/pnp', '7');
}
const inZaragoza = { street_name: 'Mayor', house_number: '7', zipcode: '50001', ine: '50297' };

describe('what the customer sees', () => {
  it('asks for a new address at once where there is only the one in force, which is marked', async () => {
    await openDialog();
    const current = await screen.findByRole<HTMLInputElement>('radio', { name: /Actual/ });
    expect(current.closest('label')?.textContent).toMatch(
      /^Calle de los Almendros 14, 2 B, 50001 Zaragoza Actual .+ · .+@example.com$/,
    );
    expect(current.disabled).toBe(true);
    expect((await another()).checked).toBe(true);
  });

  it('begins with name, e-mail and mobile in force, and keeps what is typed over them', async () => {
    await openForNew();
    const { name, email } = contract.notification ?? {};
    expect([answerIn('name'), answerIn('email')]).toEqual([name, email]);
    expect(answerIn('mobile')?.replaceAll(' ', '')).toBe(contract.notification?.mobile?.slice(3));
    fill(field('email'), '');
    await fillNew();
    await send();
    await summary();
    await expectFieldError(FORM, 'email', 'Escriba su correo electrónico.');
    expect(answerIn('email')).toBe('');
  });

  it('asks for nothing that the retailer has no place for', async () => {
    await openForNew();
    expect(controlOf(FORM, 'newAddress/bq')).not.toBeNull();
    expect(controlOf(FORM, 'newAddress/aclarador')).toBeNull();
  });

  it('chooses another own address with one answer, and shows no fields for it', async () => {
    await openForNew();
    await fillNew();
    await send();
    await isSent();
    cleanup();
    contract = await contractWhere(({ name }) => name === contract.name);
    await openDialog();
    await userEvent.click(await screen.findByRole('radio', { name: /de los Almendros/ }));
    expect(controlOf(FORM, 'newAddress/dp')).toBeNull();
    await send();
    await isSent();
    expect(await stored()).toMatchObject({ street_name: 'de los Almendros' });
  });

  it('lets the customer load the addresses again, or give another, when they do not come', async () => {
    const operationId = 'listContractAddresses';
    await household.retailer.fail({ operationId, kind: 'status', status: 500, times: 1 });
    await openDialog();
    await screen.findByText('No hemos podido cargar sus direcciones.');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await screen.findByRole('radio', { name: /Actual/ });
  });

  it('speaks Catalan, also in what is already shown', async () => {
    await openForNew();
    await send();
    await summary();
    await setPageLanguage(configuration, 'ca-ES');
    await screen.findByRole('button', { name: 'Desar l’adreça' });
    await screen.findByRole('radio', { name: 'Una altra adreça' });
    expect(screen.getAllByText('Escrigui el codi postal.')).toHaveLength(2);
  });

  it.each([
    [{ readOnly: true }, 'activa' as const, /en nombre del cliente/],
    [{}, 'baixa' as const, /contratos activos/],
  ])('says why it is closed: %j, %s', async (session, state, reason) => {
    await openDialog({ about: { ...contract, state }, session });
    expect(await within(await screen.findByRole('dialog')).findByText(reason)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

/** Types each text into a field of a form that was sent once, and expects this error beside it. */
async function expectRefused(address: string, texts: readonly string[], error: string | RegExp) {
  await openForNew();
  await send();
  await summary();
  for (const text of texts) {
    fill(field(address), text);
    const said = () => document.getElementById(errorId(field(address).id))?.textContent ?? '';
    await waitFor(() => expect(said(), JSON.stringify(text.slice(0, 40))).toMatch(error));
    expect(isMarkedInvalid(field(address))).toBe(true);
  }
}

const typed = (cases: readonly { in: string }[], skip: (text: string) => boolean = () => false) =>
  cases.map((one) => one.in).filter((text) => text.trim() !== '' && !skip(text));
const { catastro, email, phone, postalCode } = vectors.types;

describe('what is refused beside its field', () => {
  it('a postal code that is none', () =>
    expectRefused(
      'newAddress/dp',
      [
        '5000',
        '00001',
        '53001',
        '5000O',
        '500011',
        ...typed(postalCode.invalid, (text) => /^\W?\d{5}\W?$/.test(text)),
      ],
      'El código postal debe tener 5 cifras y empezar por el de una provincia.',
    ));

  it('a cadastral reference that is none', () =>
    expectRefused(
      'newAddress/ref_catastral',
      typed(catastro.invalid),
      'Esta referencia catastral no es correcta. Debe tener 20 caracteres, como en el recibo del IBI.',
    ));

  it('an e-mail address that is none', () =>
    expectRefused(
      'email',
      typed(email.invalid, (text) => /^\s|\s$/.test(text)),
      'Este correo electrónico no es correcto. Debe ser como nombre@ejemplo.com.',
    ));

  it('a telephone that is none', () =>
    expectRefused(
      'mobile',
      [...['6000000O0', '+34+34600000000', '600000000 600000001'], ...typed(phone.invalid)],
      /^(Este teléfono no es correcto|A este teléfono le faltan cifras|Escriba un teléfono)/,
    ));

  it.each([
    ['0034', 'Escriba un teléfono móvil.'],
    ['900', 'A este teléfono le faltan cifras.'],
  ])('a telephone of which only %s is there', (text, error) =>
    expectRefused('mobile', [text], error),
  );

  it.each(
    fewOf(2, [
      ['name', 256, 'El nombre puede tener 256 caracteres como máximo.'],
      ['newAddress/nv', 256, 'El nombre puede tener 256 caracteres como máximo.'],
      ['newAddress/pnp', 9, 'El número puede tener 9 caracteres como máximo.'],
      ['newAddress/bq', 4, 'El bloque puede tener 4 caracteres como máximo.'],
      ['newAddress/es', 4, 'La escalera puede tener 4 caracteres como máximo.'],
      ['newAddress/pt', 10, 'El piso puede tener 10 caracteres como máximo.'],
      ['newAddress/pu', 4, 'La puerta puede tener 4 caracteres como máximo.'],
      ['email', 254, 'El correo puede tener 254 caracteres como máximo.'],
      ['mobile', 24, 'El teléfono puede tener 24 caracteres como máximo, contando el prefijo.'],
    ]),
  )('one character more than %s may have', async (address, limit, error) => {
    await expectRefused(address, ['x'.repeat(limit + 1)], error);
    fill(field(address), 'x'.repeat(limit));
    await waitFor(() => expect(screen.queryAllByText(error)).toEqual([]));
  });
});

describe('town and province', () => {
  it('have to be chosen where a postal code has several towns, and the town says the province', async () => {
    await openForNew();
    await fillNew();
    fill(field('newAddress/dp'), '01118');
    await screen.findByRole('option', { name: 'Condado de Treviño' });
    await send();
    await summary();
    expect(isMarkedInvalid(field('newAddress/poblacio'))).toBe(true);
    await fillPlace('01118', 'Condado de Treviño', 'Burgos');
    await send();
    await isSent();
    expect(await stored()).toMatchObject({ zipcode: '01118', ine: '09109' });
  });

  it('are cleared and stop the form where a postal code has none', async () => {
    await openForNew();
    await fillNew();
    fill(field('newAddress/dp'), '52999');
    await screen.findByText(/No encontramos ninguna población/);
    await send();
    await summary();
    expect(answerIn('newAddress/poblacio')).toBe('');
    expect(await stored()).toMatchObject({ street_name: 'de los Almendros' });
  });

  it('are typed where they cannot be looked up, and the retailer finds them', async () => {
    await household.retailer.fail({ operationId: 'listLocalities', kind: 'status', status: 500 });
    await openForNew();
    fill(field('newAddress/dp'), '50001');
    await screen.findByText('No hemos podido buscar la población. Escríbala usted, por favor.');
    fill(field('newAddress/poblacio'), 'Terrassa');
    await typeInto(FORM, 'newAddress/tv', '1');
    await typeInto(FORM, 'newAddress/nv', 'Mayor');
    await typeInto(FORM, 'newAddress/pnp', '7');
    await send();
    await screen.findByRole('region', { name: 'La dirección no se ha cambiado todavía' });
    const unknown = 'Esta población no corresponde al código postal. Revise los dos datos.';
    await expectFieldError(FORM, 'newAddress/poblacio', unknown);
    fill(field('newAddress/poblacio'), 'Zaragoza');
    await send();
    await isSent();
    expect(await stored()).toMatchObject(inZaragoza);
  });
});

describe('what is sent', () => {
  it('the new address once, normalised, however often the button is pressed', async () => {
    const operationId = 'changeNotificationAddress';
    await household.retailer.fail({ operationId, kind: 'delay', milliseconds: 300 });
    await openForNew();
    await fillNew();
    fill(field('newAddress/ref_catastral'), ' 9872023 vh5797s 0001wx ');
    fill(field('mobile'), '+351 912 345 678');
    const sent = recordSent();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar la dirección' }));
    await userEvent.keyboard('{Enter}');
    await isSent();
    expect(sent).toEqual([
      {
        address_type: 'new',
        new_address: {
          ...{ name: contract.notification?.name, email: contract.notification?.email },
          ...{ zipcode: '50001', city: 'Zaragoza', state: 150, tv: 1, nv: 'Mayor', pnp: '7' },
          ...{ ref_catastral: '9872023VH5797S0001WX', mobile: '+351912345678' },
        },
      },
    ]);
    expect(await stored()).toMatchObject(inZaragoza);
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

  it.each(
    fewOf(2, [
      [400, 'something_new', 'La dirección no se ha cambiado todavía'],
      [406, 'contract_not_active', 'Este contrato ya no está activo'],
      [403, 'feature_disabled', 'Ahora no se puede cambiar desde aquí'],
      [500, 'internal_error', 'Algo ha fallado por nuestra parte'],
    ]),
  )(
    'a refusal with %i and %s is told in its own words, and a repeat works',
    async (status, message, title) => {
      await fail({ status, body: { status: 'ERROR', message }, times: 1 });
      await openForNew();
      await fillNew();
      await send();
      await screen.findByRole('region', { name: title });
      expect(answerIn('newAddress/nv')).toBe('Mayor');
      await send();
      await isSent();
      expect(await stored()).toMatchObject(inZaragoza);
    },
  );

  it('without a connection everything stays, and is sent when it is back', async () => {
    await openForNew();
    await fillNew();
    await household.retailer.fail({ operationId: '*', kind: 'drop-before' });
    await send();
    await screen.findByRole('region', { name: 'No sabemos si ha llegado' });
    await household.retailer.clearInjectedFaults();
    await send();
    await isSent();
    expect(await stored()).toMatchObject(inZaragoza);
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

/** Bodies of what reaches the retailer from here on. */
function recordSent(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  const web = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && input.method === 'POST') {
      sent.push(JSON.parse(await input.clone().text()));
    }
    return web(input, init);
  });
  return sent;
}
