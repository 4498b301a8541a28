import { ID_SEPARATOR } from '#forms/engine/form-names.ts';

/** The form of this name on the page, once all its fields are rendered. */
function renderedForm(name: string): HTMLFormElement | undefined {
  const field = document.querySelector(`[id^="${CSS.escape(name + ID_SEPARATOR)}"]`);
  const form = field?.closest('form');
  return form && !form.querySelector('.skeleton-line') ? form : undefined;
}

/** Submits the form on the page as its button does, once its fields are there, so that its errors show; not after the signal. */
export function submitShown(name: string, signal: AbortSignal): void {
  const send = () => {
    const form = renderedForm(name);
    if (!form && !signal.aborted) return;
    observer.disconnect();
    if (!signal.aborted) form?.requestSubmit();
  };
  const observer = new MutationObserver(send);
  observer.observe(document.body, { childList: true, subtree: true });
  send();
}

/** True for an example that its form should refuse. */
export const isInvalid = (example: string): boolean => example.startsWith('invalid-');
