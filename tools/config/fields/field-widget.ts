import { usualWidget } from '#forms/widgets/widget-definition.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/** Name of the widget of a field; a checkbox that need not be ticked is a plain answer, though it looks like a consent. */
export function widgetOf(field: JsonObject, look: Json | undefined): string | undefined {
  const named = isJsonObject(look) ? look['ui:widget'] : undefined;
  if (typeof named === 'string') return named;
  if (field.const === true) return usualWidget(widgetDefinitions, { type: 'boolean' });
  return field.type === 'boolean' ? undefined : usualWidget(widgetDefinitions, field);
}
