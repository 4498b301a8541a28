import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerDue } from '#domain/customer/answer-due.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { expectStructure } from '#tests/support/description/structure.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showSupport } from '#tests/support/pages/support-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import vectors from '../../vectors/domain-vectors.json' with { type: 'json' };

const household = freshHousehold();
const { longDate } = formatsFor('es-ES');
const times = { usual: 15, billing: 5, outage: 2 };
const CREATE = '/solicitudes/crear';
const SEND = 'Enviar el mensaje';

type Contract = FreshCustomer['contracts'][number];
const contractOf = (type: Contract['type']) =>
  household.customer.contracts.find(
    (one) => one.type === type && one.state === 'activa',
  ) as Contract;
const pdf = (name = 'factura.pdf') =>
  new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf', lastModified: 1 });

const choose = async (label: string, value: string) => {
  const select = await screen.findByRole('combobox', { name: new RegExp(label) });
  await waitFor(() => expect(select.querySelector(`option[value="${value}"]`)).toBeTruthy());
  await userEvent.selectOptions(select, value);
};
const write = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), {
    target: { value: text },
  });
async function attach(...files: File[]) {
  const input = await screen.findByLabelText(/Elegir (un )?archivos?/);
  fireEvent.change(input, { target: { files } });
  await screen.findByRole('list', { name: 'Archivos añadidos' });
}
const send = (name = SEND) => userEvent.click(screen.getByRole('button', { name }));
const stored = async () =>
  (await household.retailer.call(
    'GET',
    `/sandbox/support-requests?customer=${household.customer.id}`,
  )) as { id: number; title: string; text: string; category: string; files: string[] }[];
const numberShown = async () =>
  Number((await screen.findByText('Número de solicitud')).nextSibling?.textContent);

async function fillIn(subject = 'Dudas sobre la factura', text = '¿Por qué sube?') {
  const { name } = contractOf('electricity');
  await choose('Contrato', `electricity/${name}`);
  await choose('Tema', '21');
  await write('Asunto', subject);
  await write('Mensaje', text);
  await attach(pdf());
}

