import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Contracting, type Language, type Mode, stepsOf } from './support/contracting.ts';
import { keptInBrowser, leadsOf } from './support/contracting-watch.ts';
import { expect, test } from './support/portal-test.ts';

test.describe.configure({ timeout: 120_000 });

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const journeys: [Mode, Language][] = [
  ['electricity', 'es-ES'],
  ['gas', 'ca-ES'],
  ['dual', 'es-ES'],
  ['dual', 'ca-ES'],
];

for (const [mode, language] of journeys)
  test(`a contracting of ${mode} in ${language}, wrong first and then right, without barriers`, async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const wizard = new Contracting(page, mode, language);
    const { leads } = leadsOf(page);
    await wizard.open();
    for (const step of stepsOf[mode]) {
      await wizard.isAt(step);
      await page.waitForLoadState('networkidle');
      await expectNoBarrier(page);
      await wizard.next();
      const summary = page.locator('.form-summary');
      await expect(summary).toBeFocused();
      await expectNoBarrier(page);
      await wizard.fill(step);
      await expect(summary).toBeHidden();
      if (step === 'payment') expect(await keptInBrowser(page)).not.toMatch(/ES91|0513 ?32/);
      await wizard.next();
    }
    await wizard.isAt('confirmation');
    await expect(wizard.heading('confirmation')).toBeFocused();
    await expectNoBarrier(page);
    await wizard.accept();
    await wizard.button('confirm').click();
    await expect(
      page.getByRole('heading', { name: wizard.words.wizard.finished.title }),
    ).toBeFocused();
    await expectNoBarrier(page);
    for (const lead of leads())
      expect(await sandbox.lead(lead)).toMatchObject({ contract: expect.any(String) });
    expect(leads()).toHaveLength(mode === 'dual' ? 2 : 1);
    expect(await keptInBrowser(page)).not.toContain(wizard.who.vat);
  });
