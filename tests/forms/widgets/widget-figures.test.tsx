import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';
import {
  descriptionOf,
  fill,
  isMarkedInvalid,
  showEngine,
} from '#tests/support/pages/engine-page.tsx';
import { setPageLanguage } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const figures = {
  document: {
    schema: {
      type: 'object',
      properties: {
        power: { type: 'number', exclusiveMinimum: 0 },
        area: { type: 'number', minimum: 1 },
        people: { type: 'integer' },
        share: { type: 'integer', minimum: 0, maximum: 100 },
        start: { type: 'string', format: 'date' },
        end: { type: 'string', format: 'date', atLeast: '1/start' },
      },
    },
    ui: {
      area: { 'ui:options': { unit: 'm²' } },
      power: { 'ui:widget': 'kilowatts' },
      share: { 'ui:widget': 'percentage' },
    },
  },
  texts: {
    title: 'Cifras',
    submit: 'Guardar',
    fields: {
      area: { label: 'Superficie' },
      people: { label: 'Personas' },
      power: { label: 'Potencia' },
      share: { label: 'Parte' },
      start: { label: 'Inicio' },
      end: { label: 'Final' },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ figures }));
});
afterEach(cleanup);

const open = (engine = {}) => showEngine(configuration, 'figures', engine);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: RegExp(name) });

/** A field that was wrong once, so that each change is checked at once. */
async function triedField(name: string) {
  const sent = await open();
  const field = await box(name);
  fill(field, 'abc');
  await save();
  await waitFor(() => expect(isMarkedInvalid(field)).toBe(true));
  expect(sent).not.toHaveBeenCalled();
  return { field, sent };
}

describe('kilowatts', () => {
  it('takes every power and answers with its number', async () => {
    const { field, sent } = await triedField('Potencia');
    for (const { in: text, watts = 0 } of vectorsOf('powerKw').valid) {
      fill(field, text);
      expect([text, isMarkedInvalid(field)]).toEqual([text, false]);
      await save();
      expect(sent.mock.lastCall?.[0]).toEqual({ power: watts / 1000 });
    }
  });

  it('refuses what is no power', async () => {
    const { field } = await triedField('Potencia');
    const read = /^\s*\d{1,3}[.,]\d{1,3}\s*$/;
    for (const { in: text } of vectorsOf('powerKw').invalid.filter((one) => !read.test(one.in))) {
      fill(field, text);
      expect([text, isMarkedInvalid(field)]).toEqual([text, true]);
    }
    fill(field, '3,4567');
    expect(descriptionOf(field)).toContain('Escriba los kilovatios solo con cifras y una coma');
  });

  it('takes the point of English, where a comma parts thousands', async () => {
    const offered = ['es-ES', 'ca-ES', 'en-GB'];
    const inEnglish = await publishedConfiguration(configurationWithOnly({ figures }, offered));
    await setPageLanguage(inEnglish, 'en-GB');
    const sent = await showEngine(inEnglish, 'figures', { language: 'en-GB' });
    const field = await box('Potencia');
    fill(field, '1,234');
    await save();
    await waitFor(() => expect(isMarkedInvalid(field)).toBe(true));
    expect(descriptionOf(field)).toContain('a decimal point, for example 4.6');
    fill(field, '4.60');
    fireEvent.blur(field);
    expect(field.value).toBe('4.6');
    await save();
    expect(sent.mock.lastCall?.[0]).toEqual({ power: 4.6 });
    await setPageLanguage(inEnglish, 'es-ES');
    await waitFor(() => expect(field.value).toBe('4,6'));
  });

  it('turns the point of a keypad into a comma while the customer types', async () => {
    const sent = await open();
    const field = await box('Potencia');
    await userEvent.type(field, '4.');
    expect(field.value).toBe('4,');
    await userEvent.type(field, '600');
    expect(field.value).toBe('4,600');
    await userEvent.tab();
    expect(field.value).toBe('4,6');
    await save();
    expect(sent).toHaveBeenCalledWith({ power: 4.6 });
  });

  it('shows its number with its unit, and requests the decimal keyboard', async () => {
    await open({ answers: { power: 8.05 }, readOnly: true });
    const field = await box('Potencia');
    expect([field.value, field.inputMode, field.readOnly]).toEqual(['8,05', 'decimal', true]);
    expect(descriptionOf(field)).toContain('kW');
  });

  it('empties the answer with the field', async () => {
    const sent = await open({ answers: { power: 8.05 } });
    fill(await box('Potencia'), '');
    await save();
    expect(sent).toHaveBeenCalledWith({});
  });
});

describe('number', () => {
  it('is the default of a number field, with its unit and a decimal comma', async () => {
    const sent = await open({ answers: { area: 80.5 } });
    const area = await box('Superficie');
    expect([area.value, area.inputMode]).toEqual(['80,5', 'decimal']);
    expect(descriptionOf(area)).toContain('m²');
    await userEvent.clear(area);
    await userEvent.type(area, '92.25');
    fill(await box('Personas'), ' 4 ');
    await save();
    expect(area.value).toBe('92,25');
    expect(sent).toHaveBeenCalledWith({ area: 92.25, people: 4 });
  });

  it.each(['0x10', '1e3', '+3', '1.234.567', '12 m²', 'Infinity'])('refuses %s', async (text) => {
    const { field } = await triedField('Superficie');
    fill(field, text);
    expect(isMarkedInvalid(field)).toBe(true);
    expect(field.value).toBe(text);
  });

  it('distinguishes a number that is too small from text, and a fraction from an integer', async () => {
    const { field } = await triedField('Superficie');
    fill(field, '-3');
    expect(descriptionOf(field)).toContain('El valor mínimo es 1.');
    const people = await box('Personas');
    fill(people, '1,5');
    expect(isMarkedInvalid(people)).toBe(true);
  });
});

