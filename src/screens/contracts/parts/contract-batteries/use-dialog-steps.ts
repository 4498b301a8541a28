import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocation } from '#ui/address/use-address.ts';

const STEP = 'step';

interface DialogSteps {
  /** Id of the step that is shown. */
  step: string;
  /** All of them, in order. */
  steps: readonly string[];
  /** Goes back a step; called when the browser did. */
  goBack: () => void;
}

/**
 * Keeps the step of a dialog in the address, so that Back of the browser goes a step back. A step that the dialog is
 * not at, as after a reload, is corrected.
 *
 * @returns the function that leaves the dialog, with the entries that it has made in the history if it was opened here.
 */
export function useDialogSteps({ step, steps, goBack }: DialogSteps): () => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const requested = params.get(STEP) ?? steps[0];
  const depth: number = state?.stepsOpened ?? 0;
  const shown = useRef(step);

  const addressOf = (one: string) => {
    const next = new URLSearchParams(search);
    if (one === steps[0]) next.delete(STEP);
    else next.set(STEP, one);
    return { search: next.toString() };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another step or another address
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (requested === step) return;
    const at = (one: string | undefined) => steps.indexOf(one ?? '');
    if (before !== step) {
      if (at(step) > at(before))
        void navigate(addressOf(step), { state: { ...state, stepsOpened: depth + 1 } });
      else if (depth > 0) void navigate(-1);
      else void navigate(addressOf(step), { replace: true, state });
    } else if (at(requested) >= 0 && at(requested) < at(step)) goBack();
    else void navigate(addressOf(step), { replace: true, state });
  }, [step, requested]);

  return () => {
    if (state?.dialogOpenedHere === true) return void navigate(-1 - depth);
    for (const key of ['dialog', 'battery', STEP]) params.delete(key);
    void navigate({ search: params.toString() }, { replace: true });
  };
}
