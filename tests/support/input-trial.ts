import { act, fireEvent, waitFor as waitAtIntervals } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import type { Configuration, TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { pathOfAddress, valueAt } from '#forms/engine/field-address.ts';
import { errorId, fieldId } from '#forms/engine/form-names.ts';
import type { ChosenFile, Typed } from '#tests/vectors/contracting/input-case.ts';
import { fill, isMarkedInvalid } from './engine-page.tsx';
import { setPageLanguage } from './form-page.tsx';
import { madeFile } from './made-file.ts';

/** Polls every few milliseconds, as it is called hundreds of times. */
const waitFor = <Found>(look: () => Found) => waitAtIntervals(look, { interval: 5 });

/** Path of a field of a form by its address (`address/dp`). */
export const pathOf = (field: string): string[] => pathOfAddress(field, ['']);

/** The control of a field on the page; null when it is not shown. */
export const controlOf = (form: string, field: string): HTMLElement | null =>
  document.getElementById(fieldId(form, pathOf(field)));

async function chooseFiles(chooser: HTMLElement, files: ChosenFile[]): Promise<void> {
  const box = chooser.closest('fieldset');
  for (const one of box?.querySelectorAll('.files-list button') ?? []) fireEvent.click(one);
  fireEvent.change(chooser, {
    target: { files: files.map((one) => madeFile({ bytes: 100, ...one })) },
  });
  // A file that is being read is listed in the field until reading ends.
  await waitFor(() => expect(box?.querySelector('.files-reading')).not.toBeNull());
  await waitFor(() => expect(box?.querySelector('.files-reading')).toBeNull());
}

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

/** Does with a field what a customer does: types or pastes, chooses, ticks, attaches; null for nothing. */
export async function typeInto(form: string, field: string, typed: Typed): Promise<void> {
  if (typed === null) return;
  const control = await waitFor(() => {
    const found = controlOf(form, field);
    expect(found, `${field} is asked`).not.toBeNull();
    return found as HTMLElement;
  });
  if (Array.isArray(typed)) return chooseFiles(control, typed);
  if (typeof typed === 'boolean') {
    if ((control as HTMLInputElement).checked !== typed) fireEvent.click(control);
    return;
  }
  if (control.matches('input')) return fill(control, typed);
  return chooseOption(control, typed);
}

/** Submits a form; returns the answers that it sent, or null when validation stopped it. */
export async function tryToSend(sent: Mock<(answers: Answers) => void>): Promise<Answers | null> {
  (document.activeElement as HTMLElement | null)?.blur();
  sent.mockClear();
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  await waitFor(() => {
    const stopped = document.activeElement?.matches('.form-summary');
    expect(stopped || sent.mock.calls.length > 0, 'it was sent or stopped').toBe(true);
  });
  return sent.mock.lastCall?.[0] ?? null;
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

/** The text of a key with its placeholders filled in; undefined when there is none. */
export function textAt(tree: TextTree, key: string, values: Record<string, string>) {
  const text = valueAt(tree, key.split('.'));
  if (typeof text !== 'string') return undefined;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `no ${name}`);
}

/** Expects that a field is invalid, and that this text is its error and part of its accessible description. */
export async function expectFieldError(form: string, field: string, text: string): Promise<void> {
  const control = controlOf(form, field) as HTMLElement;
  const id = errorId(control.id);
  await waitFor(() => expect(document.getElementById(id)?.textContent).toBe(text));
  expect(isMarkedInvalid(control), `${field} is marked as wrong`).toBe(true);
  expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(id);
}

/** Messages of a file field about rejected files. */
export const refusalsOf = (form: string, field: string): string[] =>
  [
    ...(controlOf(form, field)?.closest('fieldset')?.querySelectorAll('.files-refused li') ?? []),
  ].map((one) => one.textContent ?? '');
