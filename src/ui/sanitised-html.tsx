import { type ReactElement, useEffect, useState } from 'react';

/** HTML that the retailer serves, sanitised; nothing until the sanitiser is here. */
export function SanitisedHtml({ html }: { html: string }): ReactElement | null {
  const [safe, setSafe] = useState('');

  useEffect(() => {
    let current = true;
    import('./html-sanitiser.ts').then(
      ({ sanitise }) => current && setSafe(sanitise(html)),
      () => current && setSafe(''),
    );
    return () => {
      current = false;
    };
  }, [html]);

  if (safe === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where served HTML is shown, after the sanitiser
  return <div className="served-html" dangerouslySetInnerHTML={{ __html: safe }} />;
}
