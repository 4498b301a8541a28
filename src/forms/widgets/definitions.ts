import { usualWidget, type WidgetDefinition } from './widget-definition.ts';

const modules = import.meta.glob<Record<string, WidgetDefinition>>('./*/*-definition.ts', {
  eager: true,
});

/** The definition of every widget, by the name of its folder. */
export const definitions = byFolder(modules);

/** What each module of a widget exports, by the folder that it stands in: one thing each. */
export function byFolder<T>(found: Record<string, Record<string, T>>): Record<string, T> {
  const entries = Object.entries(found).map(([path, module]) => [
    path.split('/').at(-2),
    Object.values(module)[0],
  ]);
  return Object.fromEntries(entries);
}

/** The definition of the widget that shows a field: the one that its `ui:widget` names, else the usual one of its schema. */
export function definitionOf(widget: unknown, schema: object): WidgetDefinition | undefined {
  const name = typeof widget === 'string' ? widget : usualWidget(definitions, schema);
  return name === undefined ? undefined : definitions[name];
}
