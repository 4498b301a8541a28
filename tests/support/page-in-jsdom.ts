import { configure, prettyDOM } from '@testing-library/dom';

// Nothing has a height here, and a list draws at once what a window has place for: all that a test reads of it.
window.innerHeight = 100_000;

const computedStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

/** What the rules of jsdom's own style sheet go by, where they show or hide. */
const shownBy = ['hidden', 'open', 'type'];

function isStyled(element: Element): boolean {
  if (document.styleSheets.length > 0) return true;
  for (let place: Element | null = element; place; place = place.parentElement)
    if (place.hasAttribute('style')) return true;
  return false;
}

/**
 * The style of an element. Without a style sheet of ours elements of a kind have the same, while jsdom tries each rule of
 * its own on each of them, whenever a test looks for a role: up to a tenth of the work of tests of forms.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || isStyled(element)) return computedStyle(element, pseudo);
  const kind = [element.localName, ...shownBy.map((name) => element.getAttribute(name))].join(' ');
  const style = styles.get(kind) ?? computedStyle(element);
  styles.set(kind, style);
  return style;
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
