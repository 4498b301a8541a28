import type { Page } from '@playwright/test';
import { expectLoaded } from './support/loaded.ts';
import { expect, test } from './support/portal-test.ts';

// Only a browser lays one thing over another. WCAG 2.2, 2.4.11: what has the focus is not hidden by what stays in
// sight: the header, the bar of a phone, notices and the question for cookies. At the foot one of them is in sight at a
// time.

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 640, height: 480 },
];

/** In the page: the name of what has the focus when nothing of it can be seen; null when it can, or nothing has it. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isSeen = steps.some((down) =>
    steps.some((along) => {
      const x = left + along * (right - left);
      const y = top + down * (bottom - top);
      const seen = document.elementFromPoint(x, y);
      // A control whose label is painted in its place.
      const label = seen?.closest('label');
      return seen && (focused.contains(seen) || seen.contains(focused) || label?.contains(focused));
    }),
  );
  return isSeen ? null : `${focused.tagName} ${focused.textContent?.trim() || focused.id}`;
}

async function expectFocusInSight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectLoaded(page);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 70; presses += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(hiddenFocus), `${path} after ${presses + 1} × ${key}`).toBeNull();
    }
}

for (const size of sizes)
  test(`the focused element is visible at ${size.width} px, also while the consent banner is open`, {
    tag: '@exhaustive',
  }, async ({ page, signedIn }) => {
    await page.setViewportSize(size);
    for (const path of [
      '/facturas',
      '/contratos/electricity',
      '/comparador',
      '/atencion-al-cliente',
    ])
      await expectFocusInSight(signedIn, path);
    await page.evaluate(() => localStorage.removeItem('lluerna.consent'));
    await page.addInitScript(() => localStorage.removeItem('lluerna.consent'));
    await page.goto('/comparador');
    await expect(page.getByRole('button', { name: 'Rechazar todo' })).toBeVisible();
    for (const path of ['/comparador', '/contratos/electricity'])
      await expectFocusInSight(page, path);
  });

/** In the page: height of the question for cookies, and what else is fixed or sticks in the lower half of the window. */
function footOf(): { question: number; others: string[] } {
  const bar = document.querySelector('[aria-label="Cookies"]');
  const isAtFoot = (part: Element) => {
    const { position } = getComputedStyle(part);
    const { top, bottom, height } = part.getBoundingClientRect();
    const isInSight = height > 0 && top > innerHeight / 2 && bottom <= innerHeight;
    return isInSight && (position === 'fixed' || position === 'sticky') && !part.contains(bar);
  };
  const others = [...document.querySelectorAll('body *')].filter(
    (part) => isAtFoot(part) && !bar?.contains(part),
  );
  return {
    question: bar?.getBoundingClientRect().height ?? 0,
    others: others.map(({ className }) => className),
  };
}

for (const width of [390, 320])
  test(`the question for cookies is alone at the foot of a phone of ${width} px, and low`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => localStorage.removeItem('lluerna.consent'));
    for (const path of ['/nuevo-cliente-electricidad', '/potencia', '/facturas']) {
      await signedIn.goto(path);
      await expect(page.getByRole('button', { name: 'Rechazar todo' })).toBeVisible();
      await expectLoaded(page);
      const { question, others } = await page.evaluate(footOf);
      expect(question, path).toBeLessThanOrEqual(96);
      expect(others, path).toEqual([]);
    }
  });
