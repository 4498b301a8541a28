import { ID_SEPARATOR } from '#forms/engine/form-names.ts';

/** Fields that do not come are waited for no longer than this. */
const PATIENCE_MS = 10_000;

/** The form on the page that has fields of this name, once all of them are drawn. */
function drawnForm(name: string): HTMLFormElement | undefined {
  const field = document.querySelector(`[id^="${CSS.escape(name + ID_SEPARATOR)}"]`);
  const form = field?.closest('form');
  return form && !form.querySelector('.skeleton-line') ? form : undefined;
}

/**
 * Shows what is wrong with the answers of the form on the page, as pressing its button does. Gives the function that
 * ends the waiting for its fields.
 */
export function showErrors(name: string): () => void {
  const send = () => {
    const form = drawnForm(name);
    if (!form) return;
    stop();
    form.requestSubmit();
  };
  const observer = new MutationObserver(send);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
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
