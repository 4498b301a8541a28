import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** What every text of a translated page ends with. */
export const MARK = '\u02e3';

/** Translates as Chrome does: from a world of its own, texts by elements in their place, whatever comes later too. */
function translatePage(mark: string): void {
  const isLeft = (text: Text) =>
    !/\p{L}/u.test(text.data) ||
    (text.parentElement?.closest('script, style, textarea, font, [translate=no]') ?? null) !== null;
  const translate = (text: Text) => {
    const parent = text.parentNode;
    if (!parent || isLeft(text)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data.replace(/(\s*)$/, `${mark}$1`);
    parent.insertBefore(outer, text);
    parent.removeChild(text);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'en';
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'childList' ? addedNodes : [target]) translateAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  document.addEventListener('translate', start, { once: true });
}

/** What each page reported of parts that failed. */
const failures = new WeakMap<Page, string[]>();

/** Has the browser translate every page from when it is parsed on, or once `startTranslation` is called. */
export async function translatePages(page: Page, from: 'parsed' | 'called'): Promise<void> {
  const failed: string[] = [];
  failures.set(page, failed);
  page.on('console', (message) => {
    if (/^\[configuration .* failed|NotFoundError/.test(message.text()))
      failed.push(message.text());
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const source = `(${translatePage})(${JSON.stringify(MARK)});`;
  const atOnce =
    "document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('translate')));";
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: from === 'parsed' ? source + atOnce : source,
    worldName: 'translation',
  });
}

export async function startTranslation(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('translate')));
}

/** Expects that all that is shown is translated, and that no part of the page has failed. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('body')).toContainText(MARK);
  const untranslated = () =>
    page.evaluate((mark) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (parentElement?.closest('script, style, noscript, textarea, [translate=no]')) continue;
        if (/\p{L}/u.test(textContent ?? '') && !textContent?.trimEnd().endsWith(mark))
          texts.push(textContent ?? '');
      }
      return texts;
    }, MARK);
  await expect.poll(untranslated).toEqual([]);
  expect(failures.get(page)).toEqual([]);
}
