import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { knownPerson, type User } from '#domain/customer/user.ts';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { setTextValues } from '#i18n/texts.ts';
import { showForms } from './form-page.tsx';

/** The situation of a customer at one step of the contracting. */
export interface Step {
  wizard?: string;
  /** Answers of the earlier steps. */
  before?: Record<string, Answers>;
  memory?: Record<string, unknown>;
  answers?: Answers;
  /** The customer who is signed in, as the retailer has them. */
  user?: Partial<User>;
  /** Settings that differ from the defaults. */
  contractation?: Record<string, unknown>;
  organization?: { phone: string; phone_crm: string };
  signedIn?: boolean;
  /** What the retailer answered to the last attempt. */
  problem?: Problem;
  language?: string;
  /** Where the answers live; a store of `answers` without it. */
  store?: FormStore;
}

/** Shows one step of the contracting; returns the mock that is called with its answers. */
export async function showStep(configuration: Configuration, step: string, given: Step = {}) {
  const sent = vi.fn<(answers: Answers) => void>();
  const { wizard: name = 'contracting-electricity', before = {}, memory = {} } = given;
  const wizard = { name, answers: before, memory };
  const unknown = { id: 1, name: '', nameParts: null, vat: '', email: null, mobile: null };
  const user = given.user && knownPerson({ ...unknown, language: null, ...given.user });
  const subject = { wizard, ...(user && { user }) };
  const store = given.store ?? formStore(given.answers);
  const Page = () => {
    const form = `contracting-${step}`;
    const facts = useFacts(subject);
    const shown = { form: useForm(form), texts: useFormTexts(form), facts };
    return (
      <FormEngine {...shown} store={store} onSubmit={sent} problem={given.problem ?? null}>
        <span />
      </FormEngine>
    );
  };
  const { contractation: usual, organization: ours } = configuration.manifest.settings;
  const organization = { ...ours, ...given.organization };
  setTextValues(organization);
  const contractation = { ...usual, checkMorosity: false, ...given.contractation };
  await showForms({
    configuration,
    children: <Page />,
    settings: { contractation, organization } as never,
    session: { signedIn: given.signedIn ?? given.user !== undefined },
    ...(given.language ? { language: given.language } : {}),
  });
  await waitFor(() => expect(document.forms.length).toBe(1));
  return sent;
}
