import { useCallback, useEffect, useId } from 'react';
import type { FieldStatus } from './field-status.ts';
import { useFormContext } from './form-context.ts';
import { pathOfId } from './form-names.ts';

/**
 * For a widget or a look-up that checks its field: call the function with what it found, or with null to take it back;
 * leaving the page takes it back too. A validation error blocks the submit and stands in the error
 * summary; its text is `fields.<field>.errors.<keyword>`, else `validation.<keyword>`.
 *
 * @param id id of the field.
 */
export function useFieldStatus(id: string): (is: FieldStatus | null) => void {
  const { fieldStatuses } = useFormContext();
  const source = useId();
  const setStatus = useCallback(
    (is: FieldStatus | null) => {
      const next = new Map(fieldStatuses.read());
      if (is) next.set(source, { path: pathOfId(id), is });
      else if (!next.delete(source)) return;
      fieldStatuses.write(next);
    },
    [fieldStatuses, source, id],
  );
  useEffect(() => () => setStatus(null), [setStatus]);
  return setStatus;
}

/** Reports what was found out about a field to its form, as long as the component is shown. */
export function useReportedStatus(id: string, is: FieldStatus | null): void {
  const setStatus = useFieldStatus(id);
  useEffect(() => setStatus(is), [is, setStatus]);
}
