import './production-act.ts';
import { configure, prettyDOM } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { resetPage } from './reset-page.ts';
import { watchListeners } from './watch-listeners.ts';

/*
 * Every file of tests begins here, in a page that other files of the process had before.
 */

const removeListeners = watchListeners(window);

afterEach(cleanup);
afterAll(() => {
  removeListeners();
  window.getComputedStyle = computedStyle;
  resetPage();
});

// jsdom has no layout: a virtual list renders as many rows as fit the window, here all that a test reads.
window.innerHeight = 100_000;

// Nor addresses for files; set for each file, as another may have left its own.
Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} });

const computedStyle = window.getComputedStyle;
const styles = new Map<string, CSSStyleDeclaration>();

/** What the rules of jsdom's own style sheet go by, where they show or hide. */
const shownBy = ['hidden', 'open', 'type'];

const inlineStyle = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

function inheritedVisibility(element: Element): string {
  for (let place: Element | null = element; place; place = place.parentElement) {
    const own = inlineStyle(place, 'visibility');
    if (own) return own;
  }
  return 'visible';
}

function withoutOwnStyle(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  copy.removeAttribute('style');
  return copy;
}

/**
 * The style of an element. Without a style sheet of ours elements of a kind have the same but for their own style
 * attribute, while jsdom tries each rule of its own on each of them, whenever a test looks for a role: a sixth of the work
 * of tests of forms.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0) return computedStyle.call(window, element, pseudo);
  const kind = [element.localName, ...shownBy.map((name) => element.getAttribute(name))].join(' ');
  const style = styles.get(kind) ?? computedStyle.call(window, withoutOwnStyle(element));
  styles.set(kind, style);
  const valueIn = (property: string) =>
    property === 'visibility'
      ? inheritedVisibility(element)
      : inlineStyle(element, property) || style.getPropertyValue(property);
  return {
    display: valueIn('display'),
    visibility: valueIn('visibility'),
    getPropertyValue: valueIn,
  } as CSSStyleDeclaration;
};

/** An error of a query. Who waits for an element fails again and again, and only the last is read: it writes out the page then. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

configure({ getElementError });
