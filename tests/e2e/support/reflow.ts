import type { Page } from '@playwright/test';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { expect } from './portal-test.ts';

/** From a small phone, or 400 % zoom of 1280 px, to a large screen; between them where layouts change. */
const allWidths = [320, 390, 480, 576, 768, 992, 1000, 1100, 1152, 1200, 1250, 1280, 1920, 2560];

/** The narrowest of each layout of a page; between them its frame changes, which is the same on all pages. */
const narrowest = [320, 768];

/**
 * Expects that nothing sticks out sideways and every action can be seen and pressed (WCAG 2.2, 1.4.10): at every width, or
 * where a page has least room.
 */
export async function expectReflow(page: Page, at: 'every width' | 'least room'): Promise<void> {
  const isWhole = at === 'every width' || exhaustive;
  const before = page.viewportSize();
  // The page follows a new width in its next frame: what it measures before that is never seen.
  const expectNoProblem = (how: string) =>
    expect.poll(() => page.evaluate(problemsOfLayout), how).toEqual([]);
  for (const width of isWhole ? allWidths : narrowest) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoProblem(`at ${width} px`);
  }
  // A phone on its side at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoProblem('at 320 x 256 px');
  for (const [how, rules] of Object.entries(ownText)) {
    await page.evaluate(addRules, rules);
    for (const width of isWhole ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoProblem(`with ${how} text at ${width} px`);
    }
    await page.evaluate(removeRules);
  }
  if (before) await page.setViewportSize(before);
}

/** How people change the text of a page: its spacing (WCAG 2.2, 1.4.12) and its size (1.4.4). */
const ownText = {
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  large: 'html { font-size: 200% !important }',
};

/**
 * Expects that what sticks to the foot of a phone's window leaves three quarters of it: with the usual text it sticks,
 * with text that is so large that it would take more it does not.
 */
export async function expectLowFoot(page: Page): Promise<void> {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  const share = async () => (await page.evaluate(heightAtFoot)) / height;
  await expect.poll(share).toBeGreaterThan(0);
  await expect.poll(share).toBeLessThanOrEqual(0.25);
  for (const size of ['130%', '150%', '200%']) {
    await page.evaluate(addRules, `html { font-size: ${size} !important }`);
    await expect.poll(share, size).toBeLessThanOrEqual(0.25);
    await page.evaluate(removeRules);
  }
}

/** In the page: the height of what sticks to the foot of the window, over what would be there else. */
function heightAtFoot(): number {
  // In the middle of the page, what is at the end of it is below the window.
  scrollTo({ top: document.body.scrollHeight / 2 - innerHeight, behavior: 'instant' });
  const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
  const sticking = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    if (position !== 'sticky' || bottom === 'auto' || !element.checkVisibility()) return false;
    const top = topOf(element);
    element.style.position = 'static';
    const isMoved = topOf(element) > top + 1;
    element.style.position = '';
    return isMoved;
  });
  return sticking.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}

/** In the page: what sticks out, and which actions cannot be seen or pressed even when scrolled to. */
function problemsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const dialog = document.querySelector('[role=dialog]');
  const actions = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  for (const action of actions) {
    if (!action.checkVisibility({ visibilityProperty: true })) continue;
    const { clipPath } = getComputedStyle(action);
    // Hidden for the eye: its label or another control stands for it.
    if (clipPath !== 'none' || action.closest('.visually-hidden, .skip-link, [aria-hidden=true]'))
      continue;
    action.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = action.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const x = box.left + Math.min(box.width / 2, 20);
    const top = document.elementFromPoint(x, box.top + box.height / 2);
    const isReached = top !== null && (action.contains(top) || top.contains(action));
    const isLabelled = top?.closest('label')?.control === action;
    const isWhole = box.left >= -1 && box.right <= clientWidth + 1;
    if (isWhole && (isReached || isLabelled)) continue;
    const name = action.getAttribute('aria-label') ?? action.textContent?.trim() ?? '';
    problems.push(`${action.tagName} "${name || action.id}" at ${Math.round(box.left)}`);
  }
  return problems;
}

/** In the page: a style sheet of the reader. */
function addRules(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeRules(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}
