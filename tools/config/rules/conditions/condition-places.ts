import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';

const inside = ['properties', 'items', 'contains'];

/** True where the compiler cannot move the rule to the root of the form, where the facts are. */
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

/** `$condition` is allowed in the `if` of a form or of a group of fields, never inside one field. */
export const conditionPlacesRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    const diagnostics: Diagnostic[] = [];
    eachObject(form.value.schema, ({ $condition }, path) => {
      if ($condition === undefined) return;
      const place = () => form.place(['schema', ...path, '$condition'], 'key');
      if (isOutOfReach(path)) {
        const what = sentence`$condition cannot stand inside a field`;
        const fix = sentence`write the if/then at the top of the schema or of the group, and name the field inside \`then\``;
        diagnostics.push({ ...place(), what, fix });
      } else if (!path.includes('if')) {
        const what = sentence`$condition stands outside an \`if\`: it would be a rule that no customer can meet`;
        diagnostics.push({
          ...place(),
          what,
          fix: sentence`put it into \`if\`, and what depends on it into \`then\``,
        });
      }
    });
    return diagnostics;
  });
