import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard/wizard.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import { setPageLanguage } from '#tests/support/pages/form-page.tsx';
import {
  accept,
  attach,
  comeBackInAnotherTab,
  onStep,
  press,
  reload,
  type,
  visitTheEnd,
  visitWizard,
  walkToTheEnd,
} from '#tests/support/pages/wizard-page.tsx';
import { publishedWizard } from '#tests/support/trials/trial-wizard.ts';
import { installLocks, storedText } from '#tests/support/wizard/stored-wizards.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

const saved: StepOutcome = { kind: 'saved', memory: { leadId: 'L1' } };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const retailer = vi.hoisted(() => ({ saveStep: vi.fn(), confirm: vi.fn(), verify: vi.fn() }));
vi.mock('#operations/registry.ts', () => ({
  loadWizardMutation: async () => retailer as unknown as WizardMutation,
}));

let configuration: Configuration;
let later: Configuration;
beforeAll(async () => {
  configuration = await publishedWizard();
  later = await publishedWizard((forms) => {
    forms['trial-place'].document.schema.properties.street.maxLength = 4;
  });
});
const tabs = installLocks();
beforeEach(() => {
  for (const call of Object.values(retailer)) call.mockReset();
  retailer.saveStep.mockResolvedValue(saved);
  retailer.confirm.mockResolvedValue(confirmed);
  retailer.verify.mockResolvedValue(null);
});
afterEach(() => {
  cleanup();
  forgetWizards();
  tabs.forget();
  sessionStorage.clear();
});

const IBAN = 'ES9121000418450200051332';
const keyOfRun = () =>
  Object.keys(localStorage).find((key) => /wizard\.[0-9a-f]{32}$/.test(key)) ?? '';
const continuePrompt = () => screen.findByRole('heading', { name: '¿Continuamos donde lo dejó?' });

const leaveAStreet = async () => {
  const { leave } = await visitWizard({ configuration });
  await type('Calle', 'Mayor');
  comeBackInAnotherTab(leave);
};

it('a reload continues without a prompt, with what was typed and the file that the retailer has', async () => {
  const { leave } = await visitWizard({ configuration });
  await type('Calle', 'Mayor');
  await attach('factura.pdf');
  await screen.findByText('factura.pdf');
  await press('Siguiente');
  await type('NIF', '0000');
  reload(leave);
  await visitWizard({ configuration });
  await onStep('La persona');
  expect(await screen.findByLabelText('NIF')).toHaveProperty('value', '0000');
  await press('Anterior');
  expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Mayor');
  await screen.findByText('Ya lo tenemos');
  await press('Siguiente');
  await onStep('La persona');
  expect(retailer.saveStep).toHaveBeenCalledTimes(1);

  await press('Anterior');
  await type('Calle', 'Sol');
  await press('Cambiar: Factura');
  await press('Dejarlo como estaba');
  await press('Siguiente');
  await onStep('La persona');
  expect(retailer.saveStep.mock.calls[1]?.[2]).toMatchObject({
    retained: { installation: ['receipt'] },
  });
  await press('Anterior');
  await press('Cambiar: Factura');
  await attach('otra.pdf');
  await screen.findByText('otra.pdf');
  await press('Siguiente');
  await onStep('La persona');
  expect(retailer.saveStep.mock.calls[2]?.[1].installation.receipt).toHaveLength(1);
  expect(retailer.saveStep.mock.calls[2]?.[2].retained.installation ?? []).toEqual([]);
});

it('another tab offers to continue; the end then names what the retailer has', async () => {
  const { leave } = await visitWizard({ configuration });
  await attach('factura.pdf');
  await screen.findByText('factura.pdf');
  await walkToTheEnd();
  comeBackInAnotherTab(leave);
  await visitWizard({ configuration });
  await continuePrompt();
  expect(await screen.findByText('No tendrá que repetir nada.')).toBeTruthy();
  await press('Continuar');
  await onStep('El final');
  expect(await screen.findByText('Ya lo tenemos: Factura.')).toBeTruthy();
  expect(screen.getByText('Ya lo tenemos: IBAN.')).toBeTruthy();
  await accept();
  await press('Pedir el contrato');
  await onStep('Solicitud enviada');
  expect(retailer.saveStep).toHaveBeenCalledTimes(3);
});

