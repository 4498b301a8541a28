import { ProblemError, problemOf } from '#domain/problem.ts';

interface FormWords {
  /** Retailer's name of a field -> the form's; a field without an entry keeps its own. */
  fields?: Record<string, string>;
  /** Retailer's code -> the keyword of the form that says the same. */
  codes?: Record<string, string>;
}

/** For `catch`: throws the same problem on, with its field errors in the words of the form. */
export function inFormWords({ fields = {}, codes = {} }: FormWords) {
  return (thrown: unknown): never => {
    const problem = problemOf(thrown);
    if (problem.kind !== 'invalid') throw thrown;
    const renamed = Object.entries(problem.fields).map(([name, given]) => [
      fields[name] ?? name,
      given.map((code) => codes[code] ?? code),
    ]);
    throw new ProblemError({ ...problem, fields: Object.fromEntries(renamed) });
  };
}
