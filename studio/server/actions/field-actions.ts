import type { Change, Edit, NewField, Path, RemovedField } from '#studio/contract.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { isListEdits, LIST } from '#tools/config/sources/list-edit.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { partOf } from '../files/part-of.ts';
import { ownFile, type Scope } from '../panel/scope.ts';
import { fieldOf, nameFor } from './field-templates.ts';
import { listEdit } from './list-edits.ts';

const formFile = (form: string) => `schemas/forms/${form}.json`;
const textsFile = (language: string, form: string) => `locales/${language}/forms/${form}.json`;
const textsPath = (names: readonly string[]): Path => names.flatMap((name) => ['fields', name]);

/**
 * The change that adds a field to a form, of the retailer or of the partner in view, and what it adds; null for a group that the
 * form's own file does not have, as that of a fragment.
 */
export function fieldAdded(
  scope: Scope,
  wanted: NewField,
): { change: Change; thing: Thing } | null {
  const { form, group, after, isRequired } = wanted;
  const house = formFile(form);
  const file = ownFile(scope, house);
  const base = groupPath(scope.own(house), group) ?? groupPath(scope.own(file), group);
  if (base === null) return null;
  const everywhere = subSchemasOf(scope.view.forms.get(form)?.value.schema ?? {});
  const known = everywhere.flatMap(({ address }) =>
    address.length === group.length + 1 ? [String(address.at(-1))] : [],
  );
  const name = nameFor(wanted.label, known);
  const { schema, ui } = fieldOf(wanted, {});
  const edits: Edit[] = [{ op: 'set', file, path: [...base, 'properties', name], after: schema }];
  // What a fragment puts into a form of the retailer stays there; a partner changes the whole form.
  const whole = file === house ? scope.own(house) : scope.view.forms.get(form)?.value;
  const add = (path: Path, at: (entries: readonly Json[]) => number) => {
    const usual = partOf(whole, path);
    const entries = Array.isArray(usual) ? usual : [];
    const edit = listEdit(
      scope,
      { file: house, path, entries },
      { op: 'insert', at: at(entries), entry: name },
    );
    if (edit) edits.push(edit);
  };
  if (isRequired) add([...base, 'required'], (entries) => entries.length);
  if (Object.keys(ui).length > 0)
    edits.push({ op: 'set', file, path: ['ui', ...group, name], after: ui });
  const order: Path = ['ui', ...group, 'ui:order'];
  // A form without an order shows new fields last.
  if (Array.isArray(partOf(whole, order))) add(order, (entries) => placeIn(entries, after));
  for (const language of scope.languages) {
    const { texts } = fieldOf(wanted, yesNoIn(scope, language));
    const path = textsPath([...group, name]);
    edits.push({ op: 'set', file: ownFile(scope, textsFile(language, form)), path, after: texts });
  }
  const thing: Thing = { kind: 'field', form, path: [...group, name] };
  return { change: { edits, thing }, thing };
}

/**
 * The change that takes a field out of a form: out of the files wherever they name it, or, where a partner leaves out what the
 * retailer has, by saying so.
 */
export function fieldRemoved(scope: Scope, { form, path }: RemovedField): Change {
  const house = formFile(form);
  const file = ownFile(scope, house);
  const own = scope.own(file);
  const thing: Thing = { kind: 'form', form };
  const [name, group] = [path.at(-1) ?? '', path.slice(0, -1)];
  const isDeclared = (at: JsonPath, address: readonly string[]) =>
    address.join('/') === path.join('/') && at.at(-2) === 'properties';
  const leftOut =
    file === house
      ? []
      : subSchemasOf(scope.own(house).schema)
          .filter(
            (one) =>
              !one.inCondition && isAddressable(one.path) && isDeclared(one.path, one.address),
          )
          .map(({ path: at }): Edit => {
            const inside: Path = ['schema', ...at];
            return { op: 'set', file, path: inside, ...seen(partOf(own, inside)), after: null };
          });
  if (leftOut.length > 0) return { edits: leftOut, thing };
  const edits: Edit[] = [];
  const remove = (from: string, at: Path) => {
    const before = partOf(scope.own(from), at);
    if (before !== undefined) edits.push({ op: 'remove', file: from, path: at, before });
  };
  const removeFrom = (list: Path) => {
    const there = partOf(own, list);
    const inside = isListEdits(there) ? [...list, LIST] : list;
    const entries = partOf(own, inside);
    const index = Array.isArray(entries)
      ? entries.findIndex((entry) => entry === name || partOf(entry, ['insert']) === name)
      : -1;
    if (index >= 0) remove(file, [...inside, index]);
  };
  for (const { path: at, address, inCondition } of subSchemasOf(own.schema)) {
    if (inCondition) continue;
    if (address.join('/') === group.join('/')) removeFrom(['schema', ...at, 'required']);
    if (isDeclared(at, address)) remove(file, ['schema', ...at]);
  }
  remove(file, ['ui', ...path]);
  removeFrom(['ui', ...group, 'ui:order']);
  for (const language of scope.view.formTexts.keys())
    remove(ownFile(scope, textsFile(language, form)), textsPath(path));
  return { edits, thing };
}

/** A partner says by names what it leaves out: a place inside of a list of rules has none. */
const isAddressable = (path: JsonPath) => path.every((name) => typeof name === 'string');

const seen = (before: Json | undefined) => (before === undefined ? {} : { before });

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

/** The position behind another field; without it, before the mark of all others, or at the end. */
function placeIn(order: readonly Json[], after: string | undefined): number {
  const behind = after === undefined ? -1 : order.indexOf(after);
  const others = order.indexOf('*');
  if (behind >= 0) return behind + 1;
  return others >= 0 ? others : order.length;
}
