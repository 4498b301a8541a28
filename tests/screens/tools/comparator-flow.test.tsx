import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fragmentOf } from '#domain/comparison/comparison-link.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import {
  COMPARE,
  choose,
  comparatorPaths,
  daysAgo,
  field,
  fillInBill,
  fillInContact,
  fillInGasBill,
  press,
  showComparator,
  typedDay,
  write,
} from '#tests/support/pages/comparator-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';

const { electricity, gas } = comparatorPaths;
const household = freshHousehold();
const fail = (fault: Record<string, unknown>) =>
  household.retailer.fail({ operationId: 'comparePrices', kind: 'status', ...fault });

const answer = () => screen.findByRole('heading', { name: /^Pagaría/, level: 2 });
const LEAVE_INVOICE = 'Enviar la factura';
const CALL_ME = 'Pedir una llamada';

describe('the comparison of a bill', () => {
  it('answers with a result that takes the focus, and keeps the bill for the way back', async () => {
    await showComparator(electricity);
    await screen.findByRole('heading', {
      name: '¿Pagaría menos por la luz con nosotros?',
      level: 1,
    });
    expect(document.title).toMatch(/^Comparador de luz/);
    const cups = someCups();
    await fillInBill({ cups });
    const sent = recordSent();
    await press(COMPARE);
    const heading = await answer();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent).toEqual([
      {
        mode: 'auto',
        ...{ cups, comerOrigin: 3, power: 4.6, accessTariff: 1, invoiceAmount: 74 },
        ...{ startDate: daysAgo(39), endDate: daysAgo(10) },
        ...{ p1: 62, p2: 58, p3: 110, consent: true },
      },
    ]);
    screen.getByText('Candil Energía');
    await press('Cambiar los datos');
    const form = await screen.findByRole('heading', { name: 'Los datos de su factura de luz' });
    await waitFor(() => expect(document.activeElement).toBe(form));
    expect((await field('Consumo P3')).value).toBe('110');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await press(COMPARE);
    await answer();
  });

  it('can be given up, and failing keeps what was typed and says why', async () => {
    await showComparator(electricity);
    await fillInBill({ cups: someCups() });
    await fail({ kind: 'delay', milliseconds: 20_000 });
    await press(COMPARE);
    screen.getByText(/Estamos comparando/);
    await press('Cancelar la comparación');
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: COMPARE }));
    expect((await field('Consumo P1')).value).toBe('62');
    await household.retailer.clearInjectedFaults();

    await fail({ status: 500, times: 1 });
    await press(COMPARE);
    await screen.findByText('No hemos podido comparar su factura');
    await fail({ kind: 'body', body: '<h1>502</h1>', contentType: 'text/html', times: 1 });
    await press(COMPARE);
    await screen.findByText(/Ha fallado algo por nuestra parte/);
    const errors = { endDate: ['before_start'], comerOrigin: ['unknown'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    await fail({ status: 400, body, times: 1 });
    await press(COMPARE);
    await waitFor(async () =>
      expect((await field('Último día')).getAttribute('aria-invalid')).toBe('true'),
    );
    screen.getAllByText('El último día no puede ser anterior al primero.');
    screen.getAllByText('Esta comercializadora ya no está en la lista. Elija otra.');
    await write('Último día', typedDay(daysAgo(10)));
    await choose('Su comercializadora', 'Candil Energía');
    await fail({ status: 429, retryAfter: 40, times: 1 });
    await press(COMPARE);
    await screen.findByText(/40 segundos/);
  });

  it('offers to leave the invoice where there is nothing to compare with', async () => {
    await showComparator(electricity);
    await fillInBill({ cups: someCups('09') });
    await press(COMPARE);
    await screen.findByText(/No tenemos ninguna tarifa para esta potencia/);
    const [, offer] = screen.getAllByRole('button', { name: LEAVE_INVOICE });
    await userEvent.click(offer as HTMLElement);
    await screen.findByText('Su factura');
    expect(screen.queryByLabelText(/^CUPS/)).toBeNull();
  });
});

describe.each([
  ['electricity', electricity, fillInBill, 'Consumo P1', '62'],
  ['gas', gas, fillInGasBill, 'Consumo', '840'],
] as const)('the way back to a comparison of %s', (_energy, address, fillIn, typed, value) => {
  it('leads to its result, requests nothing again, and retains what was typed', async () => {
    const sent = recordSent();
    const page = await showComparator(address);
    await fillIn({ cups: someCups() });
    await press(COMPARE);
    const verdict = (await answer()).textContent;
    await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
    expect(screen.queryByRole('heading', { name: /^Pagaría/ })).toBeNull();
    await page.back();
    expect((await answer()).textContent).toBe(verdict);
    expect(sent).toHaveLength(1);
    await press('Cambiar los datos');
    expect((await field(typed)).value).toBe(value);
    // The bill is being changed: that is where the next way back leads.
    await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
    await page.back();
    expect((await field(typed)).value).toBe(value);
    expect(screen.queryByRole('heading', { name: /^Pagaría/ })).toBeNull();
    // The result is of that visit: another one begins with the bill.
    await press(COMPARE);
    await answer();
    await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
    await userEvent.click(screen.getByRole('link', { name: 'El comparador' }));
    expect((await field(typed)).value).toBe(value);
    expect(screen.queryByRole('heading', { name: /^Pagaría/ })).toBeNull();
  });
});

