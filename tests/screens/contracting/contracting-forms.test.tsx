import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useFacts } from '#config/facts-provider.tsx';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { FormSummary } from '#forms/summary/form-summary.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { someCups } from '#tests/sandbox/lead-fixture.ts';
import { type Step, showStep as showContractingStep } from '#tests/support/contracting-step.tsx';
import { fill } from '#tests/support/engine-page.tsx';
import { fewOf } from '#tests/support/exhaustive.ts';
import { showForms } from '#tests/support/form-page.tsx';
import { visitedRetailer } from '#tests/support/visited-retailer.ts';

const page = visitedRetailer();

const showStep = (step: string, given: Step = {}) =>
  showContractingStep(page.configuration, step, given);

const submit = () => document.forms[0]?.requestSubmit();
// Fields of a folded group are in the page (tests/forms/forms-folded.test.tsx).
const hidden = true;
const box = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name, hidden });
const list = (name: string | RegExp) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name, hidden });
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name, hidden }));
const told = (text: string | RegExp) => screen.findAllByText(text);

describe('installation', () => {
  const type = async (name: string | RegExp, text: string) => fill(await box(name), text);

  it('warns of a CUPS that could not be checked, and lets it be checked again', async () => {
    await showStep('installation');
    await type(/^CUPS de la luz/, someCups('10'));
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('no hemos podido comprobar');
    expect(within(warning).getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  });

  it('begins with the postal code of the estimate before it', async () => {
    await showStep('installation', { before: { estimate: { dp: '08001', home: 'small' } } });
    const postalCode = await box(/^Código postal/);
    await waitFor(() => expect(postalCode.value).toBe('08001'));
  });

  it('says whom to call where a postal code has no town, and does not demand one', async () => {
    await showStep('installation');
    await type(/^Código postal/, '08999');
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('No encontramos ninguna población');
    expect(within(warning).getByRole('link').getAttribute('href')).toBe('tel:900000000');
    submit();
    await told('Elija el tipo de vía: calle, plaza, avenida…');
    expect(screen.queryByText(/^Elija la población/)).toBeNull();
  });

  it('takes an untidy CUPS, checks it, and fills in the postal code and the town', async () => {
    const sent = await showStep('installation', { contractation: { invoiceRequired: false } });
    const cups = someCups();
    await type(/^CUPS de la luz/, ` ${cups.toLowerCase().replace(/(.{4})/g, '$1 ')}`);
    const postalCode = await box(/^Código postal/);
    await waitFor(() => expect(postalCode.value).toMatch(/^\d{5}$/));
    const town = await list(/^Población/);
    await waitFor(() => expect(town.options.length).toBeGreaterThan(1));
    if (town.value === '') await userEvent.selectOptions(town, town.options[1]?.value ?? '');
    const province = await list(/^Provincia/);
    await waitFor(() => expect(province.value).not.toBe(''));
    await waitFor(async () =>
      expect((await list(/^Tipo de vía/)).options.length).toBeGreaterThan(1),
    );
    await userEvent.selectOptions(await list(/^Tipo de vía/), '1');
    await type(/^Nombre de la vía/, 'Mayor');
    await type(/^Número/, '1');
    await choose('Mi vivienda habitual');
    await choose(/^No, está dado de baja/);
    submit();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      cups,
      sipsPower: expect.any(Number),
      sipsSelfconsCode: '00',
      address: {
        dp: postalCode.value,
        ine: expect.stringMatching(/^\d{5}$/),
        state: expect.any(Number),
        ...{ tv: 1, nv: 'Mayor', pnp: '1' },
      },
      residenceType: 'habitual',
      activeContract: false,
    });
  });

  it.each(
    fewOf(2, [
      ['ES0999123456789012XX0F', /Este CUPS no es correcto/],
      [someCups('01'), /no se puede contratar este punto de suministro/],
      [someCups('10'), /no hemos podido comprobar si se puede contratar/],
    ]),
  )('says of the CUPS %s what is the matter', async (cups, text) => {
    await showStep('installation');
    await type(/^CUPS de la luz/, cups);
    submit();
    expect((await told(text)).length).toBeGreaterThan(0);
  });

  it('asks for the activity of a business, and for invoice and retailer of an active contract', async () => {
    await showStep('installation');
    expect(screen.queryByText(/^Su última factura/)).toBeNull();
    await choose('Un local o un negocio');
    const activity = await screen.findByRole('combobox', { name: /^Actividad del negocio/ });
    await userEvent.type(activity, 'panaderia');
    await userEvent.click(await screen.findByRole('option', { name: /panadería/ }));
    await choose(/^Sí, hay un contrato activo/);
    await told(/^Su última factura de la luz/);
    const retailers = await list(/^Su comercializadora actual/);
    await waitFor(() => expect(retailers.options.length).toBeGreaterThan(3));
    submit();
    await told('Adjunte su última factura.');
  });

  it('leaves the previous retailer out when its list fails, unless it is demanded', async () => {
    await page.retailer.fail({ operationId: 'listPreviousRetailers', kind: 'status', status: 500 });
    await showStep('installation');
    await choose(/^Sí, hay un contrato activo/);
    await told(/^Su última factura de la luz/);
    submit();
    await told('Adjunte su última factura.');
    expect(screen.queryByText(/Necesitamos esta lista/)).toBeNull();
    cleanup();
    await showStep('installation', { contractation: { requirePreviousSupplier: true } });
    await choose(/^Sí, hay un contrato activo/);
    await told(/^Su última factura de la luz/);
    await waitFor(() => expect(screen.queryByText('Buscando opciones…')).toBeNull());
    submit();
    await told(/Necesitamos esta lista/);
  });

  it('clears the town when nobody lives under a postal code, and lets it be typed when that cannot be told', async () => {
    await showStep('installation');
    await type(/^Código postal/, '50001');
    await waitFor(async () => expect((await list(/^Población/)).value).toBe('Zaragoza'));
    await type(/^Código postal/, '52999');
    await told(/No encontramos ninguna población/);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Provincia/ })).toBeNull());
    await page.retailer.fail({ operationId: 'listLocalities', kind: 'status', status: 500 });
    await type(/^Código postal/, '08001');
    await told(/Escríbala usted/);
    await type(/^Población/, 'Barcelona');
  });

  it('asks for a CUPS of gas in a contracting of gas, and for no invoice of electricity', async () => {
    await showStep('installation', { wizard: 'contracting-gas' });
    await box(/^CUPS del gas/);
    await choose(/^Sí, hay un contrato activo/);
    expect(screen.queryByText(/^Su última factura de la luz/)).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^CUPS de la luz/ })).toBeNull();
  });

  it('asks for consent only of visitors: to keep and call where the retailer insists, elsewhere to call alone', async () => {
    const boxes = async () =>
      (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(
        ({ labels }) => labels?.[0]?.textContent,
      );
    await showStep('installation', { contractation: { requireLeadConsent: true } });
    expect(await boxes()).toEqual([expect.stringMatching(/se guarde lo que escriba.*me llamen/)]);
    submit();
    await told(/Para continuar necesitamos su permiso/);
    cleanup();
    await showStep('installation');
    expect(await boxes()).toEqual([expect.stringMatching(/^Acepto que .*me llame si no termino/)]);
    cleanup();
    await showStep('installation', { signedIn: true });
    await box(/^CUPS de la luz/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('speaks Catalan', async () => {
    await showStep('installation', { language: 'ca-ES' });
    await box(/^CUPS de la llum/);
    submit();
    await told('Escrigui el CUPS. És a l’última factura i comença per ES.');
    await told('Escrigui el codi postal.');
  });
});

describe('person', () => {
  it('asks a person for surnames, and a company for who represents it', async () => {
    await showStep('person');
    await box(/^Primer apellido/);
    expect(screen.queryByRole('textbox', { name: /^Nombre de la empresa/ })).toBeNull();
    fill(await box(/^NIF/), 'b-00000000');
    await box(/^Nombre de la empresa/);
    await box(/^NIF del representante/);
    await told(/^Tarjeta del NIF de la empresa/);
    submit();
    await told('Escriba el NIF del representante.');
    await told('Adjunte la tarjeta del NIF de la empresa.');
    expect(screen.queryByRole('textbox', { name: /^Primer apellido$/ })).toBeNull();
  });

  it('tells a company on leaving the field that it cannot contract here, whom to call, and asks for nothing of it', async () => {
    await showStep('person', {
      contractation: { restrictCompanyVAT: true },
      organization: { phone: '911 111 111', phone_crm: '922 222 222' },
    });
    await userEvent.type(await box(/^NIF/), 'B00000000');
    expect(screen.queryByText(/solo contratan particulares/)).toBeNull();
    await userEvent.tab();
    const [error] = await told(/solo contratan particulares/);
    const call = within(error as HTMLElement).getByRole('link', { name: '922 222 222' });
    expect(call.getAttribute('href')).toBe('tel:922222222');
    expect(screen.queryByRole('textbox', { name: /^Nombre de la empresa/ })).toBeNull();
    expect(await box(/^Primer apellido/)).toBeTruthy();
  });

  it('asks whether the owner changes where there is an active contract, and begins in the language of the page', async () => {
    await showStep('person', { before: { installation: { activeContract: true } } });
    await screen.findByRole('radio', { name: /^No, hay que cambiar el titular/ });
    const spanish = await screen.findByRole<HTMLInputElement>('radio', {
      name: 'Español',
      hidden,
    });
    await waitFor(() => expect(spanish.checked).toBe(true));
    submit();
    await told('Díganos si hay que cambiar el titular.');
  });

  describe('of a customer who is signed in', () => {
    const laura = {
      ...{ vat: '00000000T', name: 'Laura Ferrer Puig', email: 'laura@example.com' },
      mobile: '+34600000001',
      nameParts: { name: 'Laura', surName1: 'Ferrer', surName2: 'Puig' },
    };
    const change = (name: RegExp) => screen.findByRole('button', { name });
    const seen = (name: RegExp) => screen.queryByRole('textbox', { name });

    it('is known: each on one line, which can be changed, and sent as it is', async () => {
      const answers = { nifFaceup: ['file:1'] };
      const sent = await showStep('person', { user: laura, answers });
      await change(/^Cambiar Titular/);
      await change(/^Cambiar Cómo nos ponemos/);
      expect(document.body.textContent).toContain('00000000T · Laura Ferrer Puig');
      expect(document.body.textContent).toMatch(/600 00 00 01.*laura@example\.com/);
      for (const name of [/^NIF/, /^Primer apellido/, /^Teléfono móvil/, /^Correo/])
        expect(seen(name)).toBeNull();
      await waitFor(() => {
        submit();
        expect(sent).toHaveBeenCalled();
      });
      expect(sent.mock.calls[0]?.[0]).toMatchObject({
        ...{ vat: '00000000T', name: 'Laura', surName1: 'Ferrer', surName2: 'Puig' },
        ...{ mobile: '+34600000001', email: 'laura@example.com' },
      });
    });

    it('may be another one, of whom nothing of the customer is left but how to reach them', async () => {
      await showStep('person', { user: laura });
      await userEvent.click(await change(/^Cambiar Titular/));
      expect(await box(/^NIF/)).toBe(document.activeElement);
      fill(await box(/^NIF/), '11111111H');
      await waitFor(async () => expect((await box(/^Primer apellido/)).value).toBe(''));
      fill(await box(/^NIF/), '00000000T');
      await waitFor(async () => expect((await box(/^Primer apellido/)).value).toBe('Ferrer'));
      fill(await box(/^Primer apellido/), 'Roca');
      fill(await box(/^NIF/), '11111111H');
      expect((await box(/^Primer apellido/)).value).toBe('Roca');
      cleanup();
      await showStep('person', { user: laura, answers: { vat: '11111111H' } });
      expect((await box(/^Primer apellido/)).value).toBe('');
      expect(seen(/^NIF/)).not.toBeNull();
    });

    it('is asked for the name that the retailer does not have in parts', async () => {
      await showStep('person', { user: { ...laura, nameParts: null } });
      expect((await box(/^NIF/)).value).toBe('00000000T');
      expect(seen(/^Primer apellido/)).not.toBeNull();
      await change(/^Cambiar Cómo nos ponemos/);
    });

    it('is a company by its name', async () => {
      await showStep('person', { user: { vat: 'B00000000', name: 'Valls, SL' } });
      expect((await box(/^Nombre de la empresa/)).value).toBe('Valls, SL');
      await change(/^Cambiar Titular/);
    });

    it('is no visitor, whose answers remain in sight', async () => {
      const { vat, mobile, email, nameParts } = laura;
      await showStep('person', { answers: { ...nameParts, vat, mobile, email } });
      expect(await screen.findByRole('textbox', { name: /^NIF/ })).toBeTruthy();
    });
  });

  it('takes another address for the invoices', async () => {
    await showStep('person');
    await choose('A otra dirección');
    fill(await box(/^Código postal/), '50001');
    await waitFor(async () => expect((await list(/^Población/)).value).toBe('Zaragoza'));
  });

  it('sends a mobile with its prefix', async () => {
    const answers = {
      ...{ vat: '12345678Z', name: 'Ana', surName1: 'Pérez', email: 'ana@example.com' },
      ...{ nifFaceup: ['file:1'], commsLanguage: 'es-ES', sameInvoiceAddress: true },
    };
    const sent = await showStep('person', { answers });
    fill(await box(/^Teléfono móvil/), '600 000 009');
    await waitFor(() => {
      submit();
      expect(sent).toHaveBeenCalled();
    });
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ mobile: '+34600000009' });
  });
});

