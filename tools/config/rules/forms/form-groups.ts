import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/**
 * A field that no group of `ui:groups` names was put outside them on purpose: `ui:order` names it, and not between two
 * fields of one group. The form places it by rule all the same.
 */
export const formGroupsRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].filter(({ readable }) => readable).flatMap(diagnosticsOf);

function diagnosticsOf(form: LayeredDocument): Diagnostic[] {
  return [...fieldsOf(form.value.schema).values()].flatMap((field) => {
    const name = field.address.at(-1) ?? '';
    const look = lookAt(form.value.ui, field.address.slice(0, -1));
    const groups = listOf(look['ui:groups']).filter(isJsonObject).map(namesIn);
    if (groups.length === 0 || groups.some((fields) => fields.includes(name))) return [];
    if (isHidden(lookAt(look, [name]))) return [];
    const order = listOf(look['ui:order']).map(String);
    const place = order.indexOf(name);
    const before = order.slice(0, Math.max(0, place)).findLast((one) => one !== '*');
    const split = groups.find(
      (fields) =>
        before !== undefined &&
        fields.includes(before) &&
        order.slice(place).some((one) => fields.includes(one)),
    );
    if (place >= 0 && !split) return [];
    const what = split
      ? sentence`"${name}" is ordered between fields of a group that does not name it, and stands after the group`
      : sentence`no group of ui:groups names "${name}": it stands after the group of the field before it`;
    const fix = split
      ? sentence`name it in the fields of a group, or in ui:order after these fields`
      : sentence`name it in the fields of a group, or in ui:order where it is to stand outside the groups`;
    return [{ ...form.place(['schema', ...field.path], 'key'), what, fix, isWarning: true }];
  });
}

const isHidden = (look: JsonObject) => look['ui:hidden'] === true || look['ui:widget'] === 'hidden';

function lookAt(ui: Json | undefined, address: readonly string[]): JsonObject {
  const look = address.reduce<Json | undefined>(
    (part, name) => (isJsonObject(part) ? part[name] : undefined),
    ui,
  );
  return isJsonObject(look) ? look : {};
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const namesIn = (group: JsonObject) => listOf(group.fields).map(String);
