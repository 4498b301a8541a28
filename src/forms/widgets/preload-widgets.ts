import type { CompiledForm } from '#config/configuration-types.ts';
import type { FieldGroup } from '#forms/groups/field-group.ts';
import { FieldLookup } from '#forms/theme/field-template.tsx';
import { FoldedGroup } from '#forms/theme/object-field-template.tsx';
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
    const { 'ui:groups': groups = [] } = part as { 'ui:groups'?: FieldGroup[] };
    if (groups.some(({ folded }) => folded)) parts.add(FoldedGroup);
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
