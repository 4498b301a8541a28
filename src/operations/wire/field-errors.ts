import { ProblemError, problemOf } from '#domain/problem.ts';

interface FormWords {
  /** Retailer's field name -> the form's; a field without an entry keeps its name. */
  fields?: Record<string, string>;
  /** Retailer's error code -> the form's keyword with the same meaning; `city.invalid` is that of one field. */
  codes?: Record<string, string>;
}

/** For `catch`: rethrows the problem with the field names and keywords of the form. */
export function inFormWords({ fields = {}, codes = {} }: FormWords) {
  return (thrown: unknown): never => {
    const problem = problemOf(thrown);
    if (problem.kind !== 'invalid') throw thrown;
    const renamed = Object.entries(problem.fields).map(([name, given]) => [
      fields[name] ?? name,
      given.map((code) => codes[`${name}.${code}`] ?? codes[code] ?? code),
    ]);
    throw new ProblemError({ ...problem, fields: Object.fromEntries(renamed) });
  };
}
