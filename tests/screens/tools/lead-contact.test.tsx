import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { apiClient } from '#api/client.ts';
import type { Lead } from '#domain/contract/lead.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { LeadContact } from '#screens/tools/lead-contact.tsx';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showTool } from '#tests/support/pages/tools-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';

const household = freshHousehold();

const CUPS = 'ES0999123456789012QX0F';
const power: Lead = {
  about: 'power',
  attaches: false,
  calculation: {
    cups: CUPS,
    optimalPower: 0.8,
    appliances: [{ name: 'oven', enabled: true, totalPower: 0.8 }],
    area: 90,
    numPersones: 3,
    cofSimul: 0.4,
  },
};
type Compared = Exclude<Lead, { about: 'power' }>;
const comparison = (about: Compared['about'], own: Partial<Compared> = {}): Lead => ({
  ...{ about, attaches: false, comparison: { mode: 'auto', cups: CUPS } as const },
  ...own,
});

/** The form as a tool shows it; the reference of what the retailer accepted is rendered beside it. */
function Left({ lead }: { lead: Lead }) {
  const attempts = useSubmission('lead-contact', { lead });
  const reference = (attempts.outcome?.result as { number?: string } | undefined)?.number;
  return (
    <>
      <LeadContact lead={lead} attempts={attempts} />
      <output aria-label="reference">{reference}</output>
    </>
  );
}

async function show(lead: Lead = power, changed: Parameters<typeof showTool>[1] = {}) {
  if (!changed.session?.signedIn) await household.retailer.visit();
  await showTool(<Left lead={lead} />, changed);
  return screen.findByRole('region', { name: /^(Le llamamos|Li truquem)/ });
}

const write = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const send = () => userEvent.click(screen.getByRole('button', { name: /^(Pedir|Demanar) una/ }));

async function fillIn() {
  await write(/^Nom(bre)?$/, ' Laura ');
  await write(/^Primer (apellido|cognom)/, 'Ferrer');
  await write(/^Correo?/, 'laura@example.com');
  await write(/^Tel[éè]fono?/, '600 00 00 01');
  await userEvent.selectOptions(screen.getByRole('combobox'), '15-19h');
  await userEvent.click(screen.getByRole('checkbox'));
}

async function stored() {
  const reference = await waitFor(() => {
    const { textContent } = screen.getByLabelText('reference');
    expect(textContent).not.toBe('');
    return textContent;
  });
  return household.retailer.call('GET', `/sandbox/contacts/${reference}`);
}

const pdf = (name: string, size?: number) => {
  const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf', lastModified: 1 });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};
async function attach(file: File) {
  fireEvent.change(await screen.findByLabelText(/^(Elegir|Triar) un/), {
    target: { files: [file] },
  });
}

const words = {
  'es-ES': {
    empty: [
      'Escriba su nombre.',
      'Escriba su primer apellido.',
      'Escriba su teléfono.',
      'Elija un horario.',
      'Escriba su correo electrónico.',
      'Para llamarle necesitamos su permiso.',
    ],
    email: /^Este correo electrónico no es correcto/,
    phone: /^Este teléfono no es correcto/,
    short: 'A este teléfono le faltan cifras.',
  },
  'ca-ES': {
    empty: [
      'Escrigui el seu nom.',
      'Escrigui el seu primer cognom.',
      'Escrigui el seu telèfon.',
      'Triï un horari.',
      'Escrigui el seu correu electrònic.',
      'Per trucar-li necessitem el seu permís.',
    ],
    email: /^Aquest correu electrònic no és correcte/,
    phone: /^Aquest telèfon no és correcte/,
    short: 'A aquest telèfon li falten xifres.',
  },
};

describe.each(fewOf(1, ['es-ES', 'ca-ES'] as const))('a contact in %s', (language) => {
  const said = words[language];

  it('requires everything but the second surname, in the order of its fields', async () => {
    const sent = recordSent();
    const part = await show(power, { language });
    await screen.findByRole('checkbox');
    await send();
    const summary = await within(part).findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(said.empty);
    expect(sent).toHaveLength(0);
  });

  it.each(
    fewOf(3, [
      ['a name of spaces', /^Nom(bre)?$/, '   ', said.empty[0]],
      ['no e-mail address', /^Correo?/, 'laura@', said.email],
      ['no telephone', /^Tel[éè]fono?/, '12 34 56 78', said.phone],
      ['letters for a telephone', /^Tel[éè]fono?/, 'seiscientos', said.phone],
      ['three figures', /^Tel[éè]fono?/, '112', said.short],
    ] as const),
  )('refuses %s', async (_, label, typed, refusal) => {
    const sent = recordSent();
    await show(power, { language });
    await fillIn();
    await write(label, typed);
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getAllByText(refusal as string).length).toBeGreaterThan(0);
    expect(sent).toHaveLength(0);
  });

  it('refuses a file over the limit of the setting, and what is no invoice', async () => {
    await show(comparison('gas-comparison', { attaches: true }), { language });
    await attach(pdf('gran.pdf', 15_000_001));
    await screen.findByText(/gran\.pdf.+15\s?MB\.$/);
    await attach(new File(['MZ'], 'virus.exe', { lastModified: 2 }));
    await screen.findByText(/virus\.exe/);
    expect(screen.queryByRole('list', { name: /^(Archivos|Fitxers)/ })).toBeNull();
  });
});

