import type { EntryList, Path, Section } from '#studio/contract.ts';
import { fieldsOf, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { partOf } from '../files/part-of.ts';
import { ownSchema, withMembers } from './own-schema.ts';
import { ruleSections } from './rule-sections.ts';
import { ownFile, type Scope } from './scope.ts';
import { section } from './section.ts';
import { textsSections } from './text-panel.ts';
import { writtenAt } from './written-at.ts';

/** Rules of a field by its type; each knows those that it can have. */
const ofAll = ['type', 'format', 'default'];
const ofType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'enum'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  boolean: ['const'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
};
const compared = [
  'equalTo',
  'notEqualTo',
  'atLeast',
  'atMost',
  'includesAny',
  'otherSupply',
  'fitsPolicy',
];

/** What can be changed about a field: its texts, whether it must be answered, its rules, its look. */
export function fieldSections(scope: Scope, form: string, names: readonly string[]): Section[] {
  const document = scope.view.forms.get(form);
  if (!document) return [];
  const file = `schemas/forms/${form}.json`;
  const meta = scope.meta('form');
  const textsMeta = scope.meta('form-texts');
  const found = fieldsOf(document.value.schema).get(names.join('/'));
  const look = (document.value.ui ?? {}) as JsonObject;
  const lookPath: Path = ['ui', ...names];
  const at = (path: Path) => placeOf(scope, form, path) ?? { file, path };
  const definitions = isJsonObject(meta.definitions) ? meta.definitions : {};
  const lookSchema = ownSchema(definitions.ui ?? {}, meta, scope.names);
  const texts = ownSchema({ $ref: '#/definitions/field' }, textsMeta, scope.names);
  return [
    ...textsSections(scope, {
      form,
      path: names.flatMap((name) => ['fields', name]),
      schema: {
        ...withMembers(definitionIn(texts), [
          'label',
          'help',
          'placeholder',
          'link',
          'options',
          'errors',
          'warnings',
          'lookup',
        ]),
        definitions: texts.definitions ?? {},
      },
    }),
    ...(found ? requiredSections(scope, form, names, document.value.schema) : []),
    ...ruleSections(scope, form, names),
    ...(found
      ? [
          section(scope, {
            name: 'rules',
            ...at(['schema', ...found.path]),
            schema: rulesSchema(found.schema, meta, scope),
            usual: found.schema,
          }),
        ]
      : []),
    section(scope, {
      name: 'look',
      ...at(lookPath),
      schema: withMembers(lookSchema, lookMembers),
      usual: partOf(look, [...names]),
    }),
  ];
}

const lookMembers = [
  'ui:widget',
  'ui:options',
  'ui:autocomplete',
  'ui:inputMode',
  'ui:autofocus',
  'ui:readonly',
  'ui:disabled',
  'ui:hidden',
  'ui:about',
  'ui:lookup',
];

const definitionIn = ({ definitions }: JsonObject): JsonObject =>
  isJsonObject(definitions) && isJsonObject(definitions.field) ? definitions.field : {};

function rulesSchema(field: JsonObject, meta: JsonObject, scope: Scope): JsonObject {
  const definitions = isJsonObject(meta.definitions) ? meta.definitions : {};
  const whole = isJsonObject(definitions.field) ? definitions.field : {};
  const members = [...ofAll, ...(ofType[String(field.type)] ?? []), ...compared];
  const { if: _if, then: _then, ...rules } = withMembers(whole, members);
  // What stands in it beside these, as the fields of a group, is not taken away by a change.
  return ownSchema({ ...rules, additionalProperties: true }, meta, scope.names);
}

/** Whether a field must be answered: a name in the list `required` beside the fields that it is declared with. */
function requiredSections(
  scope: Scope,
  form: string,
  names: readonly string[],
  schema: Json | undefined,
): Section[] {
  const name = names.at(-1) ?? '';
  const declared = subSchemasOf(schema).find(
    ({ inCondition, address, path }) =>
      !inCondition && address.join('/') === names.join('/') && path.at(-1) === name,
  );
  if (!declared) return [];
  const group = declared.path.slice(0, -2);
  const at = placeOf(scope, form, ['schema', ...group]) ?? {
    file: `schemas/forms/${form}.json`,
    path: ['schema', ...group],
  };
  const path = [...at.path, 'required'];
  const file = ownFile(scope, at.file);
  const list =
    partOf(scope.own(file), path) ??
    (file === at.file ? undefined : partOf(scope.own(at.file), path));
  return [
    {
      ...{ name: 'required', file, path, schema: { type: 'boolean' } },
      value: Array.isArray(list) && list.includes(name),
      as: { kind: 'member', member: name },
    },
  ];
}

function placeOf(scope: Scope, form: string, path: Path) {
  const document = scope.view.forms.get(form);
  const found = document && writtenAt(scope, document, path);
  // A partner's change stands in the partner's own form, at the path of the whole form.
  return found && scope.partner === null ? found : undefined;
}

/** The fields of a form in the order in which they are shown. */
export function fieldList(scope: Scope, form: string, names: readonly string[]): EntryList[] {
  const document = scope.view.forms.get(form);
  const group = names.slice(0, -1);
  const order = partOf(document?.value.ui, [...group, 'ui:order']);
  if (!Array.isArray(order)) return [];
  const path = ['ui', ...group, 'ui:order'];
  const isPartners = scope.partner !== null;
  const at = isPartners
    ? { path, file: ownFile(scope, `schemas/forms/${form}.json`) }
    : placeOf(scope, form, path);
  if (!at) return [];
  return [
    {
      ...{ name: 'fields', file: at.file, path: at.path, addable: [] },
      ...(isPartners && { isByEntry: true }),
      entries: order.map((name) => ({
        label: String(name),
        thing: { kind: 'field', form, path: [...group, String(name)] },
      })),
      at: order.indexOf(names.at(-1) ?? ''),
    },
  ];
}
