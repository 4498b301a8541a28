const FIELDS = 'form :is(input, textarea)';

/** Types of inputs whose value is not typed. */
const notTyped = new Set(['hidden', 'submit', 'button', 'radio', 'checkbox', 'range']);

/** Whether a form of the page contains something that the user typed or attached. */
export function holdsTyped(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ type, value }) => !notTyped.has(type) && value !== '',
  );
}
