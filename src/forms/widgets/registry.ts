import type { RegistryWidgetsType, Widget } from '@rjsf/utils';
import { byFolder, definitions } from './definitions.ts';
import { usualWidget } from './widget-definition.ts';

const components = byFolder(
  import.meta.glob<Record<string, Widget>>('./*/*-widget.tsx', { eager: true }),
);

/** What `ui:widget` may name, each a folder of src/forms/widgets. A string field with a format of that name needs no widget. */
export const widgets: RegistryWidgetsType = {
  ...components,
  // RJSF looks it up by this name when a boolean names no widget.
  checkbox: components[usualWidget(definitions, { type: 'boolean' }) ?? ''] as Widget,
};
