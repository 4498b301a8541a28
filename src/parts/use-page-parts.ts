import type { Facts } from '#config/configuration-types.ts';
import { useConfiguration, useFailingCondition } from '#config/facts-provider.tsx';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { isWithin, timesOf } from '#config/timed-parts.ts';
import { useMoment } from '#config/use-instant.ts';
import { useShownPage } from './shown-page.ts';

const none: readonly PartEntry[] = [];

/**
 * Returns a function for the parts of an area of a page, those in their time whose conditions hold: in order, those that
 * come first under their conditions (`first`) before the others.
 */
export function usePageParts(
  page: string,
  subject?: Facts['subject'],
): (area: string) => readonly PartEntry[] {
  const areas = useConfiguration().manifest.screens?.[page]?.areas ?? {};
  const failing = useFailingCondition(subject);
  const moment = useMoment(timesOf(Object.values(areas).flat()));
  useShownPage(page, subject, moment);
  return (area) => {
    const shown = (areas[area] ?? none).filter(
      ({ requires, from, until }) => isWithin(from, until, moment) && failing(requires) === null,
    );
    const isFirst = ({ first }: PartEntry) => first !== undefined && failing(first.when) === null;
    return shown.some(isFirst)
      ? [...shown.filter(isFirst), ...shown.filter((entry) => !isFirst(entry))]
      : shown;
  };
}
