import type { Locator } from '@playwright/test';
import { activeContract, contractPath } from './support/household.ts';
import { expect, test } from './support/portal-test.ts';

/** A small box as it is seen, without the text beside it. */
const picture = async (box: Locator) => (await box.screenshot()).toString('base64');

/** What high contrast leaves of a place's look. */
const outline = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).outlineStyle);

for (const colorScheme of ['light', 'dark'] as const)
  test(`chosen options can be distinguished from the rest in high contrast (${colorScheme})`, {
    tag: colorScheme === 'dark' ? [] : '@exhaustive',
  }, async ({ signedIn: page, customer }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.goto('/contratos/electricity');
    expect(await outline(page.getByRole('link', { name: 'Electricidad' }))).toBe('solid');
    expect(await outline(page.getByRole('link', { name: 'Gas', exact: true }))).toBe('none');
    await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
    const entry = page.locator('.navigation a', { hasText: 'Contratos' });
    expect(await outline(entry)).toBe('solid');

    const dialog = page.getByRole('dialog');
    const radios = dialog.getByRole('radio');
    await radios.last().check();
    // The browser paints when it has time.
    await expect(async () =>
      expect(await picture(radios.last())).not.toBe(await picture(radios.first())),
    ).toPass();
    const cards = dialog.locator('.choice-option');
    expect(await outline(cards.last())).toBe('solid');
    expect(await outline(cards.first())).toBe('none');
    const box = dialog.getByRole('checkbox');
    const empty = await picture(box);
    await box.check();
    await box.blur();
    await expect(async () => expect(await picture(box)).not.toBe(empty)).toPass();
  });
