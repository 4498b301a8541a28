import { useEffect } from 'react';
import { shownTime } from '#config/clock.ts';
import type { Configuration, Facts, PartEntry } from '#config/configuration-types.ts';
import { useConfiguration, useFailingCondition } from '#config/facts-provider.tsx';
import { isWithin, timesOf } from '#config/timed-parts.ts';
import { useMoment } from '#config/use-instant.ts';
import { partNamed } from './catalogue.ts';

const none: readonly PartEntry[] = [];

/** Areas of a page with their parts, as its document says. */
const areasOf = ({ manifest }: Configuration, page: string) =>
  manifest.screens?.[page]?.areas ?? {};

/** Returns a function for the parts of an area of a page, in order: those in their time whose conditions hold. */
export function usePageParts(
  page: string,
  subject?: Facts['subject'],
): (area: string) => readonly PartEntry[] {
  const areas = areasOf(useConfiguration(), page);
  const failing = useFailingCondition(subject);
  const moment = useMoment(timesOf(Object.values(areas).flat()));
  return (area) =>
    (areas[area] ?? none).filter(
      ({ requires, from, until }) => isWithin(from, until, moment) && failing(requires) === null,
    );
}

/** Starts loading the code of the parts of a page while its data is read. */
export function usePartsPrefetch(page: string): void {
  const configuration = useConfiguration();
  useEffect(() => {
    // A part whose code cannot be loaded says so where it stands.
    loadParts(configuration, page).catch(() => {});
  }, [configuration, page]);
}

/**
 * Loads the code of the parts that a page has at a moment (milliseconds since 1970; by default now) under all conditions;
 * that of the others is loaded when they are shown. Rejects when some of it cannot be loaded.
 */
export async function loadParts(
  configuration: Configuration,
  page: string,
  moment = shownTime(),
): Promise<void> {
  const entries = Object.values(areasOf(configuration, page)).flat();
  const always = entries.filter(
    ({ requires = [], from, until }) => requires.length === 0 && isWithin(from, until, moment),
  );
  await Promise.all(always.map(({ part }) => partNamed(part)?.load()));
}
