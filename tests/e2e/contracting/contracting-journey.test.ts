import type { Page } from '@playwright/test';
import { expectFitsPhone, expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { Contracting, type Language, type Mode, stepsOf } from '#tests/e2e/support/contracting.ts';
import { leadsOf, storedInBrowser } from '#tests/e2e/support/contracting-watch.ts';
import { expectLoaded } from '#tests/e2e/support/loaded.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

/** Both energies on a phone; on a desktop one of them is walked by the keyboard alone (`contracting-keyboard`). */
const journeys: [Mode, Language, tag: string[]][] = [
  ['dual', 'es-ES', ['@phone']],
  ['gas', 'ca-ES', ['@exhaustive']],
  ['electricity', 'es-ES', ['@exhaustive', '@partners']],
  ['dual', 'ca-ES', ['@exhaustive']],
];

/** Expects that the codes in the summary are each on one line. */
async function expectWholeCodes(page: Page): Promise<void> {
  for (const code of await page.locator('.form-read .cups, .form-read .iban').all())
    expect(await code.evaluate((one) => one.getClientRects().length)).toBe(1);
}

for (const [mode, language, tag] of journeys)
  test(`a contracting of ${mode} in ${language}, wrong first and then right, without barriers`, {
    tag,
  }, async ({ page, context, sandbox, baseURL, isMobile }) => {
    test.skip(tag.includes('@phone') && !isMobile, 'the keyboard walks it on a desktop');
    const expectGood = isMobile ? expectFitsPhone : expectNoBarrier;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const wizard = new Contracting(page, mode, language);
    const { leads } = leadsOf(page);
    await wizard.open();
    for (const step of stepsOf[mode]) {
      await wizard.isAt(step);
      await expectLoaded(page);
      await wizard.next();
      const summary = page.locator('.form-summary');
      await expect(summary).toBeFocused();
      await expectGood(page);
      if (step === 'gas-contract') await expectNoBarrier(page);
      await wizard.fill(step);
      await expect(summary).toBeHidden();
      if (step === 'payment') expect(await storedInBrowser(page)).not.toMatch(/ES91|0513 ?32/);
      await wizard.next();
    }
    await wizard.isAt('confirmation');
    await expect(wizard.heading('confirmation')).toBeFocused();
    await expectGood(page);
    await expectWholeCodes(page);
    const { download } = wizard.words.wizard.contract;
    await expect(page.getByRole('button', { name: download })).toBeEnabled();
    await wizard.accept();
    await wizard.button('confirm').click();
    await expect(
      page.getByRole('heading', { name: wizard.words.wizard.finished.title }),
    ).toBeFocused();
    await expectGood(page);
    await expect.poll(() => leads().length).toBe(mode === 'dual' ? 2 : 1);
    for (const lead of leads())
      expect(await sandbox.lead(lead)).toMatchObject({
        contract: expect.any(String),
        fields: { start: 'after_withdrawal', summary_id: expect.any(String) },
      });
    expect(await storedInBrowser(page)).not.toContain(wizard.who.vat);
  });
