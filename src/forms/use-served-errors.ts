import { useMemo, useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import { servedFaults } from './form-faults.ts';

/** Faults of fields that the retailer answered to the last attempt; each goes when its field changes. */
export function useServedErrors(problem: Problem | null) {
  const [mended, setMended] = useState<{ of: Problem | null; fields: readonly string[] }>({
    of: problem,
    fields: [],
  });
  if (mended.of !== problem) setMended({ of: problem, fields: [] });

  const faults = useMemo(() => {
    const all = problem?.kind === 'invalid' ? servedFaults(problem.fields) : [];
    return all.filter(({ path }) => !mended.fields.includes(path.join('.')));
  }, [problem, mended]);

  return {
    faults,
    fieldChanged: (path: readonly string[]) => {
      const name = path.join('.');
      if (name !== '' && problem?.kind === 'invalid')
        setMended(({ of, fields }) => ({ of, fields: [...fields, name] }));
    },
  };
}
