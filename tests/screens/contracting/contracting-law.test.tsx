import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { showStep } from '#tests/support/pages/contracting-step.tsx';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import { visitedRetailer } from '#tests/support/retailer/visited-retailer.ts';

const page = visitedRetailer();
const notice = () => screen.findByRole('note', { name: 'Protección de datos' });
const home = { residenceType: 'habitual', activeContract: false, sipsPower: 4.6 };

describe('a person with the bono social', () => {
  const question = /^¿Tiene el bono social\?/;

  it('is informed before contracting of what is lost in a year, and waives in writing', async () => {
    const answers = { ...home, sipsConsumption: 2000 };
    await showStep(page.configuration, 'installation', { answers });
    const group = await screen.findByRole('radiogroup', { name: question });
    await userEvent.click(within(group).getByRole('radio', { name: 'Sí, lo tengo' }));
    const warning = await screen.findByRole('alert');
    const { socialBonus } = page.configuration.manifest.settings.contractation;
    const { taxes } = page.configuration.manifest.settings;
    const rate = (list: { rate: number }[]) => 1 + (list.at(-1)?.rate ?? 0) / 100;
    const { power, energy } = socialBonus.regulated;
    const year =
      (Number(power) * 4.6 + Number(energy) * 2000) *
      rate(taxes.specialElectricity) *
      rate(taxes.vatElectricity);
    const [least, most] = [socialBonus.discount, socialBonus.severeDiscount].map((one) =>
      Math.round((year * one) / 100),
    );
    expect(warning.textContent).toContain(`unos ${least}\u00a0€ o ${most}\u00a0€ al año`);
    expect(within(warning).getByRole('link', { name: /^Comparar con el PVPC/ })).toBeTruthy();
    document.forms[0]?.requestSubmit();
    await screen.findAllByText(/hay que renunciar al bono social/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sé que pierdo el bono social/ }));
    await waitFor(() => expect(screen.queryByText(/hay que renunciar al bono social/)).toBeNull());
  });

  it('reads that the loss is not known where the retailer has no price of the PVPC', async () => {
    const { socialBonus } = page.configuration.manifest.settings.contractation;
    await showStep(page.configuration, 'installation', {
      answers: { ...home, socialBonus: 'yes' },
      contractation: { socialBonus: { ...socialBonus, regulated: { power: null, energy: null } } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('No podemos calcular');
  });

  it('is not searched for in a second home, nor above 10 kW', async () => {
    await showStep(page.configuration, 'installation', { answers: { ...home, sipsPower: 11 } });
    await screen.findByRole('radiogroup', { name: /^¿El suministro está/ });
    expect(screen.queryByRole('radiogroup', { name: question })).toBeNull();
  });
});

describe('the step of the person', () => {
  it('states who uses the data, for what, why, the rights, and where there is more', async () => {
    await showStep(page.configuration, 'person');
    const text = (await notice()).textContent;
    expect(text).toContain('Responsable de sus datos: Lluerna Energia, SL.');
    expect(text).toContain('para preparar y cumplir el contrato que nos pide');
    expect(text).toMatch(/consultarlos, corregirlos, borrarlos u oponerse/);
    expect(
      within(await notice())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(page.configuration.manifest.settings.links.gdpr);
  });

  it('names the file of debts that is consulted, as information and not as a consent', async () => {
    await showStep(page.configuration, 'person', { contractation: { checkMorosity: true } });
    expect((await notice()).textContent).toContain('ASNEF (Equifax Ibérica)');
    await showStep(page.configuration, 'installation', { contractation: { checkMorosity: true } });
    expect(screen.queryByRole('checkbox', { name: /^Autorizo/ })).toBeNull();
  });

  it.each([
    ['required', 'required'],
    [true, 'required'],
    ['optional', 'free'],
    ['off', null],
    [false, null],
  ])('with an identity document that is %s', async (checkIdentity, field) => {
    await showStep(page.configuration, 'person', { contractation: { checkIdentity } });
    const months = page.configuration.manifest.settings.contractation.identityMonths;
    const text = (await notice()).textContent;
    expect(text?.includes(`lo borramos a los ${months} meses`)).toBe(field !== null);
    expect(screen.queryByRole('group', { name: /^Documento de identidad/ }) !== null).toBe(
      field !== null,
    );
    document.forms[0]?.requestSubmit();
    await screen.findAllByText(/^Escriba.* NIF|NIF/);
    expect(screen.queryAllByText('Adjunte el documento de identidad.').length > 0).toBe(
      field === 'required',
    );
  });
});

it('a price that follows the market has a range, its risk and a consent of its own', async () => {
  await showStep(page.configuration, 'contract', {
    before: {
      installation: {
        ...{ cups: someCups(), residenceType: 'habitual' },
        ...{ sipsPower: 4.6, sipsPower2: 4.6 },
      },
    },
  });
  const market = await screen.findByRole('radio', { name: 'Luz a Mercado' });
  const card = within(market.closest('.product-card') as HTMLElement);
  const range = (await card.findByText(/^Entre unos \d+\s€ y \d+\s€ al mes$/)).textContent;
  const [low = 0, high = 0] = (range?.match(/\d+/g) ?? []).map(Number);
  expect(low).toBeLessThan(high);
  expect(card.getByText(/también subir mucho/)).toBeTruthy();
  const box = () => screen.queryByRole('checkbox', { name: /^Entiendo que el precio/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Luz Clara' }));
  expect(box()).toBeNull();
  await userEvent.click(market);
  await waitFor(() => expect(box()).toBeTruthy());
  document.forms[0]?.requestSubmit();
  await screen.findAllByText(/Para contratar esta tarifa marque la casilla/);
});

it.each([
  { letters: ['ca-ES', 'en-GB'], said: 'catalán e inglés' },
  { letters: ['es-ES', 'ca-ES'], said: undefined },
])(
  'a contracting says before its first step that letters come in $said',
  async ({ letters, said }) => {
    const running = new AbortController();
    onTestFinished(() => running.abort());
    const { manifest } = page.configuration;
    const { languages } = manifest.settings;
    const settings = { ...manifest.settings, languages: { ...languages, letters } };
    const configuration = { ...page.configuration, manifest: { ...manifest, settings } };
    await openPortal(configuration, '/nuevo-cliente-electricidad', { signal: running.signal });
    await screen.findAllByRole('heading', { level: 2 });
    const note = screen.queryByText(/^Escribimos los contratos/)?.textContent;
    expect(note?.split(' en ')[1]).toBe(said && `${said}.`);
  },
);
