import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import type { FormStore } from '#forms/engine/form-store.ts';
import { type FieldValidationError, serverErrors } from './validation-errors.ts';

/**
 * Validation errors of fields in the retailer's response to the last attempt; each is removed when its field changes.
 */
export function useServedErrors(
  problem: Problem | null,
  store: FormStore,
  schema: RJSFSchema,
): readonly FieldValidationError[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another schema, as of other facts, restores no error
  const all = useMemo(
    () => (problem?.kind === 'invalid' ? serverErrors(problem.fields, schema) : []),
    [problem],
  );
  const [errors, setErrors] = useState({ all, left: all });
  if (errors.all !== all) setErrors({ all, left: all });

  useEffect(
    () =>
      store.subscribe((paths) => {
        const changed = new Set(paths.map((path) => path.join('.')));
        setErrors((current) => {
          const left = current.left.filter(({ path }) => !changed.has(path.join('.')));
          return left.length < current.left.length ? { ...current, left } : current;
        });
      }),
    [store],
  );
  return errors.left;
}
