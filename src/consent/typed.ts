const FIELDS = 'form :is(input, textarea)';

/** Inputs whose value nobody typed. */
const notTyped = new Set(['hidden', 'submit', 'button', 'radio', 'checkbox', 'range']);

/** Whether a form of the page holds something that somebody typed or attached. */
export function holdsTyped(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ type, value }) => !notTyped.has(type) && value !== '',
  );
}
