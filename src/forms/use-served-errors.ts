import type { ErrorSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import { servedErrors } from './form-faults.ts';

/** Errors by field that the retailer answered to the last attempt; each goes when its field changes. */
export function useServedErrors(problem: Problem | null) {
  const [mended, setMended] = useState<{ of: Problem | null; fields: readonly string[] }>({
    of: problem,
    fields: [],
  });
  if (mended.of !== problem) setMended({ of: problem, fields: [] });

  const errors = useMemo<ErrorSchema | undefined>(() => {
    if (problem?.kind !== 'invalid') return undefined;
    const left = Object.entries(problem.fields).filter(([name]) => !mended.fields.includes(name));
    return left.length > 0 ? servedErrors(Object.fromEntries(left)) : undefined;
  }, [problem, mended]);

  return {
    errors,
    fieldChanged: (path: readonly string[]) => {
      const name = path.join('.');
      if (name !== '' && problem?.kind === 'invalid' && !mended.fields.includes(name)) {
        setMended({ of: problem, fields: [...mended.fields, name] });
      }
    },
  };
}
