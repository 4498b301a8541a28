import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import document_ from '#schemas/screens/contracting-electricity.json' with { type: 'json' };
import { showForms } from '#tests/support/pages/form-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { withAreas } from '#tests/support/services/with-areas.ts';
import { watchInstallOffer } from '#ui/install/install-offer.ts';
import { type FinishedWizard, keepFinished } from '#wizard/resume/wizard-finished.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';
import { WizardScreen } from '#wizard/wizard-screen.tsx';

const WIZARD = 'contracting-electricity';
const { end } = document_.areas;
type Parts = ScreenDocument['areas'][string];

let published: Configuration;
beforeAll(async () => {
  published = await publishedConfiguration();
});
beforeEach(forgetWizards);
afterEach(() => {
  cleanup();
  forgetWizards();
});

const reference = { name: 'electricity', reference: 'REF1', render: null };

/** Opens the end of a wizard that was finished before, with these parts in its document. */
async function showEnd(
  parts: Parts,
  finished: Partial<FinishedWizard> = {},
  contractation: Partial<Settings['contractation']> = {},
) {
  keepFinished(WIZARD, {
    ...{ owner: '', form: 'contracting-confirmation', wording: null, render: null },
    ...{ parts: [reference], ...finished },
  });
  const onLeave = vi.fn();
  await showForms({
    configuration: withAreas(published, WIZARD, { end: parts }),
    address: '/nuevo-cliente-electricidad?paso=fin',
    session: { signedIn: false },
    settings: {
      contractation: { ...published.manifest.settings.contractation, ...contractation },
    },
    children: (
      <OpenRoutesContext
        value={(id) => (id === 'contact' ? null : { access: 'public', address: `/${id}` })}
      >
        <WizardScreen wizard={WIZARD} owner="" onLeave={onLeave} />
      </OpenRoutesContext>
    ),
  });
  await screen.findByText('REF1');
  return onLeave;
}

const headings = () =>
  screen
    .getAllByRole('heading')
    .flatMap(({ tagName, textContent }) => (tagName === 'H1' ? [] : [textContent]));
const steps = async () => {
  const next = within(await screen.findByRole('region', { name: 'Qué pasa ahora' }));
  return next.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9));
};
const withOptions = (part: string, options: object): Parts =>
  end.map((entry) =>
    entry.part === part ? { part, options: { ...entry.options, ...options } } : entry,
  );

it('has the parts that its document names, in their order', async () => {
  await showEnd(end);
  expect(await steps()).toEqual(['Revisamos', 'Usted lo ', 'Tramitamo', 'Desde ese']);
  expect(headings()).toEqual(['Solicitud enviada', 'Qué pasa ahora']);
  const follow = await screen.findByRole('link', { name: 'Ver en qué punto está' });
  expect(follow.className).toContain('btn-primary');
  for (const name of ['Imprimir', 'Ir al inicio'])
    expect(screen.getByRole('button', { name }).className).not.toContain('btn-primary');
  expect(screen.getByRole('link', { name: 'Crear su cuenta' })).toBeTruthy();
});

it.each([
  ['accepted', 'Ya tiene el portal en su dispositivo.'],
  ['dismissed', 'Puede añadirlo cuando quiera desde el menú del navegador.'],
])('puts the portal on the device once the browser offers it (%s)', async (outcome, said) => {
  const stop = watchInstallOffer();
  onTestFinished(stop);
  await showEnd(end);
  expect(screen.queryByRole('button', { name: 'Instalar el portal' })).toBeNull();
  const prompt = vi.fn(async () => ({ outcome }));
  act(() => {
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  screen.getByRole('button', { name: 'Instalar el portal' }).click();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(said));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Instalar el portal' })).toBeNull();
});

it('says how to do it by hand where only the browser itself can, and nothing in the app', async () => {
  const onSafari = async (standalone: boolean) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone }));
    await showEnd(end);
    const text = screen.queryByText(/pulse Compartir/);
    vi.unstubAllGlobals();
    cleanup();
    return text !== null;
  };
  expect(await onSafari(false)).toBe(true);
  expect(await onSafari(true)).toBe(false);
});

it('mentions no signature where the retailer needs none, by the option `signing`', async () => {
  await showEnd(withOptions('wizard-next', { signing: ['sign'] }), {}, { signature: false });
  expect(await steps()).toEqual(['Revisamos', 'Tramitamo', 'Desde ese']);
  cleanup();
  await showEnd(withOptions('wizard-next', { signing: [] }), {}, { signature: false });
  expect(await steps()).toEqual(['Revisamos', 'Usted lo ', 'Tramitamo', 'Desde ese']);
});

it('has them in another order, without those that were taken out', async () => {
  await showEnd(end.filter(({ part }) => part !== 'wizard-ways').toReversed());
  await steps();
  expect(headings()).toEqual(['Qué pasa ahora', 'Solicitud enviada']);
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});

it.each([
  ['what is supplied already', { supplied: true }, ['Tramitamo', 'Usted lo ']],
  ['a reply that was promised', { wording: 'call' }, ['Le llamar', 'Usted lo ']],
  ['the rest', {}, ['Usted lo ', 'Tramitamo']],
])('says what follows for %s as the options say', async (_, finished, expected) => {
  const lists = {
    steps: ['sign', 'start'],
    stepsOfSupplied: ['start-supplied', 'sign'],
    stepsOfReply: ['reply', 'sign'],
  };
  await showEnd(withOptions('wizard-next', lists), finished);
  expect(await steps()).toEqual(expected);
});

it('offers the ways that the options name: to open pages, under their conditions', async () => {
  const ways = [
    { id: 'print', route: 'invoices', icon: 'invoice', look: 'primary' },
    { action: 'print', requires: ['signed-in'] },
    { id: 'leave', route: 'contact' },
    { action: 'leave' },
  ];
  const onLeave = await showEnd(withOptions('wizard-ways', { ways }));
  const link = await screen.findByRole('link', { name: 'Imprimir' });
  expect(link.getAttribute('href')).toBe('/invoices');
  expect(link.className).toContain('btn-primary');
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ir al inicio' })).toBeNull();
  screen.getByRole('button', { name: 'Ir al inicio' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});
