import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation, useSearchParams } from '#ui/address/use-address.ts';

/** Query parameter of the step. */
export const STEP = 'paso';

/** Its value at the end of a wizard. */
export const FINISHED = 'fin';

/**
 * Keeps the step in the address, so that Back and Forward of the browser move between steps. An address without a step
 * is that of the first one: a first visit changes no address, which would render the whole page again.
 *
 * @param go moves to the step of the address, if that is allowed; returns the step that is shown afterwards
 */
export function useStepAddress(
  { step, first }: { step: string; first: string | undefined },
  go: (step: string) => string,
): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const wantedStep = params.get(STEP);
  const before = useRef<{ step: string; wanted: string | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another step or another address
  useEffect(() => {
    const last = before.current;
    before.current = { step, wanted: wantedStep };
    if (wantedStep === step || (wantedStep === null && step === first)) return;
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
    const returned = last !== null && isReturn ? first : undefined;
    const wanted = wantedStep ?? returned;
    if (stepMoved || wanted === undefined) write(step, !stepMoved);
    else {
      const shown = go(wanted);
      if (shown !== wanted) write(shown, true);
    }
  }, [step, wantedStep]);
}
