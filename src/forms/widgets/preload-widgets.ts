import type { CompiledForm } from '#config/configuration-types.ts';
import { FieldLookup } from '#forms/theme/field-template.tsx';
import { definitions } from './definitions.ts';
import { widgets } from './registry.ts';
import { usualWidget } from './widget-definition.ts';

/** Fetches the code of a form's widgets and look-ups, so that its fields are shown at once. Rejects when some does not come. */
export async function preloadWidgets({ schema, ui }: CompiledForm): Promise<void> {
  const parts = new Set<unknown>();
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const { 'ui:widget': named, 'ui:lookup': lookup } = part as Record<string, unknown>;
    const name = named ?? usualWidget(definitions, part);
    if (lookup) parts.add(FieldLookup);
    if (typeof name === 'string') parts.add(widgets[name]);
    Object.values(part).forEach(walk);
  };
  walk([schema, ui]);
  await Promise.all([...parts].map(preload));
}

async function preload(part: unknown): Promise<void> {
  const { load } = (part ?? {}) as { load?: () => Promise<unknown> };
  await load?.();
}
