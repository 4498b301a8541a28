import { act, fireEvent, waitFor as waitAtIntervals } from '@testing-library/react';
import { expect } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { fieldId } from '#forms/engine/form-names.ts';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { setPageLanguage } from '#tests/support/pages/form-page.tsx';
import { pathOf } from './field-texts.ts';

/** Polls every few milliseconds, as it is called hundreds of times. */
const waitFor = <Found>(look: () => Found) => waitAtIntervals(look, { interval: 5 });

/** The control of a field on the page; null when it is not shown. */
export const controlOf = (form: string, field: string): HTMLElement | null =>
  document.getElementById(fieldId(form, pathOf(field)));

async function chooseOption(control: HTMLElement, value: string): Promise<void> {
  const option = () => {
    const found = control.querySelector(`[value="${value}"]`);
    expect(found, `there is an option ${value}`).not.toBeNull();
    return found as HTMLElement;
  };
  await waitFor(option);
  if (control instanceof HTMLSelectElement) fireEvent.change(control, { target: { value } });
  else fireEvent.click(option());
}

/** Does with a field what a customer does: types or pastes, chooses, ticks. */
export async function typeInto(
  form: string,
  field: string,
  typed: string | boolean,
): Promise<void> {
  const control = await waitFor(() => {
    const found = controlOf(form, field);
    expect(found, `${field} is shown`).not.toBeNull();
    return found as HTMLElement;
  });
  if (typeof typed === 'boolean') {
    if ((control as HTMLInputElement).checked !== typed) fireEvent.click(control);
    return;
  }
  if (control.matches('input')) return fill(control, typed);
  return chooseOption(control, typed);
}

const languages = ['es-ES', 'ca-ES'] as const;

/** Shows a page in each language in turn, the default last. */
export async function inEachLanguage(
  configuration: Configuration,
  look: (language: string) => Promise<void>,
): Promise<void> {
  for (const language of languages) {
    await act(() => setPageLanguage(configuration, language));
    await look(language);
  }
  await act(() => setPageLanguage(configuration, 'es-ES'));
}