describe('a contact', () => {
  it('offers the hours that the setting names, by name', async () => {
    await show(power, { settings: { leadContact: { hours: ['9-13h', '19-21h'] } } });
    const hours = await screen.findByRole('combobox');
    expect(
      within(hours)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elija una opción', 'De 9 a 13\u00a0h', 'De 19 a 21\u00a0h']);
  });

  it.each([
    ['+34 600 00 00 01', '600000001', '+34600000001'],
    ['0034600000001', '600000001', '+34600000001'],
    ['+33 6 12 34 56 78', '+33612345678', '+33612345678'],
    ['+351 912 345 678', '+351912345678', '+351912345678'],
  ])('with the telephone %s is sent as %s', async (typed, sentAs, storedAs) => {
    const sent = recordSent();
    await show();
    await fillIn();
    await write(/^Teléfono/, typed);
    await send();
    expect(await stored()).toMatchObject({ fields: { telephone: storedAs } });
    expect(sent).toMatchObject([{ telephone: sentAs, name: 'Laura' }]);
  });

  it('requires an invoice only where it is sent, and then sends it', async () => {
    await show(comparison('gas-comparison', { attaches: true }));
    await fillIn();
    await send();
    expect((await screen.findAllByText('Adjunte su factura.')).length).toBeGreaterThan(0);
    await attach(pdf('factura.pdf'));
    await screen.findByRole('list', { name: 'Archivos añadidos' });
    await send();
    expect(await stored()).toMatchObject({
      kind: 'gas-comparison',
      fields: { invoice: { name: 'factura.pdf' } },
    });
  });

  it('of the calculator is stored with the calculation', async () => {
    await show();
    expect(screen.queryByLabelText(/^(Elegir|Triar) un/)).toBeNull();
    await fillIn();
    await send();
    await screen.findByRole('heading', { name: 'Hemos recibido sus datos' });
    expect(await stored()).toMatchObject({
      kind: 'power',
      fields: { surname1: 'Ferrer', contactHours: '15-19h', optimalPower: 0.8, cofSimul: 0.4 },
    });
  });

  it('of a comparison is stored with its reference', async () => {
    await household.retailer.visit();
    const bill = {
      ...({ cups: CUPS, comerOrigin: 3, consent: true, mode: 'auto', accessTariff: 1 } as const),
      ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: 74 },
      ...{ p1: 62, p2: 58, p3: 110, power: 4.6, power2: 4.6 },
    };
    const { data } = await apiClient.POST('/v1/price-compare/', { body: { ...bill } });
    const comparison_id = data?.data.result.comparison_id as string;
    const own = { comparison: { mode: 'auto', cups: CUPS, comparison_id } } as const;
    await show(comparison('electricity-comparison', own));
    await fillIn();
    await send();
    expect(await stored()).toMatchObject({
      kind: 'electricity-comparison',
      fields: { comparison_id, cups: CUPS, mode: 'auto' },
    });
  });

  it.each(['electricity-comparison', 'gas-comparison'] as const)(
    'of a forgotten %s is stored without its reference',
    async (about) => {
      const forgotten = 'c4Vt8nZp2LqXw6RbYk0hJa';
      const sent = recordSent();
      const own = { comparison: { mode: 'manual', cups: CUPS, comparison_id: forgotten } } as const;
      await show(comparison(about, own));
      await fillIn();
      await send();
      const { kind, fields } = (await stored()) as { kind: string; fields: object };
      expect(kind).toBe(about);
      expect(fields).not.toHaveProperty('comparison_id');
      expect(fields).toMatchObject({ mode: 'manual', cups: CUPS });
      expect(sent).toHaveLength(2);
    },
  );

  it('shows what the retailer refuses beside its field, and keeps what was typed', async () => {
    await household.retailer.visit();
    const errors = { email: ['invalid'], telephone: ['invalid'], consent: ['must_be_true'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    const refusal = { operationId: 'savePowerLead', kind: 'status', status: 400, body };
    await household.retailer.fail(refusal);
    await show();
    await fillIn();
    await send();
    await screen.findByText(/^Sus datos no se han enviado todavía/);
    for (const label of [/^Correo/, /^Teléfono/])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>(/^Correo/).value).toBe('laura@example.com');
  });

  it('is sent once by a double click', async () => {
    const sent = recordSent();
    await show();
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pedir una llamada' }));
    await stored();
    expect(sent).toHaveLength(1);
  });
});

describe('other ways to talk', () => {
  const ways = () =>
    within(screen.getByRole('complementary', { name: 'Otras maneras de hablar con nosotros' }));
  const links = () =>
    ways()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('lead a visitor to the sign-in and to contracting, with telephone, hours and e-mail', async () => {
    const organization = {
      phone_crm: '900 111 222',
      schedule: '09:00-14:00',
      email: 'clientes@example.com',
    };
    await show(power, { settings: { organization } });
    expect(links()).toEqual([
      ['Ir a su área de clientes', '/acceso'],
      ['Contratar por internet', '/nuevo-cliente-electricidad'],
      ['900 111 222', 'tel:900111222'],
      ['clientes@example.com', 'mailto:clientes@example.com'],
    ]);
    ways().getByText('De lunes a viernes, de 9 a 14 h');
  });

  it('lead a customer who is signed in home', async () => {
    await show(power, { session: { signedIn: true } });
    expect(links()[0]).toEqual(['Ir a su área de clientes', '/']);
  });

  it('lead to the contracting of gas from its comparison, or of both, if there is one', async () => {
    await show(comparison('gas-comparison'));
    expect(links()[1]?.[1]).toBe('/nuevo-cliente-gas');
  });

  it('say nothing of contracting where there is none', async () => {
    await show(power, { closed: ['contracting-electricity', 'contracting-dual'] });
    expect(ways().queryByText('¿Todavía no es cliente?')).toBeNull();
  });
});
