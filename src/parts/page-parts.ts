import type { Facts, PartEntry, ScreenDocument } from '#config/configuration-types.ts';
import { useConfiguration, useFailingCondition } from '#config/facts-provider.tsx';
import { partNamed } from './catalogue.ts';

const none: readonly PartEntry[] = [];

/** Returns a function for the parts of an area of a page, in order: those whose conditions hold. */
export function usePageParts(
  page: string,
  subject?: Facts['subject'],
): (area: string) => readonly PartEntry[] {
  const areas = useConfiguration().manifest.screens?.[page]?.areas ?? {};
  const failing = useFailingCondition(subject);
  return (area) => (areas[area] ?? none).filter(({ requires }) => failing(requires) === null);
}

/**
 * Loads the code of the parts that a page has under all conditions; that of the others is loaded when they are shown.
 * Rejects when some of it cannot be loaded.
 */
export async function loadParts({ areas }: ScreenDocument): Promise<void> {
  const entries = Object.values(areas).flat();
  const always = entries.filter(({ requires = [] }) => requires.length === 0);
  await Promise.all(always.map(({ part }) => partNamed(part)?.load()));
}
