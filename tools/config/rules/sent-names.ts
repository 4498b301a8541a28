import { mutations } from '#tools/config/code-definitions.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { fieldsOf } from '#tools/config/schema-fields.ts';
import type { View } from '#tools/config/view.ts';

/** A field that an owner adds has none of the names under which the code sends what it makes itself. */
export const sentNamesRule: ViewRule = ({ view }) =>
  sendersOf(view).flatMap(({ form: name, takes, adds }): Diagnostic[] => {
    const form = view.forms.get(name);
    if (!form?.readable) return [];
    const fields = fieldsOf(form.value.schema);
    // Where none of its answers is taken, a page reads the form itself (the power calculator).
    if (!takes.some((name) => fields.has(name))) return [];
    return [...fields]
      .filter(([field]) => adds.includes(field) && !takes.includes(field))
      .map(([field, { path }]) => ({
        ...form.place(['schema', ...path], 'key'),
        what: `the portal sends something of its own as "${field}": what is answered here would not arrive`,
        fix: 'give the field another name',
      }));
  });

interface Sender {
  form: string;
  takes: readonly string[];
  adds: readonly string[];
}

/** Each form with the names that its mutation takes and adds. What is added to a wizard is sent apart, by step. */
function sendersOf({ forms }: View): Sender[] {
  return [...forms].flatMap(([form, { value }]): Sender[] => {
    const mutation = mutations[String(value.submit)];
    if (mutation?.kind !== 'form') return [];
    return [{ form, takes: mutation.takes, adds: mutation.adds ?? [] }];
  });
}
