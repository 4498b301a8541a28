import type { Fault } from '#tools/config/fault.ts';
import { eachObject } from '#tools/config/json-walk.ts';
import type { ViewRule } from '#tools/config/rule.ts';

/** `$condition` stands in an `if` at the top of a form: the facts lie beside the fields there, not inside one. */
export const conditionPlacesRule: ViewRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    const faults: Fault[] = [];
    eachObject(form.value.schema, ({ $condition }, path) => {
      if ($condition === undefined) return;
      const place = () => form.place(['schema', ...path, '$condition'], 'key');
      const inField = path.some(
        (key) => key === 'properties' || key === 'items' || key === 'contains',
      );
      if (inField) {
        const what = '$condition cannot stand inside a field';
        const mend = 'write the if/then at the top of the schema, and name the field inside `then`';
        faults.push({ ...place(), what, mend });
      } else if (!path.includes('if')) {
        const what = '$condition stands outside an `if`: it would be a rule no customer can mend';
        faults.push({
          ...place(),
          what,
          mend: 'put it into `if`, and what depends on it into `then`',
        });
      }
    });
    return faults;
  });