it('starting again removes all previous answers', async () => {
  await leaveAStreet();
  await visitWizard({ configuration });
  await continuePrompt();
  await press('Empezar de nuevo');
  await onStep('El sitio');
  expect(await screen.findByLabelText('Calle')).toHaveProperty('value', '');
  expect(storedText()).not.toContain('Mayor');
});

it('what was entered and not sent is requested by its name and receives the focus', async () => {
  retailer.saveStep.mockImplementation(async (sends) =>
    sends === 4 ? { ...saved, sent: false } : saved,
  );
  const { leave } = await visitWizard({ configuration });
  await walkToTheEnd();
  comeBackInAnotherTab(leave);
  await visitWizard({ configuration });
  await continuePrompt();
  await screen.findByText('IBAN');
  await press('Continuar');
  await onStep('La cuenta');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('IBAN')));
  await type('IBAN', IBAN);
  await press('Guardar y continuar');
  await onStep('El final');
});

it('within the same page everything is there, files too, and in another language', async () => {
  const { leave } = await visitWizard({ configuration });
  await type('Calle', 'Mayor');
  await attach('factura.pdf');
  await screen.findByText('factura.pdf');
  await press('Siguiente');
  await onStep('La persona');
  leave();
  await visitWizard({ configuration, language: 'ca-ES' });
  await screen.findByText('Pas 2 de 4: La persona');
  await press('Anterior');
  expect(await screen.findByText('factura.pdf')).toBeTruthy();
  await setPageLanguage(configuration, 'es-ES');
});

it('a form that was changed since says so, and clears what it no longer accepts', async () => {
  const { leave } = await visitWizard({ configuration });
  await type('Calle', 'Mayor');
  reload(leave);
  await visitWizard({ configuration: later });
  await onStep('El sitio');
  expect(screen.getByText('Hemos actualizado este formulario')).toBeTruthy();
  expect(await screen.findByLabelText('Calle')).toHaveProperty('value', '');
});

it('a confirmation that was left in the middle can only be looked up, before anything else', async () => {
  retailer.confirm.mockRejectedValue(new ProblemError({ kind: 'no-answer' }));
  const { leave } = await visitTheEnd({ configuration });
  await accept();
  await press('Pedir el contrato');
  await screen.findByText('No sabemos si su confirmación ha llegado');
  comeBackInAnotherTab(leave);
  retailer.verify.mockResolvedValue(confirmed);
  await visitWizard({ configuration });
  await screen.findByRole('heading', { name: 'Su confirmación quedó a medias' });
  expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).toBeNull();
  await press('Comprobarlo');
  await onStep('Solicitud enviada');
  expect(retailer.confirm).toHaveBeenCalledTimes(1);
});

const leaveInOpenTab = async () => {
  await leaveAStreet();
  tabs.inAnotherTab(keyOfRun().replace('lluerna.wizard.', ''));
};

it('an open tab is hinted at only while nothing is answered here', async () => {
  await leaveInOpenTab();
  await visitWizard({ configuration });
  await screen.findByText(/^Esta contratación está abierta en otra pestaña/);
  expect(await screen.findByLabelText('Calle')).toHaveProperty('value', '');
  await type('Calle', 'Sol');
  expect(screen.queryByText(/otra pestaña/)).toBeNull();
  expect(storedText()).toMatch(/Mayor.*Sol|Sol.*Mayor/s);
});

it('an open tab is hinted at, and its run continues here once it is closed', async () => {
  await leaveInOpenTab();
  await visitWizard({ configuration });
  await onStep('El sitio');
  await screen.findByText(/^Esta contratación está abierta en otra pestaña/);
  await press('Recuperarla aquí');
  await screen.findByText(/^Sigue abierta en otra pestaña/);
  tabs.forget();
  await press('Recuperarla aquí');
  await continuePrompt();
  await press('Continuar');
  expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Mayor');
  expect(screen.queryByText(/otra pestaña/)).toBeNull();
});

it('answers of another kind, in a storage that was written to, stop no step', async () => {
  const { leave } = await visitWizard({ configuration });
  await type('Calle', 'Mayor');
  reload(leave);
  const run = JSON.parse(localStorage.getItem(keyOfRun()) ?? '');
  run.progress.typed.installation = { street: { a: 1 }, activeContract: [] };
  localStorage.setItem(keyOfRun(), JSON.stringify(run));
  await visitWizard({ configuration });
  await type('Calle', 'Sol');
  (await screen.findByLabelText('Activo')).click();
  await press('Siguiente');
  await onStep('La persona');
});
