import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import {
  accept,
  onStep,
  press,
  reload,
  visitTheEnd,
  visitWizard,
} from '#tests/support/pages/wizard-page.tsx';
import { publishedWizard } from '#tests/support/trials/trial-wizard.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

const retailer = vi.hoisted(() => ({ saveStep: vi.fn(), confirm: vi.fn(), verify: vi.fn() }));
vi.mock('#operations/registry.ts', () => ({
  loadWizardMutation: async () => retailer as unknown as WizardMutation,
}));

const message = {
  format: 'html',
  body: '<p>Su número es <strong>L-1</strong></p><script>alert(1)</script>',
};
const electricity = { name: 'electricity', reference: 'REF1', render: message };
const gas = {
  ...{ name: 'gas', reference: 'REF2' },
  render: { format: 'markdown', body: 'Su número es **L-2**\n\n<script>alert(1)</script>' },
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
    render: message,
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
const finish = async (visit: Partial<Parameters<typeof visitTheEnd>[0]> = {}) => {
  const page = await visitTheEnd({ configuration, ...visit });
  await accept();
  await press('Pedir el contrato');
  await onStep('Solicitud enviada');
  return page;
};
const expectEnd = async () => {
  await onStep('Solicitud enviada');
  expect(await screen.findByText('REF1')).toBeTruthy();
  expect((await screen.findByText('L-1')).tagName).toBe('STRONG');
};

describe('the end of a wizard', () => {
  it('has a reference to copy and to print, says what happens next, and is there again after a reload or once left', async () => {
    const { leave } = await finish();
    await expectEnd();
    const next = within(screen.getByRole('region', { name: 'Qué pasa ahora' }));
    expect(next.getByText(/en 2 días hábiles como máximo/)).toBeTruthy();
    await press('Copiar la referencia');
    expect(await navigator.clipboard.readText()).toBe('REF1');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
    reload(leave);
    const again = await visitWizard({ configuration, address: AT_THE_END });
    await expectEnd();
    expect(retailer.confirm).toHaveBeenCalledOnce();
    await press('Ir al inicio');
    expect(again.onLeave).toHaveBeenCalledOnce();
    again.leave();
    await visitWizard({ configuration, address: AT_THE_END });
    await expectEnd();
  });

  it('promises that nothing is cut off only where there is a supply', async () => {
    const supplied = await publishedWizard(() => {}, { supplied: ['contracting-supply-active'] });
    for (const [activeContract, said] of [
      [true, /no corta el suministro/],
      [false, /del día en que empieza\.$/],
    ] as const) {
      const { leave } = await finish({ configuration: supplied, installation: { activeContract } });
      const next = within(screen.getByRole('region', { name: 'Qué pasa ahora' }));
      expect(next.getByText(/^Tramitamos su contrato/).textContent).toMatch(said);
      leave();
      forgetWizards();
    }
  });

  it('is not shown to another customer, nor to who begins another one, nor after logging out', async () => {
    const { leave } = await finish({ owner: 'one' });
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

  it('of two contracts is one message with both references, and what the retailer wants to be read of each', async () => {
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
      expect((await part.findByText(number)).tagName).toBe('STRONG');
    }
    // Sanitised in each of the two formats.
    expect(document.querySelector('.wizard script')).toBeNull();
    expect(screen.getAllByRole('region', { name: 'Qué pasa ahora' })).toHaveLength(1);
  });
});
