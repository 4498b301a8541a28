import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import type { FormEngineProps } from '#forms/engine/form-engine-props.ts';
import { formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { showForms } from './form-page.tsx';

type Engine = Partial<Omit<FormEngineProps, 'form' | 'texts' | 'facts' | 'store' | 'onSubmit'>> & {
  answers?: Answers;
};

function Engine({
  name,
  answers,
  ...engine
}: Engine & { name: string; onSubmit: (a: Answers) => void }) {
  const [store] = useState(() => formStore(answers));
  const form = { form: useForm(name), texts: useFormTexts(name), facts: useFacts() };
  return <FormEngine {...form} store={store} {...engine} />;
}

/** Renders a published form without its mutation; returns the mock that is called with its answers. */
export async function showEngine(
  configuration: Configuration,
  name: string,
  { language, ...engine }: Engine & { language?: string } = {},
) {
  const sent = vi.fn<(answers: Answers) => void>();
  await showForms({
    configuration,
    children: <Engine name={name} onSubmit={sent} {...engine} />,
    ...(language ? { language } : {}),
  });
  await waitFor(() => expect(document.forms.length).toBe(1));
  return sent;
}

/** Sets the text of a field as a paste does, and leaves the field. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** True when a field is marked as invalid. */
export const isMarkedInvalid = (field: HTMLElement): boolean =>
  field.getAttribute('aria-invalid') === 'true';

/** The accessible description of a field. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
