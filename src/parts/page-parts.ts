import { shownTime } from '#config/clock.ts';
import type { Facts, PartEntry, ScreenDocument } from '#config/configuration-types.ts';
import { useConfiguration, useFailingCondition } from '#config/facts-provider.tsx';
import { isWithin, timesOf } from '#config/timed-parts.ts';
import { useMoment } from '#config/use-instant.ts';
import { partNamed } from './catalogue.ts';

const none: readonly PartEntry[] = [];

/** Returns a function for the parts of an area of a page, in order: those in their time whose conditions hold. */
export function usePageParts(
  page: string,
  subject?: Facts['subject'],
): (area: string) => readonly PartEntry[] {
  const areas = useConfiguration().manifest.screens?.[page]?.areas ?? {};
  const failing = useFailingCondition(subject);
  const moment = useMoment(timesOf(Object.values(areas).flat()));
  return (area) =>
    (areas[area] ?? none).filter(
      ({ requires, from, until }) => isWithin(from, until, moment) && failing(requires) === null,
    );
}

/**
 * Loads the code of the parts that a page has at a moment (milliseconds since 1970; by default now) under all conditions;
 * that of the others is loaded when they are shown. Rejects when some of it cannot be loaded.
 */
export async function loadParts({ areas }: ScreenDocument, moment = shownTime()): Promise<void> {
  const entries = Object.values(areas).flat();
  const always = entries.filter(
    ({ requires = [], from, until }) => requires.length === 0 && isWithin(from, until, moment),
  );
  await Promise.all(always.map(({ part }) => partNamed(part)?.load()));
}
