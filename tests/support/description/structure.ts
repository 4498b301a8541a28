import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules of the browser tests (`tests/e2e/support/barriers.ts`). */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is not there without a layout or a style sheet, or is the document's and not the part's. */
const inBrowser = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];
const ofDocument = [
  'region',
  'html-has-lang',
  'document-title',
  'landmark-one-main',
  'page-has-heading-one',
];

/**
 * Expects that names, roles, labels, headings and states of a part are what assistive technology needs: axe without the
 * rules that only a browser can judge.
 */
export async function expectStructure(part: Element = document.body): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: ALL_RULES,
    resultTypes: ['violations'],
    preload: false,
    elementRef: false,
    rules: Object.fromEntries([...inBrowser, ...ofDocument].map((id) => [id, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
