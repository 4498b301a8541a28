import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard.ts';
import { WizardProblemError } from '#domain/wizard-problem.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import {
  accept,
  attach,
  onStep,
  press,
  publishedWizard,
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
  it('leads from step to step to the end, sending each', async () => {
    const { onLeave } = await visitWizard({ configuration });
    expect(await screen.findByText('Paso 1 de 4: El sitio')).toBeTruthy();
    await walkToTheEnd();
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

  it('goes on from a step whose answers an earlier one reads', async () => {
    const reading = await publishedWizard((forms) => {
      const from = 'facts/subject/wizard/answers/person/vat';
      const resets = [{ at: 'start', set: { street: { from } } }];
      Object.assign(forms['trial-place'].document, { resets });
    });
    await visitWizard({ configuration: reading });
    await walkToTheEnd();
  });

  it('takes the focus to the heading of each step', async () => {
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    const heading = await onStep('La persona');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows Previous on middle steps, with what was typed there, and opens only steps that are done', async () => {
    await visitWizard({ configuration });
    await onStep('El sitio');
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await type('NIF', 'half');
    expect(steps().getAllByRole('button')).toHaveLength(1);
    await press('Anterior');
    expect((await screen.findByLabelText('Calle')) as HTMLInputElement).toHaveProperty(
      'value',
      'Mayor',
    );
    await press('Siguiente');
    expect(await screen.findByLabelText('NIF')).toHaveProperty('value', 'half');
    expect(retailer.saveStep).toHaveBeenCalledTimes(1);
  });

  it('says while an answer is slow that the step is being saved, keeps what was typed, and sends it once', async () => {
    let answer = (_outcome: StepOutcome) => {};
    retailer.saveStep
      .mockResolvedValueOnce(saved)
      .mockReturnValueOnce(new Promise<StepOutcome>((resolve) => (answer = resolve)));
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await type('NIF', '00000000T');
    await press('Siguiente');
    const next = screen.getByRole('button', { name: 'Siguiente' });
    await waitFor(() => expect(next.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('Guardando este paso…').getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Anterior' })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('NIF')).toHaveProperty('value', '00000000T');
    await press('Siguiente');
    answer(saved);
    await onStep('La cuenta');
    expect(retailer.saveStep).toHaveBeenCalledTimes(2);
  });

  it('keeps a step that is not valid', async () => {
    await visitWizard({ configuration });
    await onStep('El sitio');
    await press('Siguiente');
    await alert();
    expect(screen.getByRole('heading', { level: 2, name: 'El sitio' })).toBeTruthy();
    expect(retailer.saveStep).not.toHaveBeenCalled();
  });

  it('counts the steps of this customer only', async () => {
    await visitWizard({ configuration, contractation: { businessHalt: true } });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await type('NIF', 'B00000000');
    await press('Siguiente');
    await onStep('El final');
    expect(screen.getByText('Paso 3 de 3: El final')).toBeTruthy();
    await accept();
    await press('Pedir el contrato');
    await onStep('Solicitud enviada');
    expect(Object.keys(retailer.confirm.mock.calls[0]?.[0])).toEqual([
      'installation',
      'person',
      'confirmation',
    ]);
  });
});

describe('the summary', () => {
  it('shows what was answered, and returns after a section was changed', async () => {
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
  });

  it('comes after the steps that look at what was changed are passed again', async () => {
    await visitWizard({ configuration });
    await walkToTheEnd();
    await press('Cambiar: El sitio');
    await userEvent.click(await screen.findByLabelText('Activo'));
    await press('Guardar y continuar');
    await onStep('La persona');
    await type('Titular anterior (opcional)', 'Nadie');
    await press('Guardar y continuar');
    await onStep('El final');
    const sent = retailer.saveStep.mock.calls.map(([sends]) => sends);
    expect(sent).toEqual([1, 2, 4, 1, 2]);
  });
});

describe('the address of a wizard', () => {
  it('names the step, so that Back of the browser goes to the one before', async () => {
    const { address, back } = await visitWizard({ configuration, address: '/a?promocode=SOL' });
    await waitFor(() => expect(address()).toBe('/a?promocode=SOL&paso=installation'));
    await type('Calle', 'Mayor');
    await press('Siguiente');
    await onStep('La persona');
    await waitFor(() => expect(address()).toContain('paso=person'));
    back();
    await onStep('El sitio');
    expect(address()).toContain('paso=installation');
  });

  it('that asks for a step not reached shows the first that is open', async () => {
    const { address } = await visitWizard({ configuration, address: '/a?paso=confirmation' });
    await onStep('El sitio');
    await waitFor(() => expect(address()).toBe('/a?paso=installation'));
  });
});

describe('what the retailer refuses', () => {
  it.each([
    ['badScore', 'No podemos continuar con la contratación'],
    ['dniInvalid', 'No hemos podido verificar su identidad'],
    ['genericError', 'No hemos podido guardar sus datos'],
  ])('%s stops Next until a change', async (reason, words) => {
    retailer.saveStep.mockResolvedValueOnce({ kind: 'refused', reason, memory: {} });
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    expect((await alert()).textContent).toContain(words);
    const next = screen.getByRole('button', { name: 'Siguiente' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    const described = document.getElementById(next.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(words);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.body.textContent).not.toContain('Cambie algún dato');
    await press('Siguiente');
    expect(retailer.saveStep).toHaveBeenCalledTimes(1);
    await type('Calle', 'Menor');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Siguiente');
    await onStep('La persona');
  });

  it('a check that could not be made is tried again with the same answers', async () => {
    retailer.saveStep.mockResolvedValueOnce({ kind: 'refused', reason: 'unchecked', memory: {} });
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    expect((await alert()).textContent).toContain('No hemos podido comprobar sus datos');
    await press('Volver a intentarlo');
    await onStep('La persona');
    expect(retailer.saveStep).toHaveBeenCalledTimes(2);
  });

  it('of a field of an earlier step is shown there, and Next leads back', async () => {
    retailer.saveStep.mockResolvedValueOnce(saved).mockResolvedValueOnce({
      kind: 'invalid',
      fields: { 'installation/street': ['maxLength'] },
      memory: {},
    });
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
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

  it.each<[Problem['kind'], string]>([
    ['no-answer', 'No hay conexión'],
    ['too-many', 'Demasiados intentos'],
  ])('for another reason (%s) is said at the foot and can be tried again', async (kind, words) => {
    retailer.saveStep.mockRejectedValueOnce(new ProblemError({ kind } as Problem));
    await visitWizard({ configuration });
    await type('Calle', 'Mayor');
    await press('Siguiente');
    expect((await alert()).textContent).toContain(words);
    await press('Siguiente');
    await onStep('La persona');
  });
});

describe('the confirmation', () => {
  const confirm = async () => {
    await walkToTheEnd();
    await accept();
    await press('Pedir el contrato');
  };

  it('that failed says so, and can be tried again or gone back from', async () => {
    retailer.confirm.mockResolvedValueOnce({ kind: 'failed', reason: 'unreachable', memory: {} });
    await visitWizard({ configuration });
    await confirm();
    expect((await alert()).textContent).toContain('no se ha contratado nada');
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeTruthy();
    await press('Pedir el contrato');
    await onStep('Solicitud enviada');
    const keys = retailer.confirm.mock.calls.map(([, context]) => context.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('that broke says that the connection failed', async () => {
    retailer.confirm.mockRejectedValueOnce(new ProblemError({ kind: 'broken', status: 500 }));
    await visitWizard({ configuration });
    await confirm();
    expect((await alert()).textContent).toContain('La conexión con nuestros sistemas ha fallado');
  });

  const memory = {
    confirmed: [
      { name: 'electricity', reference: 'REF1', render: { format: 'html', body: '<p>Uno</p>' } },
    ],
    fixed: ['installation', 'person', 'payment'],
  };
  const confirmInPart = async () => {
    const problem = { kind: 'broken', status: 500 } as const;
    retailer.confirm.mockRejectedValueOnce(new WizardProblemError(problem, memory));
    await visitWizard({ configuration });
    await confirm();
    await screen.findByText('Su contrato de electricidad ya está pedido');
  };

  it('that came through in part says which part, with its reference, and locks it with words', async () => {
    await confirmInPart();
    expect(screen.getByText('REF1')).toBeTruthy();
    expect((await alert()).textContent).not.toContain('no se ha contratado nada');
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    expect(steps().queryByRole('button')).toBeNull();
    const person = within(await screen.findByRole('region', { name: 'La persona' }));
    expect(person.queryByRole('button')).toBeNull();
    expect(person.getByText('Ya contratado: aquí no se puede cambiar.')).toBeTruthy();
    await press('Pedir el contrato');
    await onStep('Solicitud enviada');
    expect(retailer.confirm.mock.calls[1]?.[1]).toMatchObject({ memory });
  });

  it('that came through in part can end without the rest', async () => {
    await confirmInPart();
    await press('Terminar sin el gas');
    await onStep('Solicitud enviada');
    expect(screen.getByText('Uno')).toBeTruthy();
    expect(retailer.confirm).toHaveBeenCalledTimes(1);
  });

  it('of which nobody knows can only be looked up again, under its key', async () => {
    retailer.confirm.mockRejectedValueOnce(new ProblemError({ kind: 'no-answer' }));
    await visitWizard({ configuration });
    await confirm();
    expect((await alert()).textContent).toContain('No sabemos si su confirmación ha llegado');
    expect(retailer.verify).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    await press('Comprobarlo otra vez');
    await onStep('Solicitud enviada');
    const [first, second] = retailer.confirm.mock.calls;
    expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
    expect(second?.[0]).toEqual(first?.[0]);
  });

  it.each([
    ['html', '<p>Su número es <strong>L-1</strong></p><script>alert(1)</script>'],
    ['markdown', 'Su número es **L-1**\n\n<script>alert(1)</script>'],
  ])('shows what the retailer wants to be read, %s, sanitised', async (format, body) => {
    retailer.confirm.mockResolvedValue({ ...confirmed, render: { format, body } });
    await visitWizard({ configuration });
    await confirm();
    expect((await screen.findByText('L-1')).tagName).toBe('STRONG');
    expect(document.querySelector('.wizard script')).toBeNull();
  });
});
