import type { Configuration, Facts, PartEntry } from '#config/configuration-types.ts';
import { useConfiguration, useFailingCondition } from '#config/facts-provider.tsx';

const none: readonly PartEntry[] = [];

/** Areas of a page with their parts, as its document says; none in what was published before there were documents. */
export const areasOf = (
  { manifest }: Configuration,
  page: string,
): Readonly<Record<string, readonly PartEntry[]>> => manifest.screens?.[page]?.areas ?? {};

/** Returns a function for the parts of an area of a page, in order: those whose conditions hold. */
export function usePageParts(
  page: string,
  subject?: Facts['subject'],
): (area: string) => readonly PartEntry[] {
  const areas = areasOf(useConfiguration(), page);
  const failing = useFailingCondition(subject);
  return (area) => (areas[area] ?? none).filter(({ requires }) => failing(requires) === null);
}
