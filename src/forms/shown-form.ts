import { useEffect } from 'react';
import type { FormSurroundings } from './form-surroundings.ts';
import { type SmallStore, smallStore } from './small-store.ts';

/** Forms on the page, the latest last: for the panel of a preview. */
export const shownForms: SmallStore<readonly FormSurroundings[]> = /* @__PURE__ */ smallStore<
  readonly FormSurroundings[]
>([]);

function useShown(form: FormSurroundings): void {
  useEffect(() => {
    shownForms.write([...shownForms.read(), form]);
    return () => shownForms.write(shownForms.read().filter((other) => other !== form));
  }, [form]);
}

/** Says that a form is on the page; only a preview listens. */
export const useShownForm: (form: FormSurroundings) => void =
  import.meta.env.MODE === 'preview' ? useShown : () => {};