describe('contract', () => {
  const supply = (more: Answers = {}) => ({
    installation: {
      cups: someCups(),
      sipsPower: 4.6,
      sipsPower2: 4.6,
      sipsSelfconsCode: '00',
      ...more,
    },
  });

  it('begins with the powers of the supply point, takes the one tariff and offers its products', async () => {
    const sent = await showStep('contract', { before: supply() });
    const power = await box(/^Potencia P1/);
    await waitFor(() => expect(power.value).toBe('4,6'));
    await waitFor(async () => expect((await list(/^Peaje de acceso/)).value).toBe('1'));
    await choose(/Luz Clara/);
    submit();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toEqual({
      ...{ power: 4.6, power2: 4.6, accessTariff: 1, selectedProduct: 1 },
      selfcons: false,
    });
  });

  it('begins with the product that was chosen before the supply was known', async () => {
    const estimate = { dp: '50001', home: 'small', selectedProduct: 1 };
    await showStep('contract', { before: { ...supply(), estimate } });
    const product = () =>
      screen.findByRole<HTMLInputElement>('radio', { name: /^Luz Clara/, hidden });
    await waitFor(async () => expect((await product()).checked).toBe(true));
  });

  it('is read again with the names of tariff and product', async () => {
    const answers = { power: 4.6, power2: 4.6, accessTariff: 1, selectedProduct: 1 };
    const Page = () => {
      const form = 'contracting-contract';
      const wizard = { name: 'contracting-electricity', answers: supply(), memory: {} };
      const shown = { form: useForm(form), texts: useFormTexts(form), facts: useFacts({ wizard }) };
      return <FormSummary {...shown} answers={{ ...answers, selfcons: false }} />;
    };
    await showForms({
      configuration: page.configuration,
      children: <Page />,
      session: { signedIn: false },
    });
    await told('Luz Clara');
    await told('2.0TD');
  });

  it('asks for six powers above 15 kW, in order, and forgets the product that is offered no more', async () => {
    await showStep('contract', { before: supply() });
    await choose(/Luz Noche/);
    fill(await box(/^Potencia P1/), '15');
    expect(screen.queryByRole('textbox', { name: /^Potencia P3/ })).toBeNull();
    fill(await box(/^Potencia P1/), '15,001');
    const third = await box(/^Potencia P3/);
    fill(third, '4');
    const tariffs = await list(/^Peaje de acceso/);
    await waitFor(() => expect([...tariffs.options].map((one) => one.text)).toContain('3.0TD'));
    expect(tariffs.value).toBe('');
    submit();
    await told('La potencia P3 no puede ser menor que la P2.');
    await told('Escriba la potencia P4.');
    fill(await box(/^Potencia P1/), '10');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Potencia P3/ })).toBeNull());
  });

  it('knows the panels of the supply point by their code, and asks for their documents', async () => {
    await showStep('contract', { before: supply({ sipsSelfconsCode: '43' }) });
    const yes = await screen.findByRole<HTMLInputElement>('radio', { name: 'Sí' });
    await waitFor(() => expect(yes.checked).toBe(true));
    await told(/^Documentos de la instalación/);
    const code = await screen.findByLabelText(/^Modalidad de autoconsumo/);
    expect(code.textContent).toMatch(/a través de la red/);
    await screen.findByRole('radio', { name: /Luz Solar/ });
    submit();
    await told('Adjunte los documentos de la instalación.');
    await choose('No');
    await waitFor(() => expect(screen.queryByText(/^Documentos de la instalación$/)).toBeNull());
  });

  it.each([
    ['99', '99'],
    ['41', 'Individual, con excedentes y compensación'],
  ])('shows the code %s of self-consumption, and no other to choose', async (code, text) => {
    await showStep('contract', { before: supply({ sipsSelfconsCode: code }) });
    const kind = await screen.findByLabelText(/^Modalidad de autoconsumo/);
    expect(kind.textContent).toBe(text);
    expect(screen.queryByRole('combobox', { name: /^Modalidad/ })).toBeNull();
  });

  const six = { sipsPower: 16.5, sipsPower2: 16.5, sipsPower3: 16.5, sipsPower4: 20.78 };
  const large = { ...six, sipsPower5: 20.78, sipsPower6: 25 };

  it('chooses the access tariff that the supply point has, where several fit', async () => {
    await showStep('contract', { before: supply({ ...large, sipsTariff: 3 }) });
    const tariffs = await list(/^Peaje de acceso/);
    await waitFor(() => expect(tariffs.selectedOptions[0]?.text).toBe('6.1TD'));
    await screen.findAllByRole('radio', { name: /^Luz/ });
    await userEvent.selectOptions(tariffs, '2');
    expect(tariffs.value).toBe('2');
  });

  it('leaves the access tariff to the customer where that of the supply point is not offered', async () => {
    await showStep('contract', { before: supply({ ...large, sipsTariff: 1 }) });
    const tariffs = await list(/^Peaje de acceso/);
    await waitFor(() => expect(tariffs.options.length).toBeGreaterThan(2));
    expect(tariffs.value).toBe('');
  });

  it('names the periods of a home beside its prices', async () => {
    await showStep('contract', { before: supply() });
    await told(/^P3 valle /);
    await told(/^P2 llano /);
  });

  it('gives six periods no names of three', async () => {
    await showStep('contract', { before: supply({ ...large, sipsTariff: 2 }) });
    await told(/^P6 \d/);
    expect(screen.queryByText(/punta |valle |llano /)).toBeNull();
  });

  it('offers what a promotional code opens', async () => {
    await showStep('contract', { before: supply(), memory: { promotionalCode: 'AMIGOS' } });
    await screen.findByRole('radio', { name: /Luz Amiga/ });
  });

  it('is not held up by a promotional code that was taken back', async () => {
    const memory = { promotionalCode: null };
    const sent = await showStep('contract', { before: supply(), memory });
    await waitFor(async () => expect((await list(/^Peaje de acceso/)).value).toBe('1'));
    await choose(/Luz Clara/);
    submit();
    await waitFor(() => expect(sent).toHaveBeenCalled());
  });

  it('warns where there is nothing to offer, with a telephone to call, and demands nothing', async () => {
    await showStep('contract', { before: supply({ cups: someCups('09') }) });
    await told(/No hay ninguna tarifa disponible/);
    const warning = screen.getByRole('alert');
    expect(within(warning).getByRole('link').getAttribute('href')).toBe('tel:900000000');
    submit();
    await told(/^Con estos datos no hay ninguna tarifa\./);
    expect(screen.queryByText('Elija una tarifa.')).toBeNull();
  });
});