describe('percentage', () => {
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: /^Parte/ });
  const up = /^Subir 1\s%$/;
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('takes every whole percentage, and stops at its limits', async () => {
    const { field, sent } = await triedField('Parte');
    const { valid, clamp = [] } = vectorsOf('percentage');
    for (const { in: text, clampTo = Number(text) } of [...valid, ...clamp]) {
      fill(field, text);
      expect([field.value, isMarkedInvalid(field)]).toEqual([String(clampTo), false]);
      expect((await slider()).value).toBe(String(clampTo));
    }
    await save();
    expect(sent).toHaveBeenCalledWith({ share: 100 });
  });

  it('refuses what is none', async () => {
    const { field } = await triedField('Parte');
    for (const { in: text } of vectorsOf('percentage').invalid.filter((one) => one.in.trim())) {
      fill(field, text);
      expect([text, isMarkedInvalid(field)]).toEqual([text, true]);
    }
  });

  it('moves up and down by steps, announces its value, and stops at its ends', async () => {
    const sent = await open({ answers: { share: 99 } });
    await slider();
    await press(up);
    expect((await slider()).getAttribute('aria-valuetext')).toMatch(/^100\s%$/);
    expect(screen.getByRole('status').textContent).toMatch(/^100\s%$/);
    await press(up);
    expect((await box('Parte')).value).toBe('100');
    const button = screen.getByRole('button', { name: up });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press(/^Bajar 1\s%$/);
    await save();
    expect(sent).toHaveBeenCalledWith({ share: 99 });
  });

  it('is slid, and speaks Catalan', async () => {
    const sent = await open();
    const track = await slider();
    expect(track.getAttribute('aria-valuetext')).toBe('Sin elegir');
    fireEvent.change(track, { target: { value: '35' } });
    expect((await box('Parte')).value).toBe('35');
    await setPageLanguage(configuration, 'ca-ES');
    expect(await screen.findByRole('button', { name: /^Apujar 1\s%$/ })).toBeDefined();
    await setPageLanguage(configuration, 'es-ES');
    await save();
    expect(sent).toHaveBeenCalledWith({ share: 35 });
  });

  it('cannot be moved when it can only be read', async () => {
    await open({ answers: { share: 35 }, readOnly: true });
    await press(up);
    fireEvent.change(await slider(), { target: { value: '70' } });
    expect((await box('Parte')).value).toBe('35');
  });
});

describe('date', () => {
  const written = (iso: string) => iso.split('-').reverse().join('/');

  it('takes every day as it is written here, and answers as the retailer reads it', async () => {
    const { field, sent } = await triedField('Inicio');
    for (const { in: iso } of vectorsOf('dateISO').valid) {
      fill(field, written(iso));
      expect([field.value, isMarkedInvalid(field)]).toEqual([written(iso), false]);
    }
    for (const text of ['1/2/2025', '01-02-2025', '01022025', ' 2025-02-01 ']) {
      fill(field, text);
      expect(field.value).toBe('01/02/2025');
    }
    await save();
    expect(sent).toHaveBeenCalledWith({ start: '2025-02-01' });
  });

  it('refuses days that do not exist and what is no day, and keeps what was typed', async () => {
    const { field } = await triedField('Inicio');
    for (const text of ['31/02/2025', '29/02/2100', '1/1/1899', '31/13/2025', 'mañana', '1/2/25']) {
      fill(field, text);
      expect([text, isMarkedInvalid(field)]).toEqual([text, true]);
    }
    expect(field.value).toBe('1/2/25');
    const { invalid } = vectorsOf('dateISO');
    const numeric = /^\s*(?:\d{4}-\d\d-\d\d|\d{8}|\d\d-\d\d-\d{4})\s*$/;
    for (const { in: text } of invalid.filter((one) => !numeric.test(one.in))) {
      fill(field, text);
      expect([text, isMarkedInvalid(field)]).toEqual([text, true]);
    }
    expect(descriptionOf(field)).toContain('Escríbala con día, mes y año');
  });

  it('takes a day from the calendar of the browser', async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const sent = await open({ answers: { start: '2025-02-01' } });
    const field = await box('Inicio');
    expect(descriptionOf(field)).toContain('31/12/2025');
    const [start] = screen.getAllByRole('button', { name: 'Abrir el calendario' });
    await userEvent.click(start as HTMLElement);
    const calendar = showPicker.mock.contexts[0] as HTMLInputElement;
    expect(calendar.value).toBe('2025-02-01');
    fireEvent.change(calendar, { target: { value: '2025-03-30' } });
    expect(field.value).toBe('30/03/2025');
    await save();
    expect(sent).toHaveBeenCalledWith({ start: '2025-03-30' });
  });

  it('offers in the calendar only days that are valid with the other date', async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const sent = await open({ answers: { start: '2025-02-01' } });
    const [, end] = screen.getAllByRole('button', { name: 'Abrir el calendario' });
    await userEvent.click(end as HTMLElement);
    const calendar = showPicker.mock.contexts[0] as HTMLInputElement;
    expect([calendar.min, calendar.max]).toEqual(['2025-02-01', '2199-12-31']);
    const field = await box('Final');
    fill(field, '31/01/2025');
    await save();
    await waitFor(() => expect(isMarkedInvalid(field)).toBe(true));
    expect(sent).not.toHaveBeenCalled();
  });
});
