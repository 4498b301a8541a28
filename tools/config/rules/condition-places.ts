import type { Fault } from '#tools/config/fault.ts';
import { eachObject, type JsonPath } from '#tools/config/json-walk.ts';
import type { ViewRule } from '#tools/config/rule.ts';

const inside = ['properties', 'items', 'contains'];

/** True where the compiler cannot lift the rule to the top of the form, where the facts are. */
function isOutOfReach(path: JsonPath): boolean {
  const place = path.indexOf('if');
  const [before, after] = place < 0 ? [path, []] : [path.slice(0, place), path.slice(place)];
  const group = before.slice(before.indexOf('properties'));
  const isRuleInRule =
    before.includes('properties') && group.some((key) => key === 'then' || key === 'else');
  return (
    after.some((key) => inside.includes(String(key))) ||
    before.some((key) => key === 'items' || key === 'contains') ||
    isRuleInRule
  );
}

/** `$condition` stands in the `if` of a form or of a group of fields, never about one field. */
export const conditionPlacesRule: ViewRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    const faults: Fault[] = [];
    eachObject(form.value.schema, ({ $condition }, path) => {
      if ($condition === undefined) return;
      const place = () => form.place(['schema', ...path, '$condition'], 'key');
      if (isOutOfReach(path)) {
        const what = '$condition cannot stand inside a field';
        const mend =
          'write the if/then at the top of the schema or of the group, and name the field inside `then`';
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