describe('gas', () => {
  const active = { installation: { activeContract: true, gasCups: someCups(), sipsGasTariff: 12 } };

  it('may be left out beside electricity', async () => {
    const sent = await showStep('gas-contract', { wizard: 'contracting-dual', before: active });
    await choose(/^No, solo la luz/);
    expect(screen.queryByRole('textbox')).toBeNull();
    submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ includeGas: false }));
  });

  it('asks for everything where it cannot be left out, and takes the tariff of the CUPS', async () => {
    await showStep('gas-contract', {
      wizard: 'contracting-dual',
      before: active,
      contractation: { dual: { enabled: true, gasRequired: true } },
    });
    expect(screen.queryByText('¿Quiere contratar también el gas?')).toBeNull();
    fill(await box(/^CUPS del gas/), someCups());
    await waitFor(async () => expect((await list(/^Peaje de acceso/)).value).toMatch(/^1\d$/));
    await screen.findByRole('radiogroup', { name: /su tarifa de gas/i });
    submit();
    await told('Díganos si hay que cambiar el titular del gas.');
    await told('Adjunte su última factura del gas.');
  });

  it('takes no CUPS of the electricity, with or without its border point', async () => {
    const cups = someCups();
    const before = { installation: { activeContract: true, cups: cups.slice(0, 20) } };
    await showStep('gas-contract', {
      ...{ wizard: 'contracting-dual', before },
      contractation: { dual: { enabled: true, gasRequired: true } },
    });
    fill(await box(/^CUPS del gas/), `${cups.slice(0, 20)}0F`);
    submit();
    await told(/^Este es el CUPS de la luz/);
    fill(await box(/^CUPS del gas/), someCups());
    await waitFor(() => expect(screen.queryByText(/^Este es el CUPS de la luz/)).toBeNull());
  });

  it.each([
    ['a home', {}],
    ['a company', { person: { personType: 'company' } }],
  ])('beside electricity is priced by what its CUPS consumes a year, for %s', async (_, person) => {
    const cups = someCups();
    const { data } = (await page.retailer.call('GET', `/api/v2/gas/leads/cups/${cups}`)) as {
      data: { yearlyConsumption: number };
    };
    await showStep('gas-contract', {
      ...{ wizard: 'contracting-dual', before: { ...active, ...person } },
      contractation: { dual: { enabled: true, gasRequired: true } },
    });
    fill(await box(/^CUPS del gas/), cups);
    const uses = await screen.findAllByText(/^Con .* al año, impuestos incluidos\.$/);
    expect(uses[0]?.textContent?.replace(/\D/g, '')).toBe(String(data.yearlyConsumption));
    expect(screen.queryByText('¿Cuántas personas viven en casa?')).toBeNull();
  });

  it('alone knows its supply point from before', async () => {
    await showStep('gas-contract', { wizard: 'contracting-gas', before: active });
    await waitFor(async () => expect((await list(/^Peaje de acceso/)).value).toBe('12'));
    await screen.findByRole('radio', { name: /Gas Claro/ });
    expect(screen.queryByRole('textbox', { name: /^CUPS/ })).toBeNull();
  });
});

