import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { setPageLanguage, showForms } from '#tests/support/pages/form-page.tsx';
import { type ScriptedRequest, scriptLookups } from '#tests/support/retailer/scripted-lookups.ts';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const GOOD_CUPS = 'ES0021000000000001RK';
const OTHER_CUPS = 'ES0021000000000002RE';

const field = (label: string, more: object = {}) => ({ label, ...more });

const supply = {
  document: {
    schema: {
      type: 'object',
      required: ['cups', 'supplier', 'address'],
      properties: {
        cups: { type: 'string', format: 'cups' },
        address: {
          type: 'object',
          required: ['dp', 'city'],
          properties: {
            dp: { type: 'string', format: 'postal-code' },
            city: { type: 'string' },
            ine: { type: 'string' },
            province: { type: 'integer' },
          },
        },
        supplier: { type: 'integer' },
        power: { type: 'number', minimum: 1 },
        power2: { type: 'number', minimum: 1 },
        tariff: { type: 'integer' },
      },
    },
    ui: {
      cups: {
        'ui:widget': 'text',
        'ui:lookup': {
          operation: 'getCupsAvailability',
          params: { cups: 'cups' },
          fills: { 'address/dp': 'address/zipcode', power: 'power' },
          none: { refuse: 'notAvailable' },
          error: 'note',
        },
      },
      address: {
        dp: { 'ui:widget': 'text' },
        city: {
          'ui:widget': 'select',
          'ui:lookup': {
            operation: 'listLocalities',
            params: { zipcode: 'dp' },
            value: 'city',
            label: 'city',
            fills: { ine: 'ine' },
            one: 'fill',
            none: { clear: ['city', 'ine', 'province'] },
            error: 'type',
          },
        },
        ine: { 'ui:widget': 'text' },
        province: {
          'ui:widget': 'hidden',
          'ui:lookup': {
            operation: 'listProvinces',
            params: { ine: 'ine' },
            fills: { province: 'id' },
          },
        },
      },
      supplier: {
        'ui:widget': 'select',
        'ui:lookup': { operation: 'listPreviousRetailers', none: 'hide', error: 'hide' },
      },
      power: { 'ui:widget': 'kilowatts' },
      power2: { 'ui:widget': 'kilowatts' },
      tariff: {
        'ui:widget': 'choice',
        'ui:lookup': {
          operation: 'listTariffs',
          params: { power: ['power', 'power2'] },
          debounceMs: 200,
        },
      },
    },
  },
  texts: {
    title: 'Suministro',
    submit: 'Guardar',
    fields: {
      cups: field('CUPS', {
        errors: {
          notAvailable: 'Este suministro no está disponible.',
          required: 'Escriba el CUPS.',
        },
      }),
      address: {
        label: 'Dirección',
        fields: {
          dp: field('Código postal'),
          city: field('Población', { lookup: { none: 'No hay poblaciones con ese código.' } }),
          ine: field('Código INE'),
        },
      },
      supplier: field('Compañía actual'),
      power: field('Potencia P1'),
      power2: field('Potencia P2'),
      tariff: field('Tarifa'),
    },
  },
};

/** Its choices consist of several members. */
const times = {
  document: {
    schema: { type: 'object', properties: { hours: { type: 'string' } } },
    ui: {
      hours: {
        'ui:widget': 'choice',
        'ui:lookup': {
          operation: 'listAvailableHappyHours',
          params: { contractId: 1 },
          label: { text: 'entry' },
        },
        'ui:options': { also: ['other'] },
      },
    },
  },
  texts: {
    title: 'Horario',
    submit: 'Guardar',
    fields: {
      hours: field('Horas', {
        options: { other: 'Otras horas' },
        lookup: {
          entry: 'de {{startHour}} a {{endHour}} h',
          entry_night: 'de noche, hasta las {{endHour}} h',
        },
      }),
    },
  },
};

const operations = [
  'getCupsAvailability',
  'listLocalities',
  'listProvinces',
  'listPreviousRetailers',
  'listTariffs',
  'listAvailableHappyHours',
];

let configuration: Configuration;
let requests: ScriptedRequest[];
const sent = vi.fn();

beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ supply, times }));
});
beforeEach(() => {
  requests = scriptLookups(operations);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  sent.mockReset();
});

const open = async (answers: Record<string, unknown> = {}) => {
  await showForms({
    configuration,
    children: <BareForm form="supply" answers={answers} onSubmit={sent} />,
  });
  await box('CUPS');
};
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const list = (name: string | RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const requestsTo = (operation: string) => requests.filter((one) => one.operation === operation);
const lastOf = (operation: string) =>
  waitFor(() => {
    const one = requestsTo(operation).at(-1);
    if (!one) throw new Error(`the form did not request ${operation}`);
    return one;
  });
const value = async (name: string | RegExp) => (await box(name)).value;
const optionsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map((one) => one.textContent)
    .slice(1);

describe('choices that consist of several members', () => {
  it('read as the texts of the field say', async () => {
    await showForms({ configuration, children: <BareForm form="times" onSubmit={sent} /> });
    (await lastOf('listAvailableHappyHours')).find(
      { id: '9-11', startHour: 9, endHour: 11 },
      { id: '23-7', startHour: 23, endHour: 7, context: 'night' },
    );
    const hours = await screen.findByRole<HTMLInputElement>('radio', { name: 'de 9 a 11\u00a0h' });
    expect(hours.value).toBe('9-11');
    expect(screen.getByRole('radio', { name: 'de noche, hasta las 7\u00a0h' })).toBeTruthy();
  });

  it('appear together with the permanent choices, which would otherwise move under the finger', async () => {
    await showForms({ configuration, children: <BareForm form="times" onSubmit={sent} /> });
    const question = await lastOf('listAvailableHappyHours');
    const group = await screen.findByRole('radiogroup', { name: /^Horas/ });
    expect(within(group).queryByRole('radio')).toBeNull();
    question.find({ id: '9-11', startHour: 9, endHour: 11 });
    await screen.findByRole('radio', { name: 'Otras horas' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
  });

  it('leave the permanent choices where they cannot be looked up', async () => {
    await showForms({ configuration, children: <BareForm form="times" onSubmit={sent} /> });
    (await lastOf('listAvailableHappyHours')).fail();
    await screen.findByRole('radio', { name: 'Otras horas' });
  });
});

describe('choices that depend on answers', () => {
  it('are requested only when the answer is present and valid, and not at each wrong key', async () => {
    await open();
    const dp = await box('Código postal');
    await userEvent.type(dp, '1700');
    expect(requestsTo('listLocalities')).toEqual([]);
    await userEvent.type(dp, '1');
    expect((await lastOf('listLocalities')).params).toEqual({ zipcode: '17001' });
    await userEvent.type(dp, '9');
    expect(requestsTo('listLocalities')).toHaveLength(1);
  });

  it('fill in the only one, with its other members and what follows from them', async () => {
    await open();
    await userEvent.type(await box('Código postal'), '17001');
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    await waitFor(async () => expect((await list('Población')).value).toBe('Girona'));
    expect(await value(/Código INE/)).toBe('17079');
    expect((await lastOf('listProvinces')).params).toEqual({ ine: '17079' });
  });

  it('offer several, and what is chosen fills its fields', async () => {
    await open();
    await userEvent.type(await box('Código postal'), '25001');
    (await lastOf('listLocalities')).find(
      { city: 'Lleida', ine: '25120' },
      { city: 'Alcoletge', ine: '25012' },
    );
    const city = await list('Población');
    await waitFor(() => expect(optionsOf(city)).toEqual(['Lleida', 'Alcoletge']));
    expect(city.value).toBe('');
    await userEvent.selectOptions(city, 'Alcoletge');
    await waitFor(async () => expect(await value(/Código INE/)).toBe('25012'));
    await userEvent.selectOptions(city, 'Lleida');
    await waitFor(async () => expect(await value(/Código INE/)).toBe('25120'));
  });

  it('clear what they filled when there are none, and say so', async () => {
    await open();
    const dp = await box('Código postal');
    await userEvent.type(dp, '17001');
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    await waitFor(async () => expect(await value(/Código INE/)).toBe('17079'));
    await userEvent.type(dp, '{Backspace}9');
    (await lastOf('listLocalities')).find();
    expect(await screen.findByText('No hay poblaciones con ese código.')).toBeDefined();
    expect(await value(/Código INE/)).toBe('');
    expect((await list('Población')).value).toBe('');
  });

  it('drop an answer that arrives too late', async () => {
    await open();
    const dp = await box('Código postal');
    await userEvent.type(dp, '17001');
    const late = await lastOf('listLocalities');
    await userEvent.type(dp, '{Backspace}2');
    await waitFor(() => expect(requestsTo('listLocalities')).toHaveLength(2));
    (await lastOf('listLocalities')).find({ city: 'Salt', ine: '17155' });
    late.find({ city: 'Girona', ine: '17079' });
    await waitFor(async () => expect((await list('Población')).value).toBe('Salt'));
    await waitFor(() => expect(screen.queryByText('Girona')).toBeNull());
    expect(await value(/Código INE/)).toBe('17155');
  });

  it('let the customer write the answer when they cannot be had, or load them again', async () => {
    await open();
    await userEvent.type(await box('Código postal'), '17001');
    (await lastOf('listLocalities')).fail();
    const typed = await box('Población');
    await userEvent.type(typed, 'Girona');
    expect(typed.value).toBe('Girona');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Escriba usted el dato');
    await userEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    await waitFor(async () => expect((await list('Población')).value).toBe('Girona'));
  });

  it('find what the customer wrote among what they have once they can be had', async () => {
    await open();
    await userEvent.type(await box('Código postal'), '08201');
    (await lastOf('listLocalities')).fail();
    await userEvent.type(await box('Población'), 'el SABADÉLL');
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    const found = ['Terrassa', 'Sabadell, El'].map((city, at) => ({ city, ine: `0818${at}` }));
    (await lastOf('listLocalities')).find(...found);
    await waitFor(async () => expect((await list('Población')).value).toBe('Sabadell, El'));
  });

  it('clear an answer that is no longer offered, and say so in the language of the page', async () => {
    await open({ address: { dp: '17001', city: 'Barcelona' } });
    (await lastOf('listLocalities')).find(
      { city: 'Girona', ine: '17079' },
      { city: 'Salt', ine: '17155' },
    );
    expect(await screen.findByText(/ya no está disponible/)).toBeDefined();
    expect((await list('Población')).value).toBe('');
    await setPageLanguage(configuration, 'ca-ES');
    expect(await screen.findByText(/ja no està disponible/)).toBeDefined();
  });

  it('keep what the customer wrote over what was found before the page was left', async () => {
    await open({ address: { dp: '17001', city: 'Girona', ine: '99999' } });
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    await waitFor(async () => expect((await list('Población')).value).toBe('Girona'));
    expect(await value(/Código INE/)).toBe('99999');
  });

  it('take the greatest of several figures, without those that are missing or wrong', async () => {
    await open({ power: 4.6, power2: 0.5 });
    expect((await lastOf('listTariffs')).params).toEqual({ power: 4.6 });
    fireEvent.change(await box(/Potencia P2/), { target: { value: '15,5' } });
    await waitFor(async () =>
      expect((await lastOf('listTariffs')).params).toEqual({ power: 15.5 }),
    );
  });

  it('are requested once typing pauses, and not again for what is known', async () => {
    await open({ power: 3 });
    (await lastOf('listTariffs')).find({ id: 1, name: '2.0TD' });
    expect(await screen.findByRole('radio', { name: '2.0TD' })).toBeDefined();
    const power = await box(/Potencia P1/);
    for (const value of ['4', '4,', '4,6']) fireEvent.change(power, { target: { value } });
    expect(screen.queryByRole('radio')).toBeNull();
    await waitFor(() => expect(requestsTo('listTariffs')).toHaveLength(2));
    (await lastOf('listTariffs')).find({ id: 2, name: '2.0DHA' });
    expect(await screen.findByRole('radio', { name: '2.0DHA' })).toBeDefined();
    expect(requestsTo('listTariffs').map((one) => one.params)).toEqual([
      { power: 3 },
      { power: 4.6 },
    ]);
    fireEvent.change(power, { target: { value: '3' } });
    expect(await screen.findByRole('radio', { name: '2.0TD' })).toBeDefined();
    expect(requestsTo('listTariffs')).toHaveLength(2);
  });

  it('say so without a network, block nothing, and load when it is back', async () => {
    await open();
    onlineManager.setOnline(false);
    fireEvent.change(await box(/Potencia P1/), { target: { value: '3' } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No hemos podido cargar las opciones.',
    );
    onlineManager.setOnline(true);
    (await lastOf('listTariffs')).find({ id: 1, name: '2.0TD' });
    expect(await screen.findByRole('radio', { name: '2.0TD' })).toBeDefined();
  });
});

describe('a field whose look-up finds nothing or fails', () => {
  it.each([
    ['finds nothing', (one: ScriptedRequest) => one.find()],
    ['fails', (one: ScriptedRequest) => one.fail()],
  ])('is not shown, not required and not sent when it %s', async (_, end) => {
    await open({ supplier: 7 });
    end(await lastOf('listPreviousRetailers'));
    await waitFor(() => expect(screen.queryByText('Compañía actual')).toBeNull());
    await userEvent.type(await box('CUPS'), GOOD_CUPS);
    (await lastOf('getCupsAvailability')).find({ address: { zipcode: '17001' } });
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0]).toEqual({
      cups: GOOD_CUPS,
      address: { dp: '17001', city: 'Girona', ine: '17079', province: 17 },
    });
  });

  it('is required when it finds something', async () => {
    await open();
    (await lastOf('listPreviousRetailers')).find({ id: 7, name: 'Comercializadora' });
    await waitFor(async () =>
      expect(optionsOf(await list('Compañía actual'))).toEqual(['Comercializadora']),
    );
    await send();
    const field = await list('Compañía actual');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a check of what is typed', () => {
  it('says that it is under way, then that all is well, and fills what it knows', async () => {
    await open();
    await userEvent.type(await box('CUPS'), GOOD_CUPS);
    const note = await screen.findByText('Comprobando…');
    expect(note.closest('[role="status"]')).not.toBeNull();
    (await lastOf('getCupsAvailability')).find({ address: { zipcode: '17001' }, power: 5.75 });
    expect(await screen.findByText('Comprobado: es correcto.')).toBeDefined();
    expect(await value('Código postal')).toBe('17001');
    expect(await value(/Potencia P1/)).toContain('5,75');
  });

  it('clears what it filled when the next one has no value for it, but nothing that the customer wrote', async () => {
    await open();
    const cups = await box('CUPS');
    await userEvent.type(cups, GOOD_CUPS);
    (await lastOf('getCupsAvailability')).find({ address: { zipcode: '17001' }, power: 5.75 });
    await waitFor(async () => expect(await value('Código postal')).toBe('17001'));
    const dp = await box('Código postal');
    await userEvent.clear(dp);
    await userEvent.type(dp, '25001');
    await userEvent.clear(cups);
    await userEvent.type(cups, OTHER_CUPS);
    await waitFor(() => expect(requestsTo('getCupsAvailability')).toHaveLength(2));
    (await lastOf('getCupsAvailability')).find({});
    await waitFor(async () => expect(await value(/Potencia P1/)).toBe(''));
    expect(await value('Código postal')).toBe('25001');
  });

  it('says what it has where a person has something else, and lets it be taken', async () => {
    await open();
    await userEvent.type(await box('CUPS'), GOOD_CUPS);
    (await lastOf('getCupsAvailability')).find({ power: 5.75 });
    const power = await box(/Potencia P1/);
    await waitFor(() => expect(power.value).toBe('5,75'));
    await userEvent.clear(power);
    await userEvent.type(power, '3,3');
    expect(screen.queryByText(/Lo ha puesto usted/)).toBeNull();
    await userEvent.tab();
    const said = await screen.findByText(/Lo ha puesto usted/);
    expect(said.closest('[role="status"]')?.textContent).toContain('5,75');
    await userEvent.click(
      screen.getByRole('button', { name: 'Usar el dato que consta: Potencia P1' }),
    );
    await waitFor(async () => expect(await value(/Potencia P1/)).toBe('5,75'));
    expect(screen.queryByText(/Lo ha puesto usted/)).toBeNull();
  });

  it.each([
    ['Usarlos', '25001', ''],
    ['Dejar los míos', '', '99999'],
  ])('offers to replace a group in which a person typed: %s', async (button, dp, ine) => {
    await open();
    const cups = await box('CUPS');
    await userEvent.type(cups, GOOD_CUPS);
    (await lastOf('getCupsAvailability')).find({ address: { zipcode: '17001' } });
    await waitFor(async () => expect(await value('Código postal')).toBe('17001'));
    await userEvent.type(await box(/Código INE/), '99999');
    await userEvent.clear(cups);
    await userEvent.type(cups, OTHER_CUPS);
    await waitFor(() => expect(requestsTo('getCupsAvailability')).toHaveLength(2));
    (await lastOf('getCupsAvailability')).find({ address: { zipcode: '25001' } });
    await screen.findByText('Los datos que constan son otros: ¿usarlos? (25001)');
    expect(await value('Código postal')).toBe('');
    expect(await value(/Código INE/)).toBe('99999');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(async () => expect(await value('Código postal')).toBe(dp));
    expect(await value(/Código INE/)).toBe(ine);
    expect(document.activeElement).toBe(await box('Código postal'));
    expect(screen.queryByText(/¿usarlos\?/)).toBeNull();
  });

  it('refuses with the words of the form, at once, in the summary too, until the answer changes', async () => {
    await open({ supplier: 7, address: { dp: '17001', city: 'Girona' } });
    (await lastOf('listPreviousRetailers')).find({ id: 7, name: 'Una' });
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
    const cups = await box('CUPS');
    await userEvent.type(cups, GOOD_CUPS);
    (await lastOf('getCupsAvailability')).find();
    await waitFor(() => expect(cups.getAttribute('aria-invalid')).toBe('true'));
    const descriptions = cups.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(descriptions.map((id) => document.getElementById(id)?.textContent).join()).toContain(
      'Este suministro no está disponible.',
    );
    await send();
    const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
    expect(within(summary).getByRole('link').textContent).toBe(
      'Este suministro no está disponible.',
    );
    expect(document.activeElement).toBe(summary);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(cups);
    await userEvent.type(cups, OTHER_CUPS);
    (await lastOf('getCupsAvailability')).find({});
    await waitFor(() => expect(cups.getAttribute('aria-invalid')).toBeNull());
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('lets the customer go on when it cannot be made, says so, and can be made again', async () => {
    await open({ supplier: 7, address: { dp: '17001', city: 'Girona' } });
    (await lastOf('listPreviousRetailers')).find({ id: 7, name: 'Una' });
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
    await userEvent.type(await box('CUPS'), GOOD_CUPS);
    (await lastOf('getCupsAvailability')).fail();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No hemos podido comprobar este dato.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await waitFor(() => expect(requestsTo('getCupsAvailability')).toHaveLength(2));
    (await lastOf('getCupsAvailability')).fail();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('delays a submit until it is done, and what it filled is sent', async () => {
    await open({ supplier: 7 });
    (await lastOf('listPreviousRetailers')).find({ id: 7, name: 'Una' });
    await userEvent.type(await box('CUPS'), `${GOOD_CUPS}{Enter}`);
    const button = screen.getByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    (await lastOf('getCupsAvailability')).find({ address: { zipcode: '17001' }, power: 5 });
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
    (await lastOf('listTariffs')).find();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      address: { dp: '17001', city: 'Girona', ine: '17079', province: 17 },
      power: 5,
    });
  });

  it('that refuses while a submit waits stops it', async () => {
    await open({ supplier: 7, address: { dp: '17001', city: 'Girona' } });
    (await lastOf('listPreviousRetailers')).find({ id: 7, name: 'Una' });
    (await lastOf('listLocalities')).find({ city: 'Girona', ine: '17079' });
    (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
    await userEvent.type(await box('CUPS'), `${GOOD_CUPS}{Enter}`);
    (await lastOf('getCupsAvailability')).find();
    const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
    expect(summary.textContent).toContain('Este suministro no está disponible.');
    expect(sent).not.toHaveBeenCalled();
  });
});
