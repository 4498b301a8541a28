import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { contractingAnswers } from '#domain/comparison/comparison-contracting.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { comparedBills, comparisonPage } from '#tests/support/pages/comparison-page.tsx';
import { showStep } from '#tests/support/pages/contracting-step.tsx';
import { storedText } from '#tests/support/wizard/stored-wizards.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

const { page, show } = comparisonPage();
afterEach(() => {
  cleanup();
  forgetWizards();
  localStorage.clear();
  sessionStorage.clear();
});

const { electricity, gas } = comparedBills;
/** Each step's answers of the run that this browser stores. */
const storedAnswers = () => {
  const text = storedText();
  return text === '' ? {} : JSON.parse(text).progress.typed;
};
const contract = async (name = 'Contratar') =>
  userEvent.click(await screen.findByRole('link', { name, busy: false }));
/** The CUPS of the contracting, whose first step is the price of the products. */
const supply = async () => {
  const step = await screen.findByRole('heading', { name: /^(Cuánto pagaría|Su suministro)/ });
  if (step.textContent?.startsWith('Cuánto'))
    await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  return screen.findByLabelText<HTMLInputElement>(/^CUPS/);
};

describe('from a comparison to its contracting', () => {
  it('takes along supply, powers, tariff and product, and nothing in the address', async () => {
    const { address } = await show();
    await contract();
    expect(location.pathname).toBe('/nuevo-cliente-electricidad');
    expect((await supply()).value.replace(/\s/g, '')).toBe(electricity.cups);
    expect(address()).not.toMatch(/cups|ES\d/i);
    await waitFor(() =>
      expect(storedAnswers()).toMatchObject({
        installation: { cups: electricity.cups, comerOrigin: 3, activeContract: true },
        contract: {
          ...{ power: 4.6, power2: 4.6, accessTariff: 1 },
          selectedProduct: expect.any(Number),
        },
      }),
    );
  });

  it.each([
    ['electricity', electricity],
    ['gas', gas],
  ] as const)('shows the retailer of the bill, of %s, as the present one', async (_, inputs) => {
    await show({ inputs });
    await contract();
    await supply();
    const retailer = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: /^Su comercializadora actual/,
    });
    await waitFor(() => expect(retailer.selectedOptions[0]?.textContent).toBe('Candil Energía'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Sí/ }).checked).toBe(true);
  });

  it('takes the product that was chosen among the others', async () => {
    await show();
    const [other] = await screen.findAllByRole('link', { name: /^Contratar Luz/ });
    await userEvent.click(other as HTMLElement);
    await supply();
    await waitFor(() =>
      expect(storedAnswers().contract).toMatchObject({ selectedProduct: expect.any(Number) }),
    );
  });

  it('is what the step of the contract shows, whatever the supply had before', async () => {
    const { installation = {}, contract: given = {} } = contractingAnswers(
      'contracting-electricity',
      { ...electricity, power: 3.45, power2: 3.45 },
      2,
    );
    const before = { installation: { ...installation, sipsPower: 5.75, sipsTariff: 1 } };
    const sent = await showStep(page.configuration, 'contract', { before, answers: given });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Luz Plana/ })).toBeTruthy());
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    document.forms[0]?.requestSubmit();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject(given);
  });

  it('leads to the gas wizard with a gas bill, and to both energies where only that is open', async () => {
    const { leave } = await show({ inputs: gas });
    await contract();
    expect((await supply()).value.replace(/\s/g, '')).toBe(gas.cups);
    expect(location.pathname).toBe('/nuevo-cliente-gas');
    leave();
    forgetWizards();
    localStorage.clear();
    await show({ inputs: gas, open: ['contracting-dual'] });
    await contract();
    expect((await supply()).value).toBe('');
    expect(location.pathname).toBe('/nuevo-cliente-dual');
    await waitFor(() =>
      expect(storedAnswers()['gas-contract']).toMatchObject({ cups: gas.cups, accessTariff: 12 }),
    );
  });

  it('is not offered where contracting is closed', async () => {
    await show({ open: [] });
    expect(screen.queryByRole('link', { name: /^Contratar/ })).toBeNull();
  });

  it('stores what it passes on in the history entry, for a reload', async () => {
    await show();
    await contract();
    await screen.findByRole('heading', { name: /^Cuánto pagaría/ });
    expect(history.state.usr.given.installation.cups).toBe(electricity.cups);
  });

  it('leaves unchanged what the visitor typed for another home', async () => {
    const { leave } = await show();
    await contract();
    const field = await supply();
    const other = someCups();
    fireEvent.change(field, { target: { value: other } });
    leave();
    await show({ inputs: { ...electricity, power: 3.45, power2: 3.45 } });
    await contract();
    expect((await supply()).value.replace(/\s/g, '')).toBe(other);
    expect(storedAnswers().contract).toMatchObject({ power: 4.6 });
  });
});