describe('a message of a customer', () => {
  it('names contracts by their home and product, and ends in a number to copy and to print', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await showSupport(CREATE);
    const contract = await screen.findByRole('combobox', { name: /Contrato/ });
    const { name } = contractOf('electricity');
    const option = await within(contract).findByRole('option', { name: new RegExp(name) });
    expect(option.textContent).toMatch(/^.+, .+ · .+ · \d+$/);
    await fillIn();
    await send();
    const heading = await screen.findByRole('heading', {
      name: 'Hemos recibido su mensaje',
      level: 2,
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const [request] = await stored();
    expect(await numberShown()).toBe(request?.id);
    expect(request).toMatchObject({ category: '21', files: ['factura.pdf'] });
    screen.getByRole('button', { name: 'Copiar el número' });
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir el justificante' }));
    expect(print).toHaveBeenCalledOnce();
    const receipt = within(screen.getByRole('region', { name: 'Justificante' }));
    receipt.getByText(new RegExp(`· ${name}$`));
    await userEvent.click(receipt.getByRole('button', { name: 'Escribir otro mensaje' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Asunto/)).value).toBe('');
    vi.unstubAllGlobals();
  });

  it('begins with the contract that a link names', async () => {
    const { name } = contractOf('gas');
    await showSupport(`${CREATE}?contract=gas/${name}`);
    const contract = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Contrato/ });
    await waitFor(() => expect(contract.value).toBe(`gas/${name}`));
  });

  it('requests no category where there is only one', async () => {
    const body = {
      status: 'OK',
      data: { result: { items: [{ id: 24, name: 'Otras consultas' }] } },
    };
    await household.retailer.fail({ operationId: 'listCaseCategories', kind: 'body', body });
    await showSupport(CREATE);
    await choose('Contrato', `electricity/${contractOf('electricity').name}`);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Tema/ })).toBeNull());
    await write('Asunto', 'x');
    await write('Mensaje', 'x');
    await attach(pdf());
    await send();
    await numberShown();
    expect(await stored()).toMatchObject([{ category: '24' }]);
  });

  it('requests readings where a link does and the retailer accepts them, and sends them in words', async () => {
    const features = { contactAutoReads: true };
    await showSupport(`${CREATE}?autolectures=true&contract=gas/${contractOf('gas').name}`, {
      features,
    });
    await screen.findByRole('heading', { name: 'Enviar la lectura del contador', level: 1 });
    await write('Lectura', '812');
    expect(screen.queryByLabelText(/^Asunto/)).toBeNull();
    await write('Día de la lectura', '20/11/2026');
    await attach(pdf('contador.pdf'));
    await send();
    await numberShown();
    expect(await stored()).toMatchObject([
      {
        category: '20',
        title: 'Lectura del contador del 20 de noviembre de 2026',
        text: 'Lectura del 20 de noviembre de 2026:\nGas: 812 m³',
      },
    ]);
  });

  it('writes readings in a language of the staff, whatever the language of the customer', async () => {
    await showSupport(`${CREATE}?autolectures=true&contract=gas/${contractOf('gas').name}`, {
      features: { contactAutoReads: true },
      settings: { languages: { staff: ['es-ES'] } },
      language: 'ca-ES',
    });
    await write('Lectura', '812');
    await write('Dia de la lectura', '20/11/2026');
    const input = await screen.findByLabelText(/(Triar|Escollir|Afegir) (un )?(arxius?|fitxers?)/);
    fireEvent.change(input, { target: { files: [pdf('comptador.pdf')] } });
    await screen.findByText('comptador.pdf');
    await send('Enviar el missatge');
    await waitFor(async () =>
      expect(await stored()).toMatchObject([
        {
          title: 'Lectura del contador del 20 de noviembre de 2026',
          text: 'Lectura del 20 de noviembre de 2026:\nGas: 812 m³',
        },
      ]),
    );
  });

  it('is the usual form where the retailer takes no readings', async () => {
    await showSupport(`${CREATE}?autolectures=true`);
    await screen.findByLabelText(/^Asunto/);
    expect(screen.queryByLabelText(/^Día de la lectura/)).toBeNull();
  });

  it('takes hostile text as text', async () => {
    const subject = '<img src=x onerror="window.hacked=1"> ‮\u202e';
    const text = vectors.hostileHtml.cases
      .map((one) => one.in)
      .join('\n')
      .slice(0, 3900);
    await showSupport(CREATE);
    await fillIn(subject, text);
    await send();
    await numberShown();
    expect(await stored()).toMatchObject([{ title: subject.trim(), text: text.trim() }]);
    expect(screen.getByText(subject.trim())).toBeTruthy();
    expect(document.querySelector('.support-receipt img')).toBeNull();
  });

  it('refuses a seventh file, and says what is wrong with each', async () => {
    await showSupport(CREATE);
    await attach(...[1, 2, 3, 4, 5, 6].map((at) => pdf(`${at}.pdf`)));
    await attach(pdf('siete.pdf'), new File([], 'nada.pdf'));
    await screen.findByText('Puede adjuntar 6 como máximo: siete.pdf no se ha añadido.');
    expect(
      screen.getAllByRole('listitem').filter((one) => one.querySelector('.files-name')),
    ).toHaveLength(6);
  });

  it('is sent once by a double click', async () => {
    await showSupport(CREATE);
    await fillIn();
    const button = screen.getByRole('button', { name: SEND });
    await userEvent.dblClick(button);
    await numberShown();
    expect(await stored()).toHaveLength(1);
  });

  it('is looked for when the answer is lost, and is not sent again', async () => {
    await household.retailer.fail({ operationId: 'createCase', kind: 'drop-after' });
    await showSupport(CREATE);
    await fillIn();
    await send();
    const [request] = await waitFor(async () => {
      const all = await stored();
      expect(all).toHaveLength(1);
      return all;
    });
    expect(await numberShown()).toBe(request?.id);
    expect(await stored()).toHaveLength(1);
  });

  it('is sent again under its key when it did not arrive, with everything still there', async () => {
    await household.retailer.fail({ operationId: 'createCase', kind: 'drop-before' });
    await showSupport(CREATE);
    await fillIn();
    await send();
    await screen.findByText('No hemos recibido su mensaje');
    await household.retailer.clearInjectedFaults();
    await send();
    await numberShown();
    expect(await stored()).toMatchObject([{ files: ['factura.pdf'] }]);
  });

  it.each(
    fewOf(2, [
      [
        {
          kind: 'status',
          status: 429,
          retryAfter: 150,
          body: { status: 'ERROR', message: 'too_many_requests' },
        },
        'Espere 3 minutos y vuelva a intentarlo.',
      ],
      [
        { kind: 'status', status: 403, body: { status: 'ERROR', message: 'feature_disabled' } },
        'Ahora mismo no se puede escribir desde aquí',
      ],
      [
        { kind: 'status', status: 413, body: { status: 'ERROR', message: 'body_too_large' } },
        'No hemos podido recibir el mensaje',
      ],
      [{ kind: 'status', status: 500 }, 'Algo ha fallado por nuestra parte'],
    ]),
  )('that fails by %j says so and keeps what was typed', async (fault, said) => {
    await household.retailer.fail({ operationId: 'createCase', ...fault });
    await showSupport(CREATE);
    await fillIn();
    await send();
    await screen.findByText(said);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Asunto/)).value).toBe(
      'Dudas sobre la factura',
    );
    expect(await stored()).toHaveLength(0);
  });

  it('shows what the retailer refuses beside its field', async () => {
    const errors = { attachments: ['file_type'], title: ['too_long'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    await household.retailer.fail({ operationId: 'createCase', kind: 'status', status: 400, body });
    await showSupport(CREATE);
    await fillIn();
    await send();
    await screen.findByText(
      'El mensaje no se ha enviado todavía. Revise lo que indicamos a continuación.',
    );
    expect(screen.getByLabelText(/^Asunto/).getAttribute('aria-invalid')).toBe('true');
  });

  it('is restored after a reload without its files, which must be attached again', async () => {
    const { leave } = await showSupport(CREATE);
    await fillIn();
    leave();
    await showSupport(CREATE);
    await screen.findByText(
      'Hemos recuperado lo que escribió. Los archivos hay que adjuntarlos de nuevo.',
    );
    expect((await screen.findByLabelText<HTMLInputElement>(/^Asunto/)).value).toBe(
      'Dudas sobre la factura',
    );
    expect(screen.queryByRole('list', { name: 'Archivos añadidos' })).toBeNull();
  });
});

