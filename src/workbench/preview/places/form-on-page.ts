import type { FormContextValue } from '#forms/engine/form-context.ts';
import { shownForms } from '#forms/engine/shown-form.ts';

/**
 * The form of that name, the latest of several, once it is on the page, however long that takes: a server that compiles
 * answers late. Null after the signal, or when the page is another one by then.
 */
export function formOnPage(name: string, signal: AbortSignal): Promise<FormContextValue | null> {
  const { pathname } = window.location;
  return new Promise((resolve) => {
    const look = () => {
      const form = shownForms.read().findLast((one) => one.name === name);
      const isOver = signal.aborted || window.location.pathname !== pathname;
      if (!form && !isOver) return;
      leave();
      signal.removeEventListener('abort', look);
      resolve(isOver ? null : (form ?? null));
    };
    const leave = shownForms.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}