describe('the contact below a result', () => {
  it('is sent with the comparison, and the result remains; a failure retains what was typed', async () => {
    const sent = recordSent();
    await showComparator(electricity);
    await fillInBill({ cups: someCups() });
    await press(COMPARE);
    await answer();
    await fillInContact();
    await household.retailer.fail({
      operationId: 'confirmComparison',
      kind: 'status',
      status: 500,
    });
    await press(CALL_ME);
    await screen.findByText('No hemos podido enviar sus datos');
    await household.retailer.clearInjectedFaults();
    await press(CALL_ME);
    await screen.findByRole('heading', { name: 'Hemos recibido sus datos' });
    await answer();
    const [, , contact] = sent;
    expect(contact).toMatchObject({
      ...{ mode: 'auto', cups: sent[0]?.cups, comparison_id: expect.any(String) },
      ...{ name: 'Laura', telephone: '600000041' },
    });
  });

  it('opens the result where the retailer wants it first, once for all comparisons', async () => {
    await showComparator(electricity, { comparator: { resultNeedsContact: true } });
    await fillInBill({ cups: someCups() });
    await press(COMPARE);
    const waiting = await screen.findByRole('heading', { name: 'Su comparación está lista' });
    await waitFor(() => expect(document.activeElement).toBe(waiting));
    expect(screen.queryByText(/^Pagaría/)).toBeNull();
    await fillInContact();
    await press(CALL_ME);
    const heading = await answer();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await press('Cambiar los datos');
    await press(COMPARE);
    await answer();
  });

  it('sends the invoice where an agent compares by hand', async () => {
    const sent = recordSent();
    await showComparator(electricity, { comparator: { modes: ['manual'] } });
    await screen.findByText(/Envíenos su factura/);
    expect(screen.queryByRole('button', { name: 'Escribir los datos' })).toBeNull();
    await fillInContact();
    await press(CALL_ME);
    await screen.findAllByText('Adjunte su factura.');
    const file = new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' });
    const input = await screen.findByLabelText(/Elegir (un )?archivos?/);
    fireEvent.change(input, { target: { files: [file] } });
    await screen.findByRole('list', { name: 'Archivos añadidos' });
    await press(CALL_ME);
    await screen.findByRole('heading', { name: 'Hemos recibido sus datos' });
    expect(sent).toEqual([
      expect.objectContaining({
        mode: 'manual',
        invoice: expect.objectContaining({ name: 'factura.pdf' }),
      }),
    ]);
  });
});

describe('a link to a comparison', () => {
  const bill = {
    ...{ comerOrigin: 3, startDate: daysAgo(39), endDate: daysAgo(10), invoiceAmount: 74 },
    cups: someCups(),
  };
  const ofGas = {
    ...bill,
    energy: 'gas',
    comerOrigin: 202,
    access_tariff: 12,
    consumption: 840,
  } as const;

  it('runs by itself where nothing is missing', async () => {
    const sent = recordSent();
    await showComparator(gas + fragmentOf(ofGas, { withCups: true }));
    await answer();
    expect(sent).toMatchObject([{ cups: bill.cups, access_tariff: 12, consumption: 840 }]);
    await press('Cambiar los datos');
    expect((await field('Consumo')).value).toBe('840');
    expect(sent).toHaveLength(1);
  });

  it('fills the form and requires what is missing', async () => {
    const sent = recordSent();
    await showComparator(gas + fragmentOf(ofGas, { withCups: false }));
    await screen.findByText(/Hemos puesto los datos del enlace/);
    await waitFor(async () => expect((await field('Consumo')).value).toBe('840'));
    await press(COMPARE);
    await screen.findAllByText(/^Escriba el CUPS/);
    expect(sent).toEqual([]);
  });

  it('waits for the permission that electricity needs', async () => {
    const sent = recordSent();
    const ofPower = {
      ...bill,
      energy: 'electricity',
      accessTariff: 1,
      power: 4.6,
      p1: 62,
      p2: 58,
    } as const;
    await showComparator(electricity + fragmentOf(ofPower, { withCups: true }));
    await waitFor(async () => expect((await field('Consumo P2')).value).toBe('58'));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await press(COMPARE);
    await answer();
    expect(sent).toMatchObject([{ cups: bill.cups, power: 4.6, p1: 62, p2: 58 }]);
  });
});

it('compares a bill of gas, and speaks Catalan', async () => {
  const sent = recordSent();
  const page = await showComparator(gas);
  const cups = someCups();
  await fillInGasBill({ cups });
  await press(COMPARE);
  await answer();
  expect(sent).toEqual([
    {
      mode: 'auto',
      ...{ cups, comerOrigin: 202, access_tariff: 12, consumption: 840, invoiceAmount: 79 },
      ...{ startDate: daysAgo(39), endDate: daysAgo(10) },
    },
  ]);
  page.leave();
  await showComparator(gas, { language: 'ca-ES' });
  await screen.findByRole('heading', { name: 'Pagaria menys pel gas amb nosaltres?' });
  await screen.findByRole('button', { name: 'Comparar la factura' });
});
