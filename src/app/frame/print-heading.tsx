import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFacts } from '#config/facts-provider.tsx';
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

/** The moment at which the page is being printed; null while it is not. */
function useMomentOfPrint(): string | null {
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    // The browser lays out the print as soon as all `beforeprint` listeners have run.
    const begin = () => flushSync(() => setPrinted(new Date().toISOString()));
    const end = () => setPrinted(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printed;
}
