import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PromotionalCode } from '#screens/contracting/promotional-code.tsx';
import { descriptionOf, fill, isMarkedInvalid } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { visitedRetailer } from '#tests/support/retailer/visited-retailer.ts';
import { textAt } from '#tests/support/trials/field-texts.ts';
import { inEachLanguage } from '#tests/support/trials/input-trial.ts';
import { BLANKS, HOSTILE } from '#tests/vectors/contracting/input-case.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';

const page = visitedRetailer();

/** Puts the box beside a step; returns the function that is called with a code that is worth something. */
async function showBox(address = '/', memory = {}, step = 'contract') {
  const remember = vi.fn<OpenWizard['remember']>();
  const steps = ['contract', 'payment'].map((id) => ({ id, form: `contracting-${id}` }));
  const open = { ...{ state: 'filling', steps, remember }, context: { step, memory } };
  await showForms({
    configuration: page.configuration,
    address,
    children: <PromotionalCode open={open as unknown as OpenWizard} />,
    session: { signedIn: false },
  });
  return remember;
}

const apply = (typed: string) => {
  const box = screen.getByLabelText<HTMLInputElement>('Código', { selector: 'input' });
  fill(box, typed);
  fireEvent.submit(box.form as HTMLFormElement);
  return box;
};

it.each([
  ['LLUERNA10', 'LLUERNA10'],
  ['lluerna10', 'lluerna10'],
  [`${BLANKS}AMIGOS${BLANKS}`, 'AMIGOS'],
])('takes the code %j', async (typed, code) => {
  const remember = await showBox();
  apply(typed);
  await waitFor(() => expect(remember).toHaveBeenCalledWith({ promotionalCode: code }));
});

it('says what an applied code gives', async () => {
  await showBox('/', { promotionalCode: 'LLUERNA10' });
  expect(await screen.findByText('Un 10 % de descuento en el precio de la energía.')).toBeTruthy();
});

it('can take a code off up to the step that chooses a tariff, and only reads it afterwards', async () => {
  const applied = { promotionalCode: 'AMIGOS' };
  const remember = await showBox('/', applied);
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar el código' }));
  expect(remember).toHaveBeenCalledWith({ promotionalCode: null });
  cleanup();
  await showBox('/', applied, 'payment');
  expect(await screen.findByText(/AMIGOS/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['', 'required'],
  [BLANKS, 'required'],
  ['VERANO', 'invalid'],
  ['LLUERNA1O', 'invalid'],
  ['LLUERNA 10', 'invalid'],
  ['ＬＬＵＥＲＮＡ10', 'invalid'],
  ['x'.repeat(40), 'invalid'],
  ['../../contracts', 'invalid'],
  ['..', 'invalid'],
  ['%00?a=b#c', 'invalid'],
  [HOSTILE, 'invalid'],
])('says below the box what is wrong with %j: %s', async (typed, key) => {
  const remember = await showBox();
  const box = apply(typed);
  await waitFor(() => expect(isMarkedInvalid(box)).toBe(true));
  await inEachLanguage(page.configuration, async (language) => {
    const text = textAt(
      await page.configuration.loadTexts(language),
      `wizard.promo.${key}`,
      {},
      language,
    );
    await waitFor(() => expect(descriptionOf(box)).toBe(text));
  });
  expect(remember).not.toHaveBeenCalled();
  await act(async () => fill(box, 'AMIGOS'));
  expect(isMarkedInvalid(box)).toBe(false);
});

it('says that a code could not be checked, and checks it when applied again', async () => {
  await page.retailer.fail({ operationId: 'validateCoupon', kind: 'status', status: 500 });
  const remember = await showBox();
  const box = apply('AMIGOS');
  await waitFor(() => expect(descriptionOf(box)).toMatch(/No hemos podido comprobar el código/));
  await page.retailer.clearInjectedFaults();
  fireEvent.submit(box.form as HTMLFormElement);
  await waitFor(() => expect(remember).toHaveBeenCalledWith({ promotionalCode: 'AMIGOS' }));
});

it('applies the code of the address by itself, and says when it is worth nothing', async () => {
  const remember = await showBox('/?promocode=AMIGOS');
  await waitFor(() => expect(remember).toHaveBeenCalledWith({ promotionalCode: 'AMIGOS' }));
  cleanup();
  await showBox(`/?promocode=${encodeURIComponent(HOSTILE)}`);
  const box = screen.getByLabelText<HTMLInputElement>('Código', { selector: 'input' });
  await waitFor(() => expect(descriptionOf(box)).toMatch(/no es válido/));
  expect(box.value).toBe(HOSTILE);
});
