import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeOf } from './axe.ts';
import { expect } from './portal-test.ts';

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 390, height: 844 };

async function expectNoViolation(axe: AxeBuilder, how: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, how).toEqual([]);
}

async function expectNoOverflow(page: Page, how: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `nothing sticks out sideways, ${how}`).toBeLessThanOrEqual(0);
}

/** Expects no violation of any axe rule, and no horizontal overflow. */
export async function expectNoBarrier(page: Page, how = 'as it is shown'): Promise<void> {
  await expectNoViolation(axeOf(page).withTags(ALL_RULES), how);
  await expectNoOverflow(page, how);
}

/** How much of the page is below the window, in pixels. */
const belowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** Expects that on a phone these rules hold, and nothing overflows horizontally. */
async function expectPhone(page: Page, rules: string[], how: string): Promise<void> {
  // What the header or the foot covers for the moment would be judged by the part that is seen.
  const phone = page.viewportSize() ?? PHONE;
  let { height } = phone;
  await expect(async () => {
    const below = await belowOf(page);
    height += below;
    await page.setViewportSize({ ...phone, height });
    // What has come since would be covered again; a page that grows with the window (the login) never fits.
    expect([0, below]).toContain(await belowOf(page));
  }).toPass();
  // A list has fewer rows on a phone: it reads them in the frame after, and is dimmed meanwhile.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('.list-table[aria-busy=true]')).toHaveCount(0);
  await expectNoViolation(axeOf(page).withRules(rules), how);
  await page.setViewportSize(phone);
  await expectNoOverflow(page, how);
}

/** Expects that on a phone targets are large enough and nothing overflows horizontally. */
export const expectFitsPhone = (page: Page): Promise<void> =>
  expectPhone(page, ['target-size'], 'on a phone');

/** Expects that a phone in dark mode shows no barrier of contrast or size. The page stays dark and narrow. */
export async function expectFitsDarkPhone(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await expectPhone(page, ['target-size', 'color-contrast'], 'on a dark phone');
}

/**
 * Expects that a state has no barrier: by all rules as it is, on a phone in dark mode by those of contrast and size. The
 * page stays dark and narrow.
 */
export async function expectNoBarrierAnywhere(page: Page): Promise<void> {
  await expectNoBarrier(page);
  await expectFitsDarkPhone(page);
}

/** Further languages, colour schemes and widths, for tests with the tag `@exhaustive`. */
export const furtherWays = (['es-ES', 'ca-ES'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [{ width: 1280, height: 800 }, PHONE].map((viewport) => ({ language, colorScheme, viewport })),
  ),
);
