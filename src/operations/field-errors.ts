import { ProblemError, problemOf } from '#domain/problem.ts';

/**
 * For `catch`: throws the same problem on with its field errors under the form's names
 * (retailer's name -> form's name; a field without an entry keeps its own).
 */
export function withFieldsRenamed(formNames: Record<string, string>) {
  return (thrown: unknown): never => {
    const problem = problemOf(thrown);
    if (problem.kind !== 'invalid') throw thrown;
    const fields = Object.entries(problem.fields).map(([name, codes]) => [
      formNames[name] ?? name,
      codes,
    ]);
    throw new ProblemError({ ...problem, fields: Object.fromEntries(fields) });
  };
}
