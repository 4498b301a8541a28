import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard/wizard.ts';
import { WizardProblemError } from '#domain/wizard/wizard-problem.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import {
  accept,
  attach,
  onStep,
  press,
  reload,
  type,
  visitTheEnd,
  visitWizard,
  walkToTheEnd,
} from '#tests/support/pages/wizard-page.tsx';
import { publishedWizard } from '#tests/support/trials/trial-wizard.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

const saved: StepOutcome = { kind: 'saved', memory: { leadId: 'L1' } };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const retailer = vi.hoisted(() => ({ saveStep: vi.fn(), confirm: vi.fn(), verify: vi.fn() }));
vi.mock('#operations/registry.ts', () => ({
  loadWizardMutation: async () => retailer as unknown as WizardMutation,
}));

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedWizard();
});
beforeEach(() => {
  for (const call of Object.values(retailer)) call.mockReset();
  retailer.saveStep.mockResolvedValue(saved);
  retailer.confirm.mockResolvedValue(confirmed);
  retailer.verify.mockResolvedValue(null);
});
afterEach(() => {
  cleanup();
  forgetWizards();
});

const alert = () => screen.findByRole('alert');
const steps = () => within(screen.getByRole('navigation', { name: 'Pasos' }));

describe('a wizard', () => {
  it('leads from step to step to the end, sending each once it is valid', async () => {
    const { onLeave } = await visitWizard({ configuration });
    expect(await screen.findByText('Paso 1 de 4: El sitio')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    await press('Siguiente');
    await alert();
    expect(screen.getByRole('heading', { level: 2, name: 'El sitio' })).toBeTruthy();
    expect(retailer.saveStep).not.toHaveBeenCalled();

    await type('Calle', 'Mayor');
    await press('Siguiente');
    const heading = await onStep('La persona');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await type('NIF', 'half');
    expect(steps().getAllByRole('button')).toHaveLength(1);
    await press('Anterior');
    expect(await screen.findByLabelText('Calle')).toHaveProperty('value', 'Mayor');
    await press('Siguiente');
    expect(await screen.findByLabelText('NIF')).toHaveProperty('value', 'half');
    expect(retailer.saveStep).toHaveBeenCalledTimes(1);

    await type('NIF', '00000000T');
    await press('Siguiente');
    await type('IBAN', 'ES9121000418450200051332');
    await press('Siguiente');
    await onStep('El final');
    expect(screen.getByText('Paso 4 de 4: El final')).toBeTruthy();
    await accept();
    await press('Pedir el contrato');

    const end = await onStep('Solicitud enviada');
    await waitFor(() => expect(document.activeElement).toBe(end));
    expect(retailer.saveStep.mock.calls.map(([sends, answers]) => [sends, answers])).toEqual([
      [1, { installation: { street: 'Mayor' } }],
      [2, { installation: { street: 'Mayor' }, person: { vat: '00000000T' } }],
      [4, expect.objectContaining({ payment: { iban: expect.stringContaining('ES91') } })],
    ]);
    expect(retailer.confirm.mock.calls[0]?.[0].confirmation).toEqual({ accept: true });
    expect(retailer.confirm.mock.calls[0]?.[1]).toMatchObject({
      wizard: 'contracting-trial',
      memory: { leadId: 'L1' },
      facts: { subject: { wizard: { answers: { person: { vat: '00000000T' } } } } },
    });
    await press('Ir al inicio');
    expect(onLeave).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says while an answer is slow that the step is being saved, keeps what was typed, and sends it once', async () => {
    let answer = (_outcome: StepOutcome) => {};
    retailer.saveStep.mockReturnValueOnce(
      new Promise<StepOutcome>((resolve) => {
        answer = resolve;
      }),
    );
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    const next = screen.getByRole('button', { name: 'Siguiente' });
    await waitFor(() => expect(next.getAttribute('aria-busy')).toBe('true'));
    expect((await screen.findByText('Guardando este paso…')).getAttribute('role')).toBe('status');
    expect(steps().queryByRole('button')).toBeNull();
    expect(screen.getByLabelText('Calle')).toHaveProperty('value', 'Mayor');
    await press('Siguiente');
    answer(saved);
    await onStep('La persona');
    expect(retailer.saveStep).toHaveBeenCalledTimes(1);
  });

  it('shows at its end what was answered, and returns there once what was changed is passed', async () => {
    await visitWizard({ configuration });
    await attach('factura.pdf');
    await screen.findByText('factura.pdf');
    await walkToTheEnd();
    expect(await screen.findByText('factura.pdf')).toBeTruthy();
    const person = within(await screen.findByRole('region', { name: 'La persona' }));
    expect(person.getByText('00000000T')).toBeTruthy();
    const account = within(screen.getByRole('region', { name: 'La cuenta' }));
    expect(account.getByText(/ES91.*1332/).textContent).not.toContain('0418');

    await press('Cambiar: La persona');
    await onStep('La persona');
    await type('NIF', 'Y0000001S');
    await press('Guardar y continuar');
    await onStep('El final');
    const changed = within(await screen.findByRole('region', { name: 'La persona' }));
    expect(changed.getByText('Y0000001S')).toBeTruthy();

    // The step of the person looks at the contract of the first.
    await press('Cambiar: El sitio');
    (await screen.findByLabelText('Activo')).click();
    await press('Guardar y continuar');
    await onStep('La persona');
    await type('Titular anterior (opcional)', 'Nadie');
    await press('Guardar y continuar');
    await onStep('El final');
    const sent = retailer.saveStep.mock.calls.map(([sends]) => sends);
    expect(sent).toEqual([1, 2, 4, 2, 1, 2]);
  });
});

it('the steps of this customer only are counted', async () => {
  const person = { vat: 'B00000000' };
  await visitTheEnd({ configuration, contractation: { businessHalt: true }, person });
  expect(screen.getByText('Paso 3 de 3: El final')).toBeTruthy();
});

describe('the address of a wizard', () => {
  it('names the step, so that Back of the browser leads to the previous one', async () => {
    const { address, back } = await visitWizard({ configuration, address: '/a?promocode=SOL' });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await onStep('La persona');
    await waitFor(() => expect(address()).toBe('/a?promocode=SOL&paso=person'));
    back();
    await onStep('El sitio');
    expect(address()).toBe('/a?promocode=SOL');
  });

  it('of a step not yet reached shows the first open step', async () => {
    const { address } = await visitWizard({ configuration, address: '/a?paso=confirmation' });
    await onStep('El sitio');
    await waitFor(() => expect(address()).toBe('/a?paso=installation'));
  });
});

it('what the retailer refuses is said in its words, and stops Next until a change', async () => {
  await visitWizard({ configuration });
  await type('Calle', 'Mayor');
  const next = await screen.findByRole('button', { name: 'Siguiente' });
  for (const [reason, words] of [
    ['badScore', 'No podemos continuar con la contratación'],
    ['dniInvalid', 'No hemos podido verificar su identidad'],
    ['genericError', 'No hemos podido guardar sus datos'],
  ] as const) {
    retailer.saveStep.mockReset().mockResolvedValueOnce({ kind: 'refused', reason, memory: {} });
    await press('Siguiente');
    expect((await alert()).textContent).toContain(words);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    const described = document.getElementById(next.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(words);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.body.textContent).not.toContain('Cambie algún dato');
    await press('Siguiente');
    expect(retailer.saveStep).toHaveBeenCalledTimes(1);
    await type('Calle', `Mayor ${reason}`);
    expect(screen.queryByRole('alert')).toBeNull();
  }
  retailer.saveStep
    .mockResolvedValueOnce({ kind: 'refused', reason: 'unchecked', memory: {} })
    .mockRejectedValueOnce(new ProblemError({ kind: 'no-answer' }))
    .mockRejectedValueOnce(new ProblemError({ kind: 'too-many' }))
    .mockResolvedValueOnce(saved)
    .mockResolvedValueOnce({
      kind: 'invalid',
      fields: { 'installation/street': ['maxLength'] },
      memory: {},
    })
    .mockResolvedValue(saved);
  await press('Siguiente');
  expect((await alert()).textContent).toContain('No hemos podido comprobar sus datos');
  await press('Volver a intentarlo');
  await screen.findByText(/No hay conexión/);
  await press('Siguiente');
  await screen.findByText(/Demasiados intentos/);
  await press('Siguiente');

  // A field of an earlier step is shown there, and Next leads back.
  await type('NIF', '00000000T');
  await press('Siguiente');
  await onStep('El sitio');
  const field = await screen.findByLabelText('Calle');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await type('Calle', 'Menor');
  await press('Guardar y continuar');
  await onStep('La persona');
  expect(await screen.findByLabelText('NIF')).toHaveProperty('value', '00000000T');
});

describe('the confirmation', () => {
  it('that failed or broke says so and can be tried again; one of unknown outcome can only be looked up', async () => {
    retailer.confirm
      .mockResolvedValueOnce({ kind: 'failed', reason: 'unreachable', memory: {} })
      .mockRejectedValueOnce(new ProblemError({ kind: 'broken', status: 500 }))
      .mockRejectedValueOnce(new ProblemError({ kind: 'no-answer' }));
    await visitTheEnd({ configuration });
    await accept();
    await press('Pedir el contrato');
    expect((await alert()).textContent).toContain('no se ha contratado nada');
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeTruthy();
    await press('Pedir el contrato');
    await waitFor(() => expect(retailer.confirm).toHaveBeenCalledTimes(2));
    await screen.findByText(/La conexión con nuestros sistemas ha fallado/);
    await press('Pedir el contrato');
    await screen.findByText('No sabemos si su confirmación ha llegado');
    expect(retailer.verify).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    await press('Comprobarlo otra vez');
    await onStep('Solicitud enviada');
    expect(retailer.confirm).toHaveBeenCalledTimes(4);
  });

  it('that succeeded in part says which part, locks it with a note, and can end without the rest', async () => {
    const memory = {
      confirmed: [
        { name: 'electricity', reference: 'REF1', render: { format: 'html', body: '<p>Uno</p>' } },
      ],
      fixed: ['installation', 'person', 'payment'],
    };
    retailer.confirm.mockRejectedValue(
      new WizardProblemError({ kind: 'broken', status: 500 }, memory),
    );
    const { leave } = await visitTheEnd({ configuration });
    await accept();
    await press('Pedir el contrato');
    await screen.findByText('Su contrato de electricidad ya está pedido');
    expect(screen.getByText('REF1')).toBeTruthy();
    expect((await alert()).textContent).not.toContain('no se ha contratado nada');
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    expect(steps().queryByRole('button')).toBeNull();
    const person = within(await screen.findByRole('region', { name: 'La persona' }));
    expect(person.queryByRole('button')).toBeNull();
    expect(person.getByText('Ya contratado: aquí no se puede cambiar.')).toBeTruthy();
    reload(leave);
    await visitWizard({ configuration });
    await screen.findByText('REF1');
    await press('Terminar sin el gas');
    await onStep('Solicitud enviada');
    expect(await screen.findByText('Uno')).toBeTruthy();
    expect(retailer.confirm).toHaveBeenCalledTimes(1);
  });
});
