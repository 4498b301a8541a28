import { type ReactElement, useMemo } from 'react';
import type { Curve, Resolution } from '#domain/consumption/consumption.ts';
import { doubtsOf } from '#domain/consumption/consumption-sums.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface ConsumptionNotesProps {
  curve: Curve;
  /** Length of the intervals that are drawn. */
  drawnAs: Resolution;
}

/** What one should know of the figures: what is missing, what may change, what is drawn together. */
export function ConsumptionNotes({ curve, drawnAs }: ConsumptionNotesProps): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const { resolution } = curve;
  const { gaps, provisionalFrom } = useMemo(() => doubtsOf(curve), [curve]);
  const notes = [
    gaps > 0 && t(`consumption.gaps.${resolution}`, { count: gaps }),
    provisionalFrom && t('consumption.provisional', { date: date(provisionalFrom) }),
    drawnAs !== resolution && t(`consumption.drawn.${drawnAs}`),
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
