import type { WidgetProps } from '@rjsf/utils';
import { useEffect } from 'react';
import { useVerdict } from '#forms/field-verdicts.ts';
import type { Fault } from '#forms/form-faults.ts';

/**
 * For a widget that judges its answer by itself, before the form is sent: a wrong one is told when the field is
 * left (and when it comes from elsewhere), and taken back as soon as it is mended. Nobody is told off while typing.
 *
 * @param faultOf what is wrong with an answer that is not empty, by the answer alone.
 * @returns to be called with the answer when the field is left.
 */
export function useEarlyFault(
  { id, value, disabled }: WidgetProps,
  faultOf: (answer: string) => Fault | null,
): (answer: string) => void {
  const say = useVerdict(id);
  const judge = (answer: string) => {
    const fault = disabled || answer === '' ? null : faultOf(answer);
    return fault && ({ fault } as const);
  };
  const verdict = judge(typeof value === 'string' ? value : '');
  const wrong = verdict !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is judged once, when it is new
  useEffect(() => {
    if (!wrong || document.activeElement?.id !== id) say(verdict);
  }, [say, id, value, wrong]);

  return (answer) => say(judge(answer));
}