describe('payment and confirmation', () => {
  it('take an account of whoever contracts', async () => {
    const sent = await showStep('payment');
    fill(await box(/^IBAN de la cuenta/), 'es91 2100-0418 4502 0005 1332');
    submit();
    await told(/La cuenta debe ser de quien contrata/);
    await userEvent.click(screen.getByRole('checkbox'));
    submit();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ iban: 'ES9121000418450200051332', isOwner: true }),
    );
  });

  describe('of a customer who is signed in', () => {
    const box = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^IBAN/ });
    const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
    const own = async () => {
      const { token } = await page.retailer.signInFresh();
      const { data } = (await page.retailer.callAs(token, 'GET', '/api/v2/contracts/ibans/')) as {
        data: { id: number; printable_iban: string }[];
      };
      const [first] = data;
      if (!first) throw new Error('the customer has no account');
      return { ...first, label: `Cuenta acabada en ${first.printable_iban.slice(-4)}` };
    };
    afterEach(() => page.retailer.visit());

    it('offers the accounts of the customer by their last four digits, and chooses none', async () => {
      const { id, printable_iban, label } = await own();
      const sent = await showStep('payment', { signedIn: true });
      const radio = await screen.findByRole<HTMLInputElement>('radio', { name: label });
      expect(screen.getAllByRole<HTMLInputElement>('radio').some((one) => one.checked)).toBe(false);
      expect(box()).toBeNull();
      submit();
      await told('Elija una cuenta.');
      await userEvent.click(radio);
      await userEvent.click(tick());
      expect(box()).toBeNull();
      expect(document.body.textContent).not.toContain(printable_iban.slice(0, -4).trim());
      submit();
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ account: `${id}`, isOwner: true }));
    });

    it('takes another account, whose owner is asked again', async () => {
      const { label } = await own();
      const sent = await showStep('payment', { signedIn: true });
      await choose(label);
      await userEvent.click(tick());
      await choose('Otra cuenta');
      fill(await screen.findByRole('textbox', { name: /^IBAN/ }), 'ES9121000418450200051332');
      await waitFor(() => expect(tick().checked).toBe(false));
      await userEvent.click(tick());
      submit();
      const iban = 'ES9121000418450200051332';
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({ account: 'another', iban, isOwner: true }),
      );
    });

    it('asks for the IBAN alone where the customer has no account', async () => {
      await own();
      await page.retailer.fail({
        operationId: 'listIbans',
        kind: 'body',
        body: { status: 'OK', data: [] },
      });
      const sent = await showStep('payment', { signedIn: true });
      fill(await screen.findByRole('textbox', { name: /^IBAN/ }), 'ES9121000418450200051332');
      expect(screen.queryByRole('radio')).toBeNull();
      await userEvent.click(tick());
      submit();
      await waitFor(() => expect(sent).toHaveBeenCalled());
    });

    it('leads to the end where the accounts cannot be read', async () => {
      await own();
      await page.retailer.fail({ operationId: 'listIbans', kind: 'status', status: 500 });
      const sent = await showStep('payment', { signedIn: true });
      await told(/Ahora no podemos mostrarle sus cuentas/);
      await choose('Otra cuenta');
      fill(await screen.findByRole('textbox', { name: /^IBAN/ }), 'ES9121000418450200051332');
      await userEvent.click(tick());
      submit();
      await waitFor(() => expect(sent).toHaveBeenCalled());
    });

    it.each([
      ['chosen', 'Cuenta de cargo', undefined],
      ['another', null, 'ES91 •••• •••• •••• •••• 1332'],
    ])(
      'says an account that is %s by its last four digits in the summary',
      async (kind, term, text) => {
        const { id, label, printable_iban } = await own();
        const another = { account: 'another', iban: 'ES9121000418450200051332' };
        const answers = { ...(term ? { account: `${id}` } : another), isOwner: true };
        const Page = () => {
          const facts = useFacts({
            wizard: { name: 'contracting-electricity', answers: {}, memory: {} },
          });
          const form = useForm('contracting-payment');
          return (
            <FormSummary
              {...{ form, facts, answers }}
              texts={useFormTexts('contracting-payment')}
            />
          );
        };
        await showForms({
          configuration: page.configuration,
          children: <Page />,
          session: { signedIn: true },
        });
        await told(text ?? label);
        expect(screen.queryByText('Cuenta de cargo') !== null, kind).toBe(term !== null);
        expect(screen.queryByText('Otra cuenta')).toBeNull();
        expect(document.body.textContent).not.toContain(printable_iban);
      },
    );
  });

  it('ask a visitor for two acceptances, with what is accepted one click away, and nothing of a customer', async () => {
    await showStep('confirmation');
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((one) => one.checked)).toEqual([false, false, false]);
    const links = within(document.forms[0] as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://lluerna.example/condiciones-del-contrato',
      'https://lluerna.example/privacidad',
      'tel:900000000',
    ]);
    submit();
    await told(/debe aceptar las condiciones/);
    await told(/Lea la información sobre protección de datos/);
    cleanup();
    const sent = await showStep('confirmation', { signedIn: true });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
    submit();
    await waitFor(() => expect(sent).toHaveBeenCalled());
  });

  it('ask a customer for the acceptances that the retailer missed', async () => {
    await showStep('confirmation', { signedIn: true, memory: { consentsAsked: true } });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  });

  it('name a field that is not on the page with the words of its link', async () => {
    const problem: Problem = { kind: 'invalid', fields: { acceptGdpr: ['const'] } };
    await showStep('confirmation', { signedIn: true, problem });
    await told(/^He leído la información sobre protección de datos: Lea/);
  });

  it('ask a company on halt for the conditions of use, and speak of no contract', async () => {
    await showStep('confirmation', {
      contractation: { businessHalt: true },
      before: { person: { vat: 'B00000000' } },
    });
    const [conditions] = await screen.findAllByRole('checkbox');
    expect(conditions?.closest('.consent')?.textContent).toContain('condiciones de uso');
    submit();
    await told(/debe aceptar las condiciones de uso/);
    expect(document.body.textContent).not.toMatch(/contrat/);
  });
});
