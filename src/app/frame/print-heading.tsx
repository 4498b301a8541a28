import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useMomentOfPrint } from '#config/use-moment-of-print.ts';
import { useFormats } from '#i18n/formats.ts';

/** Name of the brand and the moment of printing, at the top of what is printed; on a screen nothing. */
export function PrintHeading(): ReactElement | null {
  const { brand } = useFacts().settings;
  const { dateTime } = useFormats();
  const printed = useMomentOfPrint();
  if (printed === null) return null;
  return (
    <div className="print-heading">
      <strong translate="no">{brand.name}</strong>
      <p>{dateTime(printed)}</p>
    </div>
  );
}
