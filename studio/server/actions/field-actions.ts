import type { Change, Edit, NewField, Path, RemovedField } from '#studio/contract.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from '../panel/scope.ts';
import { fieldOf, nameFor } from './field-templates.ts';

const formFile = (form: string) => `schemas/forms/${form}.json`;
const textsFile = (language: string, form: string) => `locales/${language}/forms/${form}.json`;
const textsPath = (names: readonly string[]): Path => names.flatMap((name) => ['fields', name]);

/**
 * The change that adds a field to a form of the retailer, and what it adds; null for a group that the form's own file does
 * not have, as that of a fragment.
 */
export function fieldAdded(
  scope: Scope,
  wanted: NewField,
): { change: Change; thing: Thing } | null {
  const { form, group, after, isRequired } = wanted;
  const file = formFile(form);
  const own = scope.own(file);
  const base = groupPath(own, group);
  if (base === null) return null;
  const taken = Object.keys((partOf(own, [...base, 'properties']) ?? {}) as object);
  const everywhere = subSchemasOf(scope.view.forms.get(form)?.value.schema ?? {});
  const known = everywhere.flatMap(({ address }) =>
    address.length === group.length + 1 ? [String(address.at(-1))] : [],
  );
  const name = nameFor(wanted.label, [...taken, ...known]);
  const { schema, ui } = fieldOf(wanted, {});
  const edits: Edit[] = [{ op: 'set', file, path: [...base, 'properties', name], after: schema }];
  if (isRequired) edits.push(listed(own, file, [...base, 'required'], name));
  if (Object.keys(ui).length > 0)
    edits.push({ op: 'set', file, path: ['ui', ...group, name], after: ui });
  edits.push(...ordered(own, file, ['ui', ...group, 'ui:order'], name, after));
  for (const language of scope.languages) {
    const { texts } = fieldOf(wanted, yesNoIn(scope, language));
    const path = textsPath([...group, name]);
    edits.push({ op: 'set', file: textsFile(language, form), path, after: texts });
  }
  const thing: Thing = { kind: 'field', form, path: [...group, name] };
  return { change: { edits, thing }, thing };
}

/** The change that takes a field out of the files of the retailer, wherever its form names it. */
export function fieldRemoved(scope: Scope, { form, path }: RemovedField): Change {
  const file = formFile(form);
  const own = scope.own(file);
  const [name, group] = [path.at(-1) ?? '', path.slice(0, -1)];
  const edits: Edit[] = [];
  const remove = (from: string, at: Path) => {
    const before = partOf(scope.own(from), at);
    if (before !== undefined) edits.push({ op: 'remove', file: from, path: at, before });
  };
  for (const { path: at, address, inCondition } of subSchemasOf(own.schema)) {
    if (inCondition) continue;
    if (address.join('/') === group.join('/')) {
      const list = partOf(own, ['schema', ...at, 'required']);
      const index = Array.isArray(list) ? list.indexOf(name) : -1;
      if (index >= 0) remove(file, ['schema', ...at, 'required', index]);
    }
    if (address.join('/') === path.join('/') && at.at(-2) === 'properties')
      remove(file, ['schema', ...at]);
  }
  remove(file, ['ui', ...path]);
  const order = partOf(own, ['ui', ...group, 'ui:order']);
  const index = Array.isArray(order) ? order.indexOf(name) : -1;
  if (index >= 0) remove(file, ['ui', ...group, 'ui:order', index]);
  for (const language of scope.view.formTexts.keys())
    remove(textsFile(language, form), textsPath(path));
  return { edits, thing: { kind: 'form', form } };
}

/** The words of yes and no in a language. */
function yesNoIn({ view }: Scope, language: string): JsonObject {
  const words = partOf(view.texts.get(language)?.get('form-engine')?.value, ['choice']);
  const { true: yes = 'Sí', false: no = 'No' } = isJsonObject(words) ? words : {};
  return { true: yes, false: no };
}

/** Path of a group of fields in the form's own file; null where it has none there. */
function groupPath(own: Json, group: readonly string[]): Path | null {
  const path: Path = ['schema', ...group.flatMap((name) => ['properties', name])];
  return isJsonObject(partOf(own, [...path, 'properties'])) ? path : null;
}

/** The edit that adds an entry at the end of a list, which is made where it is missing. */
export function listed(own: Json, file: string, path: Path, name: Json): Edit {
  const list = partOf(own, path);
  if (!Array.isArray(list)) return { op: 'set', file, path, after: [name] };
  return { op: 'insert', file, path: [...path, list.length], after: name };
}

/** Puts a name into the order of the fields, behind another one; a form without an order shows new fields last. */
function ordered(
  own: Json,
  file: string,
  path: Path,
  name: string,
  after: string | undefined,
): Edit[] {
  const order = partOf(own, path);
  if (!Array.isArray(order)) return [];
  const behind = after === undefined ? -1 : order.indexOf(after);
  const others = order.indexOf('*');
  const at = behind >= 0 ? behind + 1 : others >= 0 ? others : order.length;
  return [{ op: 'insert', file, path: [...path, at], after: name }];
}
