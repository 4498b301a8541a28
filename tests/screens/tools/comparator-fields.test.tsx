import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import {
  COMPARE,
  choose,
  comparatorPaths,
  daysAgo,
  field,
  fillInBill,
  press,
  showComparator,
  typedDay,
  write,
} from '#tests/support/pages/comparator-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';

const { electricity, gas } = comparatorPaths;
const household = freshHousehold();

/** The message beside a field, once the form was submitted. */
async function errorOf(label: string): Promise<string> {
  const input = await field(label);
  const errorId = input.getAttribute('aria-errormessage') ?? '';
  const ids = `${errorId} ${input.getAttribute('aria-describedby') ?? ''}`.split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
const periods = () =>
  screen.queryAllByLabelText(/^Consumo P\d/).map(({ id }) => id.replace(/.*\./, ''));
const tariff = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Peaje/ });

describe('the supply point', () => {
  it('fills in power and tariff, and says so', async () => {
    await showComparator(electricity);
    await write(
      'CUPS',
      someCups('06')
        .toLowerCase()
        .replace(/(.{4})/g, '$1 '),
    );
    await screen.findByText(/Hemos puesto la potencia y el peaje/);
    await waitFor(async () => expect((await field('Potencia P1')).value).toBe('25'));
    await waitFor(async () => expect((await tariff()).value).toBe('2'));
    await waitFor(() => expect(periods()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']));
  });

  it('leaves what was typed since', async () => {
    await showComparator(electricity);
    await write('CUPS', someCups('06'));
    await write('Potencia P1', '40');
    await screen.findByText(/Hemos puesto la potencia y el peaje/);
    expect((await field('Potencia P1')).value).toBe('40');
  });

  it.each([
    ['unknown', someCups('11')],
    ['hidden', someCups('02')],
  ])('is no obstacle where it is %s', async (_, cups) => {
    const sent = recordSent();
    await showComparator(electricity);
    await fillInBill({ cups });
    await press(COMPARE);
    await screen.findByRole('heading', { name: /^Pagaría/ });
    expect(sent).toMatchObject([{ cups, power: 4.6 }]);
  });

  it('is no obstacle while it cannot be looked up, and a wrong one is refused', async () => {
    await household.retailer.fail({ operationId: 'getCupsConfig', kind: 'status', status: 500 });
    await showComparator(electricity);
    await write('CUPS', 'ES0999123456789012QQ');
    expect(await errorOf('CUPS')).toMatch(/Este CUPS no es correcto/);
    await fillInBill({ cups: someCups() });
    await screen.findByText(/Puede continuar/);
    await press(COMPARE);
    await screen.findByRole('heading', { name: /^Pagaría/ });
  });
});

describe('the periods of consumption', () => {
  it('are those of the tariff, and those that leave are not sent', async () => {
    const sent = recordSent();
    await showComparator(electricity);
    await field('CUPS');
    expect(periods()).toEqual(['p1']);
    await fillInBill({ cups: someCups() });
    expect(periods()).toEqual(['p1', 'p2', 'p3']);
    await write('Potencia P1', '20');
    await choose('Peaje', '3.0TDVE');
    await waitFor(() => expect(periods()).toHaveLength(6));
    await write('Consumo P4', '40');
    await choose('Peaje', '6.1TD');
    await waitFor(() => expect(periods()).toEqual(['p1']));
    await press(COMPARE);
    await screen.findByRole('heading', { name: /^(Pagaría|Los datos)/, level: 2 });
    expect(Object.keys(sent[0] ?? {}).filter((name) => /^p\d/.test(name))).toEqual(['p1']);
  });

  it('follow the names that the retailer set', async () => {
    const comparator = { threePeriods: ['6.1'], sixPeriods: ['6.1'] };
    await showComparator(electricity, { comparator });
    await write('Potencia P1', '20');
    await choose('Peaje', '3.0TD');
    await waitFor(() => expect(periods()).toEqual(['p1']));
    await choose('Peaje', '6.1TD');
    await waitFor(() => expect(periods()).toHaveLength(6));
  });
});

describe('dates', () => {
  it.each(
    fewOf(2, [
      ['Primer día', '31/02/2026', /Esta fecha no es correcta/],
      ['Primer día', typedDay(daysAgo(20 * 365)), /demasiado antigua/],
      ['Primer día', typedDay(daysAgo(-3)), /no puede empezar después/],
      ['Último día', typedDay(daysAgo(-3)), /todavía no ha llegado/],
      ['Último día', '15/13/2026', /Esta fecha no es correcta/],
    ]),
  )('%s %s is refused', async (label, typed, words) => {
    await showComparator(gas);
    await write(label, typed);
    await press(COMPARE);
    await waitFor(async () => expect(await errorOf(label)).toMatch(words));
  });

  it('end before they start, until either is corrected', async () => {
    await showComparator(gas);
    await write('Primer día', typedDay(daysAgo(10)));
    await write('Último día', typedDay(daysAgo(39)));
    await press(COMPARE);
    await waitFor(async () =>
      expect(await errorOf('Último día')).toMatch(/no puede ser anterior al primero/),
    );
    await write('Primer día', typedDay(daysAgo(60)));
    await waitFor(async () => expect(await errorOf('Último día')).not.toMatch(/anterior/));
  });
});

describe('figures', () => {
  it.each(
    fewOf(3, [
      ['Total de la factura', '74,37', /solo los euros, sin céntimos/],
      ['Total de la factura', '0', /mayor que 0/],
      ['Consumo', '12,5', /kWh enteros/],
      ['Total de la factura', '74.37', /solo los euros, sin céntimos/],
      ['Total de la factura', '1e3', /solo los euros/],
      ['Total de la factura', '99999999', /no puede pasar de 10\.000\.000/],
      ['Consumo', '-5', /kWh enteros/],
      ['Consumo', '999999999', /no puede pasar de 100\.000\.000/],
    ]),
  )('%s %s is refused', async (label, typed, words) => {
    await showComparator(gas);
    await write(label, typed);
    await press(COMPARE);
    await waitFor(async () => expect(await errorOf(label)).toMatch(words));
  });

  it('of a power may have a point or a comma', async () => {
    await showComparator(electricity);
    await write('Potencia P1', '4.6');
    expect((await field('Potencia P1')).value).toBe('4,6');
    await write('Potencia P1', '0');
    await press(COMPARE);
    await waitFor(async () => expect(await errorOf('Potencia P1')).toMatch(/mayor que 0/));
  });
});

it('names each thing that is missing, in a list that leads there', async () => {
  await showComparator(gas);
  await field('CUPS');
  await press(COMPARE);
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links).toHaveLength(7);
  await userEvent.click(links[0] as HTMLElement);
  expect(document.activeElement).toBe(await field('CUPS'));
});
