import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Name of the step in the address. */
const STEP = 'paso';

/**
 * Keeps the step in the address, so that Back and Forward of the browser move between steps.
 *
 * @param go moves to a step that the address asks for, if it can be gone to; gives the step that is shown then.
 */
export function useStepAddress(step: string, go: (step: string) => string): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(STEP);
  const before = useRef<{ step: string; asked: string | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step, or another address, is a reason
  useEffect(() => {
    const last = before.current;
    before.current = { step, asked };
    if (asked === step) return;
    const write = (shown: string, replace: boolean) =>
      setParams(
        (current) => {
          current.set(STEP, shown);
          return current;
        },
        { replace },
      );
    const stepMoved = last !== null && last.step !== step;
    if (stepMoved || asked === null) write(step, !stepMoved);
    else {
      const shown = go(asked);
      if (shown !== asked) write(shown, true);
    }
  }, [step, asked]);
}
