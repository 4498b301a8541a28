import type { Fault } from '#tools/config/fault.ts';
import { isJsonObject, type Json } from '#tools/config/json-value.ts';
import type { LayeredDocument } from '#tools/config/layered-document.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { subSchemasOf } from '#tools/config/schema-fields.ts';
import { widgetAnswers } from '#tools/config/widget-answers.ts';

/** A widget gives answers of the type that its field has. */
export const widgetTypesRule: ViewRule = ({ view }) =>
  [...view.forms.values()].filter(({ readable }) => readable).flatMap(faultsOf);

function faultsOf(form: LayeredDocument): Fault[] {
  const types = typesByAddress(form.value.schema);
  const faults: Fault[] = [];
  const visit = (ui: Json | undefined, address: string[]) => {
    if (!isJsonObject(ui)) return;
    const place = () => form.place(['ui', ...address, 'ui:widget']);
    const widget = ui['ui:widget'];
    const type = types.get(address.join('/'));
    const name = address.at(-1);
    if (typeof widget === 'string' && type) {
      const fitting = Object.hasOwn(widgetAnswers, widget) ? widgetAnswers[widget] : null;
      if (fitting && !fitting.includes(type))
        faults.push({
          ...place(),
          what: `the widget "${widget}" cannot answer "${name}", which is of type ${type}`,
          mend: `give the field the type ${fitting.join(' or ')}, or use ${widgetsFor(type)}`,
        });
    } else if (widget === undefined && type === 'array')
      faults.push({
        ...place(),
        what: `no widget shows "${name}", which is a list`,
        mend: 'write "ui:widget": "files" for it, or make it a single answer',
      });
    for (const [key, inner] of Object.entries(ui))
      if (!key.startsWith('ui:')) visit(inner, [...address, key]);
  };
  visit(form.value.ui, []);
  return faults;
}

/** The type that a schema gives each field, wherever it stands. */
function typesByAddress(schema: Json | undefined): Map<string, string> {
  const types = new Map<string, string>();
  for (const { schema: field, address } of subSchemasOf(schema))
    if (typeof field.type === 'string') types.set(address.join('/'), field.type);
  return types;
}

function widgetsFor(type: string): string {
  const fitting = Object.entries(widgetAnswers).filter(([, types]) => types?.includes(type));
  return fitting.length > 0 ? fitting.map(([widget]) => `"${widget}"`).join(', ') : 'no widget';
}
