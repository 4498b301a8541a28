import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import {
  accept,
  onStep,
  press,
  publishedWizard,
  reload,
  visitWizard,
  walkToTheEnd,
} from '#tests/support/wizard-page.tsx';
import { forgetWizards } from '#wizard/wizard-forget.ts';

const retailer = vi.hoisted(() => ({ saveStep: vi.fn(), confirm: vi.fn(), verify: vi.fn() }));
vi.mock('#operations/registry.ts', () => ({
  loadWizardMutation: async () => retailer as unknown as WizardMutation,
}));

const told = { format: 'html', body: '<p>Su número es L-1</p>' };
const electricity = { name: 'electricity', reference: 'REF1', render: told };
const gas = {
  ...{ name: 'gas', reference: 'REF2' },
  render: { format: 'markdown', body: 'Su número es **L-2**' },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedWizard();
});
beforeEach(() => {
  for (const call of Object.values(retailer)) call.mockReset();
  retailer.saveStep.mockResolvedValue({ kind: 'saved', memory: {} });
  retailer.confirm.mockResolvedValue({
    kind: 'confirmed',
    render: told,
    memory: { confirmed: [electricity] },
  });
});
afterEach(() => {
  cleanup();
  forgetWizards();
  vi.restoreAllMocks();
});

const AT_THE_END = '/nuevo-cliente-electricidad?paso=fin';

/** A finished contracting, by its customer. */
const finish = async (owner = '') => {
  const page = await visitWizard({ configuration, owner });
  await walkToTheEnd();
  await accept();
  await press('Pedir el contrato');
  await onStep('Solicitud enviada');
  return page;
};
const expectEnd = async () => {
  await onStep('Solicitud enviada');
  expect(await screen.findByText('REF1')).toBeTruthy();
  expect(await screen.findByText('Su número es L-1')).toBeTruthy();
};

describe('the end of a wizard', () => {
  it('has a reference to copy and to print, says what happens next and when, and leads on', async () => {
    const { onLeave } = await finish();
    await expectEnd();
    const next = within(screen.getByRole('region', { name: 'Qué pasa ahora' }));
    expect(next.getByText(/en 2 días hábiles como máximo/)).toBeTruthy();
    await press('Copiar la referencia');
    expect(await navigator.clipboard.readText()).toBe('REF1');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
    await press('Ir al inicio');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it.each([
    ['Activo', /no corta el suministro/],
    ['De baja', /del día en que empieza\.$/],
  ])(
    'promises that nothing is cut off only where there is a supply: %s',
    async (contract, said) => {
      const supplied = await publishedWizard(() => {}, { supplied: ['contracting-supply-active'] });
      await visitWizard({ configuration: supplied });
      await onStep('El sitio');
      (await screen.findByLabelText(contract)).click();
      await walkToTheEnd();
      await accept();
      await press('Pedir el contrato');
      await onStep('Solicitud enviada');
      const next = within(screen.getByRole('region', { name: 'Qué pasa ahora' }));
      expect(next.getByText(/^Tramitamos su contrato/).textContent).toMatch(said);
    },
  );

  it('survives a reload, and is not confirmed again', async () => {
    const { leave } = await finish();
    reload(leave);
    await visitWizard({ configuration, address: AT_THE_END });
    await expectEnd();
    expect(retailer.confirm).toHaveBeenCalledOnce();
  });

  it('is there again for who left it and goes back', async () => {
    const { leave } = await finish();
    await press('Ir al inicio');
    leave();
    await visitWizard({ configuration, address: AT_THE_END });
    await expectEnd();
  });

  it('is not shown to somebody else, nor after logging out, nor to who begins another one', async () => {
    const { leave } = await finish('one');
    reload(leave);
    const other = await visitWizard({ configuration, owner: 'other', address: AT_THE_END });
    await onStep('El sitio');
    other.leave();
    const another = await visitWizard({ configuration, owner: 'one' });
    await onStep('El sitio');
    another.leave();
    forgetWizards();
    await visitWizard({ configuration, owner: 'one', address: AT_THE_END });
    await onStep('El sitio');
  });

  it('of two contracts is one message with both references', async () => {
    retailer.confirm.mockResolvedValue({
      kind: 'confirmed',
      render: null,
      memory: { confirmed: [electricity, gas] },
    });
    await finish();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    for (const [name, reference, number] of [
      ['Electricidad', 'REF1', 'L-1'],
      ['Gas', 'REF2', 'L-2'],
    ] as const) {
      const part = within(screen.getByRole('region', { name }));
      expect(part.getByText(reference)).toBeTruthy();
      expect(await part.findByText(new RegExp(number))).toBeTruthy();
    }
    expect(screen.getAllByRole('region', { name: 'Qué pasa ahora' })).toHaveLength(1);
  });
});
