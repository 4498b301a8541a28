import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard.ts';
import { WizardProblemError } from '#domain/wizard-problem.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import {
  accept,
  attach,
  comeBackInAnotherTab,
  installLocks,
  onStep,
  press,
  publishedWizard,
  reload,
  storedText,
  type,
  visitWizard,
  walkToTheEnd,
} from '#tests/support/wizard-page.tsx';
import { forgetWizards } from '#wizard/wizard-forget.ts';

const saved: StepOutcome = { kind: 'saved', memory: { leadId: 'L1' } };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const retailer = vi.hoisted(() => ({ saveStep: vi.fn(), confirm: vi.fn(), verify: vi.fn() }));
vi.mock('#operations/registry.ts', () => ({
  loadWizardMutation: async () => retailer as unknown as WizardMutation,
}));

let configuration: Configuration;
let later: Configuration;
/** In it the second step begins with the street of the first. */
let following: Configuration;
beforeAll(async () => {
  configuration = await publishedWizard();
  later = await publishedWizard((forms) => {
    forms['trial-place'].document.schema.properties.street.maxLength = 4;
  });
  following = await publishedWizard((forms) => {
    const street = { from: 'facts/subject/wizard/answers/installation/street' };
    Object.assign(forms['trial-person'].document, {
      resets: [{ at: 'start', set: { vat: street } }],
    });
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

const keyOfRun = () =>
  Object.keys(localStorage).find((key) => /wizard\.[0-9a-f]{32}$/.test(key)) ?? '';
const ask = () => screen.findByRole('heading', { name: '¿Continuamos donde lo dejó?' });

describe('somebody who comes back', () => {
  it('by a reload goes on where they were without a question, with what they had typed', async () => {
    const { leave } = await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await type('NIF', '0000');
    reload(leave);
    await visitWizard({ configuration });
    await onStep('La persona');
    expect(await screen.findByLabelText('NIF')).toHaveProperty('value', '0000');
    await press('Anterior');
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Mayor');
    await press('Siguiente');
    await onStep('La persona');
    expect(retailer.saveStep).toHaveBeenCalledTimes(1);
  });

  it('to the same tab a day later is asked, once', async () => {
    const { leave } = await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    reload(leave);
    const key = keyOfRun();
    const run = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...run, savedAt: run.savedAt - 24 * 3_600_000 }));
    const { leave: leaveAgain } = await visitWizard({ configuration });
    await ask();
    expect(await screen.findByText('No tendrá que repetir nada.')).toBeTruthy();
    await press('Continuar');
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Mayor');
    await type('Calle', 'Sol');
    reload(leaveAgain);
    await visitWizard({ configuration });
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Sol');
  });

  it('may start again, and nothing of before is left', async () => {
    const { leave } = await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    comeBackInAnotherTab(leave);
    await visitWizard({ configuration });
    await ask();
    await press('Empezar de nuevo');
    await onStep('El sitio');
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', '');
    expect(storedText()).not.toContain('Mayor');
  });

  it('is not asked again for files and accounts that were sent, and none of them is stored', async () => {
    const { leave } = await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await attach('factura.pdf');
    await screen.findByText('factura.pdf');
    await press('Siguiente');
    await type('NIF', '00000000T');
    await press('Siguiente');
    await type('IBAN', 'ES9121000418450200051332');
    await press('Siguiente');
    await onStep('El final');
    await accept();
    expect(storedText()).toContain('Mayor');
    expect(storedText()).not.toMatch(/factura|ES91|0418|accept/);
    comeBackInAnotherTab(leave);
    await visitWizard({ configuration });
    await press('Continuar');
    await onStep('El final');
    expect(await screen.findByText('Ya lo tenemos: Factura.')).toBeTruthy();
    expect(screen.getByText('Ya lo tenemos: IBAN.')).toBeTruthy();
    expect(retailer.saveStep).toHaveBeenCalledTimes(3);
    await accept();
    await press('Pedir el contrato');
    await onStep('Solicitud enviada');
    expect(retailer.confirm.mock.calls[0]?.[1]).toMatchObject({
      held: { installation: ['receipt'], payment: ['iban'] },
    });
  });

  it('is shown nothing that an answer hides meanwhile, and the retailer is told to delete it', async () => {
    const branching = await publishedWizard((forms) => {
      const { schema } = forms['trial-place'].document;
      const { receipt, ...others } = schema.properties;
      const asked = {
        required: ['activeContract'],
        properties: { activeContract: { const: true } },
      };
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      const branch = { if: asked, then: { properties: { receipt } } };
      Object.assign(schema, { properties: others, allOf: [branch] });
    });
    const { leave } = await visitWizard({ configuration: branching });
    await type('Calle', 'Mayor');
    const choose = async (label: string) => (await screen.findByLabelText(label)).click();
    await choose('Activo');
    await attach('factura.pdf');
    await screen.findByText('factura.pdf');
    await press('Siguiente');
    await type('NIF', '00000000T');
    await press('Siguiente');
    await type('IBAN', 'ES9121000418450200051332');
    await press('Siguiente');
    await screen.findByText('factura.pdf');
    reload(leave);
    await visitWizard({ configuration: branching });
    await screen.findByText('Ya lo tenemos: Factura.');
    await press('Cambiar: El sitio');
    await choose('De baja');
    await press('Guardar y continuar');
    await onStep('La persona');
    await press('Guardar y continuar');
    await onStep('El final');
    expect(screen.queryByText(/Factura/)).toBeNull();
    expect(retailer.saveStep.mock.calls.at(-1)?.[2]).toMatchObject({
      held: { installation: [] },
      dropped: { installation: ['receipt'] },
    });
  });

  it('who then changes who contracts confirms again what was about the first, and is told why', async () => {
    const about = ['iban', 'facts/subject/wizard/answers/person/vat'];
    const vouching = await publishedWizard((forms) => {
      const { document, texts } = forms['trial-account'];
      Object.assign(document.schema.properties, { isOwner: { type: 'boolean', const: true } });
      document.schema.required.push('isOwner');
      Object.assign(document.ui, { isOwner: { 'ui:widget': 'consent', 'ui:about': about } });
      Object.assign(texts.fields, { isOwner: { label: 'Es su cuenta' } });
    });
    const box = () => screen.findByLabelText<HTMLInputElement>('Es su cuenta');
    const { leave } = await visitWizard({ configuration: vouching });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await type('NIF', '00000000T');
    await press('Siguiente');
    await type('IBAN', 'ES9121000418450200051332');
    (await box()).click();
    await press('Siguiente');
    await onStep('El final');
    reload(leave);
    const again = await visitWizard({ configuration: vouching });
    await onStep('El final');
    await press('Cambiar: La persona');
    await type('NIF', '11111111H');
    await press('Guardar y continuar');
    await onStep('La cuenta');
    expect((await box()).checked).toBe(false);
    expect(screen.getByLabelText('IBAN')).toHaveProperty('value', '');
    expect(retailer.saveStep.mock.calls.at(-1)?.[2]).toMatchObject({
      dropped: { payment: ['iban', 'isOwner'] },
    });
    reload(again.leave);
    await visitWizard({ configuration: vouching });
    await onStep('La cuenta');
    await screen.findByText(/^Ha cambiado .*: confírmelo otra vez\.$/);
    await type('IBAN', 'ES9121000418450200051332');
    (await box()).click();
    expect(screen.queryByText(/^Ha cambiado/)).toBeNull();
    await press('Siguiente');
    await onStep('El final');
  });

  it('may give another file for the one that the retailer has, or leave it', async () => {
    const { leave } = await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await attach('factura.pdf');
    await screen.findByText('factura.pdf');
    await press('Siguiente');
    await onStep('La persona');
    reload(leave);
    await visitWizard({ configuration });
    await press('Anterior');
    await screen.findByText('Ya lo tenemos');
    await type('Calle', 'Sol');
    await press('Cambiar: Factura');
    await press('Dejarlo como estaba');
    await press('Siguiente');
    await onStep('La persona');
    expect(retailer.saveStep.mock.calls[1]?.[2]).toMatchObject({
      held: { installation: ['receipt'] },
    });
    await press('Anterior');
    await press('Cambiar: Factura');
    await attach('otra.pdf');
    await screen.findByText('otra.pdf');
    await press('Siguiente');
    await onStep('La persona');
    expect(retailer.saveStep.mock.calls[2]?.[1].installation.receipt).toHaveLength(1);
    expect(retailer.saveStep.mock.calls[2]?.[2].held.installation ?? []).toEqual([]);
  });

  it('is asked for what was given and not sent, by its name and with the focus there', async () => {
    retailer.saveStep.mockImplementation(async (sends) =>
      sends === 4 ? { ...saved, sent: false } : saved,
    );
    const { leave } = await visitWizard({ configuration });
    await walkToTheEnd();
    comeBackInAnotherTab(leave);
    await visitWizard({ configuration });
    await ask();
    await screen.findByText('IBAN');
    await press('Continuar');
    await onStep('La cuenta');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('IBAN')));
    await type('IBAN', 'ES9121000418450200051332');
    await press('Guardar y continuar');
    await onStep('El final');
  });

  it('is asked for it again where the retailer does not have it after all', async () => {
    const { leave } = await visitWizard({ configuration });
    await walkToTheEnd();
    reload(leave);
    retailer.confirm.mockRejectedValueOnce(
      new ProblemError({ kind: 'invalid', fields: { 'payment/iban': ['required'] } }),
    );
    await visitWizard({ configuration });
    await onStep('El final');
    await accept();
    await press('Pedir el contrato');
    await onStep('La cuenta');
    await type('IBAN', 'ES9121000418450200051332');
    await press('Guardar y continuar');
    await onStep('El final');
  });

  it('within the same page finds everything, files too, and is asked nothing', async () => {
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
    const { configuration: spanish } = { configuration };
    await (await import('#tests/support/form-page.tsx')).setPageLanguage(spanish, 'es-ES');
  });

  it('to a form that was changed since keeps what it still takes, and is told', async () => {
    const { leave } = await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await type('NIF', '0000');
    reload(leave);
    await visitWizard({ configuration: later });
    await onStep('El sitio');
    expect(screen.getByText('Hemos actualizado este formulario')).toBeTruthy();
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', '');
    await type('Calle', 'Sol');
    await press('Guardar y continuar');
    expect(await screen.findByLabelText('NIF')).toHaveProperty('value', '0000');
  });

  it('finds what a step took from another one follow it, until they type over it', async () => {
    const nif = (value: string) =>
      waitFor(async () =>
        expect(await screen.findByLabelText('NIF')).toHaveProperty('value', value),
      );
    const { leave } = await visitWizard({ configuration: following });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await nif('Mayor');
    reload(leave);
    await visitWizard({ configuration: following });
    await press('Anterior');
    await type('Calle', 'Menor');
    await press('Siguiente');
    await nif('Menor');
    await type('NIF', '0000');
    await press('Anterior');
    await type('Calle', 'Sol');
    await press('Siguiente');
    await nif('0000');
  });

  it('in the middle of a confirmation is told what became of it before anything else', async () => {
    retailer.confirm.mockRejectedValue(new ProblemError({ kind: 'no-answer' }));
    const { leave } = await visitWizard({ configuration });
    await walkToTheEnd();
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
});

describe('somebody whose contracting came through in part', () => {
  it('finds after a reload what is done, and is asked for none of it again', async () => {
    const memory = {
      confirmed: [{ name: 'electricity', reference: 'REF1', render: null }],
      fixed: ['installation', 'person', 'payment'],
    };
    const problem = { kind: 'broken', status: 500 } as const;
    retailer.confirm.mockRejectedValueOnce(new WizardProblemError(problem, memory));
    const { leave } = await visitWizard({ configuration });
    await walkToTheEnd();
    await accept();
    await press('Pedir el contrato');
    await screen.findByText('REF1');
    reload(leave);
    await visitWizard({ configuration });
    await onStep('El final');
    expect(await screen.findByText('REF1')).toBeTruthy();
    await accept();
    await press('Pedir el contrato');
    await onStep('Solicitud enviada');
    expect(retailer.confirm.mock.calls[1]?.[1]).toMatchObject({ memory });
  });
});

interface Stored {
  savedAt: number;
  progress: Record<string, unknown> & { typed: Record<string, unknown> };
}

/** The text of a stored run after a change. */
const changed = (change: (run: Stored) => unknown) => (text: string) => {
  const run = JSON.parse(text) as Stored;
  change(run);
  return JSON.stringify(run);
};

describe('what is stored', () => {
  const left = async (owner = '') => {
    const { leave } = await visitWizard({ configuration, owner });
    await type('Calle', 'Mayor');
    comeBackInAnotherTab(leave);
  };
  const begins = async () => {
    await onStep('El sitio');
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', '');
  };

  it('by a tab that is open is not offered to another one, which begins', async () => {
    await left();
    tabs.inAnotherTab(keyOfRun().replace('lluerna.wizard.', ''));
    await visitWizard({ configuration });
    await begins();
    expect(storedText()).toContain('Mayor');
  });

  it('by a tab that is open is hinted at, and goes on here once that tab is closed', async () => {
    await left();
    tabs.inAnotherTab(keyOfRun().replace('lluerna.wizard.', ''));
    await visitWizard({ configuration });
    await begins();
    await screen.findByText(/^Esta contratación está abierta en otra pestaña/);
    await press('Recuperarla aquí');
    await screen.findByText(/^Sigue abierta en otra pestaña/);
    tabs.forget();
    await press('Recuperarla aquí');
    await ask();
    await press('Continuar');
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Mayor');
    expect(screen.queryByText(/otra pestaña/)).toBeNull();
  });

  it('by a tab that is open is hinted at only while nothing is answered here', async () => {
    await left();
    tabs.inAnotherTab(keyOfRun().replace('lluerna.wizard.', ''));
    await visitWizard({ configuration });
    await screen.findByText(/^Esta contratación está abierta en otra pestaña/);
    await type('Calle', 'Sol');
    expect(screen.queryByText(/otra pestaña/)).toBeNull();
    expect(storedText()).toMatch(/Mayor.*Sol|Sol.*Mayor/s);
  });

  it('by a tab that was closed is offered to the next', async () => {
    await left();
    await visitWizard({ configuration });
    await ask();
  });

  it.each([
    ['truncated', (text: string) => text.slice(0, 60)],
    ['empty', () => ''],
    ['a list', () => '[]'],
    ['too deep', () => '['.repeat(50_000)],
    ['of another shape', () => '{"shape":1,"steps":[]}'],
    ['of a later format', (text: string) => text.replace('"shape":1', '"shape":99')],
    ['without answers', changed(({ progress }) => Object.assign(progress, { typed: null }))],
    ['hostile', () => '{"__proto__":{"shape":1},"progress":{"step":["a"]}}'],
    [
      'with a prototype',
      (text: string) => `${text.slice(0, -1)},"__proto__":{"shape":1},"progress":[]}`,
    ],
    ['no object', () => '"installation"'],
  ])('and %s is dropped', async (_, spoil) => {
    await left();
    const key = keyOfRun();
    localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''));
    await visitWizard({ configuration });
    await begins();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['a step that is gone', changed(({ progress }) => Object.assign(progress, { step: 'gone' }))],
    ['no step', changed(({ progress }) => Object.assign(progress, { step: '__proto__' }))],
    [
      'answers of another kind',
      changed(({ progress }) => {
        progress.typed.installation = { street: { a: 1 }, activeContract: [] };
      }),
    ],
    [
      'answers without a form',
      changed(({ progress }) => Object.assign(progress.typed, { nowhere: { a: 1 } })),
    ],
  ])('and names %s goes on at the first open step, and through', async (_, spoil) => {
    await left();
    const key = keyOfRun();
    localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''));
    await visitWizard({ configuration });
    await press('Continuar');
    await onStep('El sitio');
    await type('Calle', 'Sol');
    (await screen.findByLabelText('Activo')).click();
    await press('Siguiente');
    await onStep('La persona');
  });

  it('and names steps that were never filled in goes on at the first of them', async () => {
    await left();
    const key = keyOfRun();
    const all = ['installation', 'person', 'payment'];
    const spoil = changed(({ progress }) =>
      Object.assign(progress, { step: 'confirmation', settled: all, sent: all }),
    );
    localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''));
    await visitWizard({ configuration });
    await press('Continuar');
    await onStep('La persona');
  });

  it.each([
    [10_080, false],
    [10_079, true],
  ])('for %i minutes is offered: %s', async (minutes, isOffered) => {
    await left();
    const key = keyOfRun();
    const spoil = changed((run) => {
      run.savedAt -= minutes * 60_000;
    });
    localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''));
    await visitWizard({ configuration });
    if (isOffered) {
      await ask();
      return;
    }
    await begins();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('by one customer is not offered to another, nor to a visitor', async () => {
    await left('one');
    const { leave } = await visitWizard({ configuration, owner: 'other' });
    await begins();
    leave();
    await visitWizard({ configuration });
    await begins();
  });

  it('by a visitor is theirs once they sign in', async () => {
    await left();
    await visitWizard({ configuration, owner: 'one' });
    await ask();
  });

  it('is forgotten on log-out, with the run of the page', async () => {
    const { leave } = await visitWizard({ configuration, owner: 'one' });
    await type('Calle', 'Mayor');
    forgetWizards();
    leave();
    expect(storedText()).toBe('');
    await visitWizard({ configuration, owner: 'one' });
    await begins();
    await waitFor(() => expect(storedText()).toBe(''));
  });
});
