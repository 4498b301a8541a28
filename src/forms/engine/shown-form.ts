import { useEffect } from 'react';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import type { FormContextValue } from './form-context.ts';

/** Forms on the page, the latest last: for the panel of a preview. */
export const shownForms: SmallStore<readonly FormContextValue[]> = /* @__PURE__ */ smallStore<
  readonly FormContextValue[]
>([]);

function useShown(form: FormContextValue): void {
  useEffect(() => {
    shownForms.write([...shownForms.read(), form]);
    return () => shownForms.write(shownForms.read().filter((other) => other !== form));
  }, [form]);
}

/** Says that a form is on the page; only a preview listens. */
export const useShownForm: (form: FormContextValue) => void =
  import.meta.env.MODE === 'preview' ? useShown : () => {};
