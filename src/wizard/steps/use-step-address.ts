import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from '#ui/address/use-address.ts';

/** Query parameter of the step. */
export const STEP = 'paso';

/** Its value at the end of a wizard. */
export const FINISHED = 'fin';

/**
 * Keeps the step in the address, so that Back and Forward of the browser move between steps.
 *
 * @param go moves to the step of the address, if that is allowed; returns the step that is shown afterwards
 */
export function useStepAddress(step: string, go: (step: string) => string): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wantedStep = params.get(STEP);
  const before = useRef<{ step: string; wanted: string | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another step or another address
  useEffect(() => {
    const last = before.current;
    before.current = { step, wanted: wantedStep };
    if (wantedStep === step) return;
    const write = (shown: string, replace: boolean) =>
      setParams(
        (current) => {
          current.set(STEP, shown);
          return current;
        },
        // The same entry of the history keeps what another page handed over.
        { replace, state: replace ? state : null },
      );
    const stepMoved = last !== null && last.step !== step;
    if (stepMoved || wantedStep === null) write(step, !stepMoved);
    else {
      const shown = go(wantedStep);
      if (shown !== wantedStep) write(shown, true);
    }
  }, [step, wantedStep]);
}
