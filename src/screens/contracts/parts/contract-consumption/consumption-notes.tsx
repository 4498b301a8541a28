import { type ReactElement, useMemo } from 'react';
import type { Curve, Resolution } from '#domain/consumption/consumption.ts';
import { doubtsOf } from '#domain/consumption/consumption-sums.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface ConsumptionNotesProps {
  curve: Curve;
  /** Length of the plotted intervals. */
  plottedResolution: Resolution;
}

/** Notes on the figures: missing readings, provisional readings, and the resolution of the plot. */
export function ConsumptionNotes({
  curve,
  plottedResolution,
}: ConsumptionNotesProps): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const { resolution } = curve;
  const { gaps, provisionalFrom } = useMemo(() => doubtsOf(curve), [curve]);
  const notes = [
    gaps > 0 && t(`consumption.gaps.${resolution}`, { count: gaps }),
    provisionalFrom && t('consumption.provisional', { date: date(provisionalFrom) }),
    plottedResolution !== resolution && t(`consumption.drawn.${plottedResolution}`),
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