describe('a message of a visitor', () => {
  const fillInVisitor = async (email = 'ana@example.com') => {
    await choose('Tema', '3');
    await write('Asunto', 'Cambio de compañía');
    await write('Mensaje', '¿Cuánto tarda?');
    await write('Correo electrónico', email);
    await write('Móvil', '600 00 00 02');
  };
  const ofVisitor = async (email: string) =>
    (await household.retailer.call('GET', `/sandbox/support-requests?email=${email}`)) as unknown[];

  it('ends in a number, and its repeat after a lost answer is the same message', async () => {
    await household.retailer.visit();
    const sent = recordSent();
    await household.retailer.fail({ operationId: 'createUnsignedCase', kind: 'drop-after' });
    await showSupport('/contacto', { session: { signedIn: false } });
    const email = `ana-${household.customer.id}@example.com`;
    await fillInVisitor(email);
    await send();
    await screen.findByText('No sabemos si su mensaje ha llegado');
    await household.retailer.clearInjectedFaults();
    await send();
    await numberShown();
    expect(sent).toHaveLength(2);
    expect(await ofVisitor(email)).toMatchObject([{ mobile: '+34600000002', category: '3' }]);
    expect(screen.queryByRole('link', { name: 'Verla en sus solicitudes' })).toBeNull();
  });
});

describe('a claim', () => {
  it('offers the subtypes of its type, empties them with it, and ends in a number', async () => {
    await showSupport('/reclamaciones');
    await choose('Contrato', `electricity/${contractOf('electricity').name}`);
    await choose('Sobre qué reclama', '02');
    await choose('Motivo', '036');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Sobre qué/ }), '01');
    const subtype = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Motivo/ });
    await waitFor(() => expect(subtype.value).toBe(''));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Sobre qué/ }), '02');
    await choose('Motivo', '036');
    await write('Qué ha pasado', 'El consumo no es el del contador.');
    await attach(pdf());
    // L1: the date of the answer to a claim about a bill.
    const inFiveDays = longDate(answerDue(new Date().toISOString(), 'billing', times));
    screen.getByText(`Si la envía hoy, le responderemos como muy tarde el ${inFiveDays}.`);
    await expectStructure();
    await send('Enviar la reclamación');
    await screen.findByText('Número de reclamación');
    await expectStructure();
    // L20: the receipt has the content, L8: and who settles disputes.
    const receipt = within(screen.getByRole('region', { name: 'Justificante' }));
    for (const content of [
      ...[inFiveDays, 'Facturación y medida · Facturación de consumos'],
      ...['El consumo no es el del contador.', 'factura.pdf'],
    ])
      receipt.getByText(content);
    receipt.getByRole('link', { name: /^Junta Arbitral de Consum de Catalunya/ });
    await receipt.findByText(/^También se lo hemos enviado a .+@.+\.$/);
    const { saved } = watchDownloads();
    await userEvent.click(receipt.getByRole('button', { name: 'Descargar en PDF' }));
    const [request] = await stored();
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`justificante-${request?.id}.pdf`, ''));
    vi.unstubAllGlobals();
    expect(await stored()).toMatchObject([
      { kind: 'claim', category: '02', subtype: '036', text: 'El consumo no es el del contador.' },
    ]);
  });

  it('is looked for when the answer is lost', async () => {
    await household.retailer.fail({ operationId: 'createClaim', kind: 'drop-after' });
    await showSupport('/reclamaciones');
    await choose('Contrato', `electricity/${contractOf('electricity').name}`);
    await choose('Sobre qué reclama', '02');
    await choose('Motivo', '036');
    await write('Qué ha pasado', 'El consumo no es el del contador.');
    await send('Enviar la reclamación');
    await screen.findByText('Número de reclamación');
    expect(await stored()).toHaveLength(1);
  });
});
