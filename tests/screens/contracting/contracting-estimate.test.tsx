import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { showStep } from '#tests/support/pages/contracting-step.tsx';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import { visitedRetailer } from '#tests/support/retailer/visited-retailer.ts';

const page = visitedRetailer();

const cards = (name: RegExp) => screen.findByRole('radiogroup', { name });
/** What the cards of a group cost a month, in whole euro. */
const pricesIn = async (group: HTMLElement) =>
  (await within(group).findAllByText(/^Unos \d+\s€ al mes$/)).map((one) =>
    Number(/\d+/.exec(one.textContent ?? '')?.[0]),
  );
const together = async () =>
  Number(/(\d+)\s€/.exec((await screen.findByText(/^Luz y gas juntos/)).textContent ?? '')?.[1]);

it('both supplies have one price a month, before anything is typed, attached or chosen', async () => {
  const sent = await showStep(page.configuration, 'estimate', { wizard: 'contracting-dual' });
  const [light, gas] = [await cards(/^Tarifas de luz/), await cards(/^Tarifas de gas/)];
  const [ofLight, ofGas] = [await pricesIn(light), await pricesIn(gas)];
  const least = Math.min(...ofLight) + Math.min(...ofGas);
  expect(Math.abs((await together()) - least)).toBeLessThanOrEqual(1);
  expect(screen.getByText(/^Luz y gas juntos: desde/)).toBeTruthy();

  await userEvent.click(within(light).getByRole('radio', { name: 'Luz Noche' }));
  await userEvent.click(within(gas).getByRole('radio', { name: 'Gas Sereno' }));
  await waitFor(() => expect(screen.queryByText(/^Luz y gas juntos: unos/)).toBeTruthy());
  await userEvent.click(screen.getByRole('radio', { name: 'Cinco o más' }));
  await waitFor(async () => expect(await together()).toBeGreaterThan(least));
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  document.forms[0]?.requestSubmit();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ home: 'large', gasTariff: 12, gasProduct: 52 }),
    ),
  );
});

it('gas alone has its price before the CUPS, and what was chosen is chosen in its contract', async () => {
  await showStep(page.configuration, 'estimate', { wizard: 'contracting-gas' });
  expect((await pricesIn(await cards(/^Tarifas de gas/))).length).toBeGreaterThan(1);
  expect(screen.queryByRole('radiogroup', { name: /^Tarifas de luz/ })).toBeNull();
  expect(screen.queryByText(/juntos/)).toBeNull();
  cleanup();
  await showStep(page.configuration, 'gas-contract', {
    wizard: 'contracting-gas',
    before: {
      estimate: { home: 'small', gasProduct: 52 },
      installation: { gasCups: someCups(), residenceType: 'habitual', sipsGasTariff: 12 },
    },
  });
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Gas Sereno' });
  await waitFor(() => expect(chosen.checked).toBe(true));
});

it('beside the first step stands what is being contracted: what will be there, then the product and its price', async () => {
  const running = new AbortController();
  onTestFinished(() => running.abort());
  await openPortal(page.configuration, '/nuevo-cliente-electricidad', { signal: running.signal });
  const summary = within(await screen.findByRole('region', { name: 'Su contratación' }));
  const lines = () => summary.getAllByRole('definition').map(({ textContent }) => textContent);
  const pending = 'Lo verá aquí en cuanto lo indique.';
  expect(summary.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Dónde',
    'Tarifa y precio al mes',
  ]);
  expect(lines()).toEqual([pending, pending]);
  expect(summary.queryByRole('button')).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: 'Luz Noche' }));
  await waitFor(() => expect(lines()[1]).toMatch(/^Luz Noche.*Unos \d+\s€ al mes/));
  expect(lines()[0]).toBe(pending);
});
