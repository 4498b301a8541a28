import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import { widgetOf } from '#tools/config/fields/field-widget.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

type Retention = NonNullable<WidgetDefinition['retention']>;

/**
 * Addresses of the fields of a form that no draft may keep, and of those that none may store. They follow from the
 * widget and, as an IBAN is one in any widget, from the format.
 */
export function privateFields({ schema, ui, draft }: JsonObject): {
  notInDrafts: string[];
  neverStored: string[];
} {
  const retained = (wanted: Retention) => {
    const addresses = subSchemasOf(schema).flatMap(({ schema: field, address, inCondition }) => {
      const path = address.filter((name) => name !== '*');
      const look = path.reduce<Json | undefined>(memberOf, ui);
      const names = [widgetOf(field, look), field.format];
      const isRetained = !inCondition && names.some((name) => retentionOf(name) === wanted);
      return isRetained ? [path.join('/')] : [];
    });
    return new Set(addresses.filter((address) => address !== ''));
  };
  const notInDrafts = retained('none');
  const never = memberOf(draft, 'never');
  const named = Array.isArray(never) ? never.map(String) : [];
  const neverStored = new Set([...notInDrafts, ...retained('memory'), ...named]);
  return { notInDrafts: [...notInDrafts], neverStored: [...neverStored] };
}

function retentionOf(name: Json | undefined): Retention | undefined {
  const known = typeof name === 'string' && Object.hasOwn(widgetDefinitions, name);
  return known ? widgetDefinitions[name]?.retention : undefined;
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
