import { ID_SEPARATOR } from '#forms/engine/form-names.ts';

/** Longest wait for the fields of a form. */
const MAX_WAIT_MS = 10_000;

/** The form of this name on the page, once all its fields are rendered. */
function renderedForm(name: string): HTMLFormElement | undefined {
  const field = document.querySelector(`[id^="${CSS.escape(name + ID_SEPARATOR)}"]`);
  const form = field?.closest('form');
  return form && !form.querySelector('.skeleton-line') ? form : undefined;
}

/**
 * Shows the validation errors of the form on the page, as its button does. Returns the function that stops waiting for
 * its fields.
 */
export function showErrors(name: string): () => void {
  const send = () => {
    const form = renderedForm(name);
    if (!form) return;
    stop();
    form.requestSubmit();
  };
  const observer = new MutationObserver(send);
  const timer = setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  send();
  return stop;
}

/** True for an example that its form should refuse. */
export const isInvalid = (example: string): boolean => example.startsWith('invalid-');
