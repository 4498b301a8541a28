import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { TRIAL } from '#tests/support/trials/trial-wizard.ts';
import { forgetMemory } from '#tests/support/wizard/stored-wizards.ts';
import { setRunOfTab, storeRun } from '#wizard/resume/wizard-store.ts';
import { WizardScreen } from '#wizard/wizard-screen.tsx';
import { fill } from './engine-page.tsx';
import { showForms } from './form-page.tsx';

interface Visit {
  configuration: Configuration;
  address?: string;
  owner?: string;
  language?: string;
  contractation?: Partial<Settings['contractation']>;
  session?: Partial<Facts['session']>;
}

/** Id of a run of an earlier visit. */
const RUN = '0123456789abcdef0123456789abcdef';

const customer = userEvent.setup({ pointerEventsCheck: 0 });

/** Opens the wizard in a browser. */
export async function visitWizard({
  configuration,
  address = '/nuevo-cliente-electricidad',
  owner = '',
  language = 'es-ES',
  contractation = {},
  session = { signedIn: false },
}: Visit) {
  const onLeave = vi.fn();
  const usual = configuration.manifest.settings;
  const page = await showForms({
    configuration,
    address,
    language,
    session,
    settings: { contractation: { ...usual.contractation, ...contractation } },
    children: <WizardScreen wizard={TRIAL} owner={owner} onLeave={onLeave} />,
  });
  return { ...page, onLeave };
}

export const onStep = (title: string) => screen.findByRole('heading', { level: 2, name: title });

export const press = async (name: string) =>
  customer.click(await screen.findByRole('button', { name }));

/** Replaces the text of a field of the current step. */
export async function type(label: string, value: string) {
  fill(await screen.findByLabelText(label), value);
}

export const attach = async (name: string) =>
  customer.upload(
    await screen.findByLabelText(/Elegir archivos/, { selector: 'input' }),
    new File(['%PDF-1.4 receipt'], name, { type: 'application/pdf' }),
  );

/** Fills in the steps before the last with the usual answers. */
export async function walkToTheEnd() {
  await onStep('El sitio');
  await type('Calle', 'Mayor');
  await press('Siguiente');
  await onStep('La persona');
  await type('NIF', '00000000T');
  await press('Siguiente');
  await onStep('La cuenta');
  await type('IBAN', 'ES9121000418450200051332');
  await press('Siguiente');
  await onStep('El final');
}

/** Opens the wizard at its last step, the steps before it filled in and sent in an earlier visit of this tab. */
export async function visitTheEnd({
  installation = {},
  person = {},
  ...visit
}: Visit & { installation?: Answers; person?: Answers }) {
  const { configuration, owner = '' } = visit;
  const answers: WizardAnswers = {
    installation: { street: 'Mayor', ...installation },
    person: { vat: '00000000T', ...person },
    payment: {},
  };
  const { steps = [] } = configuration.manifest.wizards[TRIAL] ?? {};
  const forms = steps.map(
    async ({ id, form }) => [id, (await configuration.loadForm(form)).edition] as const,
  );
  const passed = ['installation', 'person', 'payment'];
  storeRun({
    ...{ id: RUN, wizard: TRIAL, owner, editions: Object.fromEntries(await Promise.all(forms)) },
    progress: {
      ...{ step: 'confirmation', typed: answers, answers, settled: passed, sent: passed },
      ...{ retained: { payment: ['iban'] }, dropped: {}, takenBack: {}, memory: {} },
      ...{ idempotencyKey: 'before', unanswered: null },
    },
  });
  setRunOfTab(TRIAL, RUN);
  const page = await visitWizard(visit);
  await onStep('El final');
  return page;
}

export const accept = async () => customer.click(await screen.findByLabelText('Acepto'));

/** Reloads the page of a visit. */
export function reload(leave: () => void): void {
  leave();
  forgetMemory();
}

/** The visit of a new tab, once the earlier one was closed. */
export function comeBackInAnotherTab(leave: () => void): void {
  reload(leave);
  sessionStorage.clear();
}
