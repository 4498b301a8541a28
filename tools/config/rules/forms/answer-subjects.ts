import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';
import { noSuchField } from '#tools/config/analysis/closest-name.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import { aboutIn } from '#tools/config/compile/compile-about.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { widgetOf } from '#tools/config/fields/field-widget.ts';
import { fieldsOf, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { SchemaView } from '#tools/config/sources/view.ts';

const ANSWERS = 'facts/subject/wizard/answers/';

/**
 * A consent or a file beside a person, an account or a supply says which of them it is about, so that it falls when that
 * changes; and what a field is about is an answer, of its form or of a step of a wizard.
 */
export const aboutRule: SchemaRule = ({ view }) => {
  const wizards = formsByWizard(view);
  return [...view.forms].flatMap(([name, form]) => {
    if (!form.readable) return [];
    const others = wizards.filter((steps) => steps.some(({ form: own }) => own === name)).flat();
    return [...undeclared(form, others, view), ...unknownAnswers(form)];
  });
};

/** A step of a wizard and its form. */
interface Step {
  id: string;
  form: string;
}

const formsByWizard = ({ wizards }: SchemaView): Step[][] =>
  [...wizards.values()].map(({ value: { steps } }) =>
    (Array.isArray(steps) ? steps : [])
      .filter(isJsonObject)
      .map(({ id, form }) => ({ id: String(id), form: String(form) })),
  );

const lookAt = (ui: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((part, name) => (isJsonObject(part) ? part[name] : undefined), ui);

interface KnownField {
  path: string[];
  look: Json | undefined;
  definitions: WidgetDefinition[];
}

/** The fields of a form with the definitions of their widget and of their format. */
function knownFields({ schema, ui }: JsonObject): KnownField[] {
  return subSchemasOf(schema).flatMap(({ schema: field, address, inCondition }) => {
    if (inCondition || address.length === 0 || address.includes('*')) return [];
    const look = lookAt(ui, address);
    const names = new Set([widgetOf(field, look), field.format].map(String));
    const definitions = [...names].flatMap((name) =>
      Object.hasOwn(widgetDefinitions, name) ? (widgetDefinitions[name] ?? []) : [],
    );
    return [{ path: address, look, definitions }];
  });
}

/** What kinds of fields are, and what they identify. */
const words = {
  'a consent': sentence`a consent`,
  files: sentence`files`,
  'a person': sentence`a person`,
  'an account': sentence`an account`,
  'a supply': sentence`a supply`,
};

function undeclared(
  form: ComposedDocument,
  steps: readonly Step[],
  { forms }: SchemaView,
): Diagnostic[] {
  const identified = [
    ...identifiersIn(form.value, ''),
    ...steps.flatMap(({ id, form: name }) => {
      const document = forms.get(name);
      if (document === form || !document?.readable) return [];
      return identifiersIn(document.value, `${ANSWERS}${id}/`);
    }),
  ];
  const [first] = identified;
  if (!first) return [];
  const seen = new Set<string>();
  return knownFields(form.value).flatMap(({ path, look, definitions }): Diagnostic[] => {
    const kind = definitions.find(({ speaksAs }) => speaksAs)?.speaksAs;
    const address = path.join('/');
    const isDeclared = isJsonObject(look) && look['ui:about'] !== undefined;
    if (!kind || isDeclared || seen.has(address)) return [];
    seen.add(address);
    const place = look === undefined ? fieldPlace(form, address) : ['ui', ...path];
    return [
      {
        ...form.place(place, 'key'),
        what: sentence`"${address}" is ${words[kind]} beside ${words[first.what]} ("${first.address}"), and does not say what it is about`,
        fix: sentence`write "ui:about": ["${first.address}"] in the ui of "${address}": it falls when that changes; [] if it is about no answer`,
      },
    ];
  });
}

const fieldPlace = (form: ComposedDocument, address: string) => [
  'schema',
  ...(fieldsOf(form.value.schema).get(address)?.path ?? []),
];

/** The fields that identify a person, an account or a supply, with the address by which another form names each. */
function identifiersIn(document: JsonObject, start: string) {
  return knownFields(document).flatMap(({ path, definitions }) => {
    const what = definitions.find(({ identifies }) => identifies)?.identifies;
    return what ? [{ what, address: start + path.join('/') }] : [];
  });
}

function unknownAnswers(form: ComposedDocument): Diagnostic[] {
  const fields = new Set(fieldsOf(form.value.schema).keys());
  return aboutIn(form.value.ui).flatMap(({ field, of }) =>
    of.flatMap(({ address, path }): Diagnostic[] => {
      const place = form.place(['ui', ...path]);
      if (address === field)
        return [
          {
            ...place,
            what: sentence`"${field}" is about itself`,
            fix: sentence`name another answer`,
          },
        ];
      if (address.startsWith(ANSWERS) || fields.has(address)) return [];
      const isFact = address.startsWith('facts/');
      const what = isFact ? sentence`"${address}" is no answer` : noSuchField(address, fields);
      const fix = sentence`name a field of the form, or ${ANSWERS}<step>/<field>`;
      return [{ ...place, what, fix }];
    }),
  );
}
