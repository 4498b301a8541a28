import { type ReactElement, useMemo } from 'react';
import { clockChangesOf } from '#domain/consumption/clock-changes.ts';
import { uncomparedOf } from '#domain/consumption/compared-intervals.ts';
import { type Curve, endOf } from '#domain/consumption/consumption.ts';
import type { Comparison, TwoYears } from '#domain/consumption/consumption-before.ts';
import { doubtsOf, type Stretch } from '#domain/consumption/consumption-gaps.ts';
import type { PlottedCurve } from '#domain/consumption/plotted-curve.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useIntervalNames } from './interval-names.ts';

interface ConsumptionNotesProps {
  curve: Curve;
  plotted: PlottedCurve;
  /** How it compares with the year before, where that is shown. */
  compared: (Comparison & { years: TwoYears }) | undefined;
}

/** Stretches that a note names; of others it says how many there are. */
const NAMED = 3;

/** Notes on the figures: what was not read, is provisional or is not compared, changes of the clocks, and what is plotted. */
export function ConsumptionNotes({
  curve,
  plotted,
  compared,
}: ConsumptionNotesProps): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const names = useIntervalNames();
  const { resolution, winterHours } = curve;
  const { gaps, isBehind, provisionalFrom } = useMemo(() => doubtsOf(curve), [curve]);
  const uncompared = useMemo(
    () => (compared?.isEnough ? uncomparedOf(compared.years, compared, curve) : []),
    [compared, curve],
  );
  const named = (stretches: readonly Stretch[], by = resolution) => {
    const first = stretches.slice(0, NAMED).map((one) => names.stretch(one, by));
    const count = stretches.length - first.length;
    const written = first.join('; ');
    return count > 0 ? t('consumption.stretches.more', { stretches: written, count }) : written;
  };
  const notes = [
    gaps.count > 0 &&
      t(`consumption.gaps.${resolution}`, { count: gaps.count, stretches: named(gaps.stretches) }),
    isBehind && t('consumption.behind', { day: endOf(curve).day }),
    provisionalFrom && t('consumption.provisional', { date: date(provisionalFrom) }),
    uncompared.length > 0 &&
      t('consumption.uncompared', {
        stretches: named(uncompared, compared?.years.curve.resolution),
      }),
    ...clockChangesOf(plotted, winterHours).map(({ day, hour, kind }) =>
      t(`consumption.clock-change.${kind}`, { day, hours: t('consumption.hours', hour) }),
    ),
    plotted.resolution !== resolution && t(`consumption.drawn.${plotted.resolution}`),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <ul className="consumption-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
