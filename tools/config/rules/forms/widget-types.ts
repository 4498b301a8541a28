import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { typesByAddress } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { either, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** A widget returns answers of its field's type, and stands where they are looked for. */
export const widgetTypesRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].filter(({ readable }) => readable).flatMap(diagnosticsOf);

function diagnosticsOf(form: LayeredDocument): Diagnostic[] {
  const types = typesByAddress(form.value.schema);
  const diagnostics: Diagnostic[] = [];
  const visit = (ui: Json | undefined, address: string[]) => {
    if (!isJsonObject(ui)) return;
    const place = () => form.place(['ui', ...address, 'ui:widget']);
    const widget = ui['ui:widget'];
    const type = types.get(address.join('/'));
    const name = address.at(-1);
    const { onlyFor } = definitionOf(widget) ?? {};
    if (onlyFor !== undefined && address.join('/') !== onlyFor)
      diagnostics.push({
        ...place(),
        what: sentence`the widget "${widget}" cannot show "${address.join('/')}": only the answer of a field "${onlyFor}" is read, and this one would not be sent`,
        fix: sentence`name the field "${onlyFor}", outside of any group, in schema, ui and texts`,
      });
    if (typeof widget === 'string' && type) {
      const fitting = answersOf(widget);
      if (fitting !== 'any' && !fitting.includes(type))
        diagnostics.push({
          ...place(),
          what: sentence`the widget "${widget}" cannot answer "${name}", which is of type ${type}`,
          fix: sentence`give the field the type ${either(fitting)}, or use ${widgetsFor(type)}`,
        });
    } else if (widget === undefined && type === 'array')
      diagnostics.push({
        ...place(),
        what: sentence`no widget shows "${name}", which is a list`,
        fix: sentence`write "ui:widget": "files" for it, or make it a single answer`,
      });
    for (const [key, inner] of Object.entries(ui))
      if (!key.startsWith('ui:')) visit(inner, [...address, key]);
  };
  visit(form.value.ui, []);
  return diagnostics;
}

function widgetsFor(type: string): string {
  const fitting = Object.keys(widgetDefinitions).filter((widget) => {
    const types = answersOf(widget);
    return types !== 'any' && types.includes(type);
  });
  return fitting.length > 0
    ? fitting.map((widget) => `"${widget}"`).join(', ')
    : sentence`no widget`;
}

/** Types of answer that a widget returns; `any` for an unknown widget, which another rule reports. */
function answersOf(widget: string): readonly string[] | 'any' {
  return definitionOf(widget)?.answers ?? 'any';
}

function definitionOf(widget: Json | undefined): WidgetDefinition | undefined {
  return typeof widget === 'string' && Object.hasOwn(widgetDefinitions, widget)
    ? widgetDefinitions[widget]
    : undefined;
}
