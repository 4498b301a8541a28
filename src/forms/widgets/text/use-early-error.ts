import type { WidgetProps } from '@rjsf/utils';
import { useEffect } from 'react';
import type { ValidationError } from '#forms/engine/errors/validation-errors.ts';
import { useFieldStatus } from '#forms/engine/use-field-status.ts';

/**
 * For a widget that checks its answer before the form is sent: the validation error appears when the field is left
 * or the answer comes from elsewhere, never while it is typed, and goes as soon as the answer is right.
 *
 * @param validationErrorOf what is wrong with an answer that is not empty.
 * @returns the function to call with the answer when the field is left.
 */
export function useEarlyError(
  { id, value, disabled }: WidgetProps,
  validationErrorOf: (answer: string) => ValidationError | null,
): (answer: string) => void {
  const setStatus = useFieldStatus(id);
  const statusOf = (answer: string) => {
    const validationError = disabled || answer === '' ? null : validationErrorOf(answer);
    return validationError && ({ validationError } as const);
  };
  const status = statusOf(typeof value === 'string' ? value : '');
  const isWrong = status !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is checked once, when it is new
  useEffect(() => {
    const showStatus = () => setStatus(status);
    if (!isWrong || document.activeElement?.id !== id) showStatus();
    // The Enter key sends a form without leaving the field.
    document.addEventListener('submit', showStatus, true);
    return () => document.removeEventListener('submit', showStatus, true);
  }, [setStatus, id, value, isWrong]);

  return (answer) => setStatus(statusOf(answer));
}

/** `useEarlyError` for a code: reports a code of the wrong format when the field is left. */
export function useEarlyFormat(
  field: WidgetProps,
  format: string,
  isRight: (answer: string) => boolean,
): (answer: string) => void {
  return useEarlyError(field, (answer) =>
    isRight(answer) ? null : { keyword: 'format', values: { format } },
  );
}
