import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useFacts } from '#config/facts-provider.tsx';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { FormSummary } from '#forms/summary/form-summary.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import {
  type Step,
  showStep as showContractingStep,
} from '#tests/support/pages/contracting-step.tsx';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { visitedRetailer } from '#tests/support/retailer/visited-retailer.ts';

const page = visitedRetailer();

const showStep = (step: string, given: Step = {}) =>
  showContractingStep(page.configuration, step, given);

const submit = () => document.forms[0]?.requestSubmit();
// Fields of a folded group are in the page (tests/forms/forms-folded.test.tsx).
const hidden = true;
const box = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name, hidden });
const findMessages = (text: string | RegExp) => screen.findAllByText(text);

describe('installation', () => {
  const type = async (name: string | RegExp, text: string) => fill(await box(name), text);

  it('says what is wrong with a CUPS, and offers to check again one that could not be checked', async () => {
    await showStep('installation');
    await type(/^CUPS de la luz/, 'ES0999123456789012XX0F');
    await findMessages(/Este CUPS no es correcto/);
    await type(/^CUPS de la luz/, someCups('01'));
    await findMessages(/no se puede contratar este punto de suministro/);
    await type(/^CUPS de la luz/, someCups('10'));
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('no hemos podido comprobar si se puede contratar');
    expect(within(warning).getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  });

  it('says which number to call where a postal code has no town, and lets it be typed when the towns cannot be loaded', async () => {
    await showStep('installation');
    await type(/^Código postal/, '08999');
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('No encontramos ninguna población');
    expect(within(warning).getByRole('link').getAttribute('href')).toBe('tel:900000000');
    submit();
    await findMessages('Elija el tipo de vía: calle, plaza, avenida…');
    expect(screen.queryByText(/^Elija la población/)).toBeNull();
    await page.retailer.fail({ operationId: 'listLocalities', kind: 'status', status: 500 });
    await type(/^Código postal/, '08001');
    await findMessages(/Escríbala usted/);
    await type(/^Población/, 'Barcelona');
  });
});

describe('person', () => {
  it('says on leaving the field that a company cannot contract here, names the number to call, and requests nothing else', async () => {
    await showStep('person', {
      contractation: { restrictCompanyVAT: true },
      organization: { phone: '911 111 111', phone_crm: '922 222 222' },
    });
    await userEvent.type(await box(/^NIF/), 'B00000000');
    expect(screen.queryByText(/solo contratan particulares/)).toBeNull();
    await userEvent.tab();
    const [error] = await findMessages(/solo contratan particulares/);
    const call = within(error as HTMLElement).getByRole('link', { name: '922 222 222' });
    expect(call.getAttribute('href')).toBe('tel:922222222');
    expect(screen.queryByRole('textbox', { name: /^Nombre de la empresa/ })).toBeNull();
    expect(await box(/^Primer apellido/)).toBeTruthy();
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
      // The code that writes telephones out is loaded later.
      await waitFor(() => {
        expect(document.body.textContent).toContain('00000000T · Laura Ferrer Puig');
        expect(document.body.textContent).toMatch(/600 00 00 01.*laura@example\.com/);
        for (const name of [/^NIF/, /^Primer apellido/, /^Teléfono móvil/, /^Correo/])
          expect(seen(name)).toBeNull();
      });
      await waitFor(() => {
        submit();
        expect(sent).toHaveBeenCalled();
      });
      expect(sent.mock.calls[0]?.[0]).toMatchObject({
        ...{ vat: '00000000T', name: 'Laura', surName1: 'Ferrer', surName2: 'Puig' },
        ...{ mobile: '+34600000001', email: 'laura@example.com' },
      });
    });

    it('is not a visitor, whose answers remain visible', async () => {
      const { vat, mobile, email, nameParts } = laura;
      await showStep('person', { answers: { ...nameParts, vat, mobile, email } });
      expect(await screen.findByRole('textbox', { name: /^NIF/ })).toBeTruthy();
    });
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
    await findMessages('Luz Clara');
    await findMessages('2.0TD');
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

  it('names the periods of a home beside its prices', async () => {
    await showStep('contract', { before: supply() });
    await findMessages(/^P3 valle /);
    await findMessages(/^P2 llano /);
  });

  it('gives six periods no names of three', async () => {
    await showStep('contract', { before: supply({ ...large, sipsTariff: 2 }) });
    await findMessages(/^P6 \d/);
    expect(screen.queryByText(/punta |valle |llano /)).toBeNull();
  });

  it('warns where there is nothing to offer, with a telephone to call, and demands nothing', async () => {
    await showStep('contract', { before: supply({ cups: someCups('09') }) });
    await findMessages(/No hay ninguna tarifa disponible/);
    const warning = screen.getByRole('alert');
    expect(within(warning).getByRole('link').getAttribute('href')).toBe('tel:900000000');
    submit();
    await findMessages(/^Con estos datos no hay ninguna tarifa\./);
    expect(screen.queryByText('Elija una tarifa.')).toBeNull();
  });
});

describe('payment and confirmation', () => {
  describe('of a customer who is signed in', () => {
    const box = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^IBAN/ });
    const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
    let own: { id: number; label: string; printable_iban: string };
    beforeAll(async () => {
      const { token } = await page.retailer.signInFresh();
      const { data } = (await page.retailer.callAs(token, 'GET', '/api/v2/contracts/ibans/')) as {
        data: { id: number; printable_iban: string }[];
      };
      const [first] = data;
      if (!first) throw new Error('the customer has no account');
      own = { ...first, label: `Cuenta acabada en ${first.printable_iban.slice(-4)}` };
    });
    afterAll(() => page.retailer.visit());

    it('offers the accounts of the customer by their last four digits, and chooses none', async () => {
      const { id, printable_iban, label } = own;
      const sent = await showStep('payment', { signedIn: true });
      const radio = await screen.findByRole<HTMLInputElement>('radio', { name: label });
      expect(screen.getAllByRole<HTMLInputElement>('radio').some((one) => one.checked)).toBe(false);
      expect(box()).toBeNull();
      submit();
      await findMessages('Elija una cuenta.');
      await userEvent.click(radio);
      await userEvent.click(tick());
      expect(box()).toBeNull();
      expect(document.body.textContent).not.toContain(printable_iban.slice(0, -4).trim());
      submit();
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ account: `${id}`, isOwner: true }));
    });

    it.each([
      ['chosen', 'Cuenta de cargo', undefined],
      ['another', null, 'ES91 •••• •••• •••• •••• 1332'],
    ])(
      'says an account that is %s by its last four digits in the summary',
      async (kind, term, text) => {
        const { id, label, printable_iban } = own;
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
        await findMessages(text ?? label);
        expect(screen.queryByText('Cuenta de cargo') !== null, kind).toBe(term !== null);
        expect(screen.queryByText('Otra cuenta')).toBeNull();
        expect(document.body.textContent).not.toContain(printable_iban);
      },
    );
  });

  it('require two acceptances of a visitor, with what is accepted one click away', async () => {
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
    await findMessages(/debe aceptar las condiciones/);
    await findMessages(/Lea la información sobre protección de datos/);
  });

  it('name a field that is not on the page with the words of its link', async () => {
    const problem: Problem = { kind: 'invalid', fields: { acceptGdpr: ['const'] } };
    await showStep('confirmation', { signedIn: true, problem });
    await findMessages(/^He leído la información sobre protección de datos: Lea/);
  });

  it('require a company on halt to accept the conditions of use, and mention no contract', async () => {
    await showStep('confirmation', {
      contractation: { businessHalt: true },
      before: { person: { vat: 'B00000000' } },
    });
    const [conditions] = await screen.findAllByRole('checkbox');
    expect(conditions?.closest('.consent')?.textContent).toContain('condiciones de uso');
    submit();
    await findMessages(/debe aceptar las condiciones de uso/);
    expect(document.body.textContent).not.toMatch(/contrat/);
  });
});
