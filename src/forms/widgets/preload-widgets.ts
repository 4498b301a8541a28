import type { CompiledForm } from '#config/configuration-types.ts';
import { FieldLookup } from '#forms/theme/field-template.tsx';
import { widgets } from './registry.ts';

/** Widgets of types of answer that have one of their own. */
const usual: Record<string, string> = { number: 'number', integer: 'number', array: 'files' };

/** Fetches the code of a form's widgets and look-ups, so that its fields are shown at once. Rejects when some does not come. */
export async function preloadWidgets({ schema, ui }: CompiledForm): Promise<void> {
  const parts = new Set<unknown>();
  const note = (key: string, value: unknown) => {
    if (key === 'ui:lookup') parts.add(FieldLookup);
    const isName = key === 'ui:widget' || key === 'format';
    const name = key === 'type' ? usual[String(value)] : isName ? String(value) : undefined;
    if (name && Object.hasOwn(widgets, name)) parts.add(widgets[name]);
  };
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      note(key, value);
      walk(value);
    }
  };
  walk([schema, ui]);
  await Promise.all([...parts].map(preload));
}

async function preload(part: unknown): Promise<void> {
  const { preload: fetchCode } = part as { preload?: () => Promise<unknown> };
  await fetchCode?.();
}
