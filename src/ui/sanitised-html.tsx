import { type ReactElement, useEffect, useState } from 'react';

/**
 * Text and the plainest tags without any attribute, which cannot do harm. Such HTML, the usual notice, is shown without
 * loading the sanitiser (12 kB).
 */
const HARMLESS_HTML =
  /^(?:[^<>&]|&(?:amp|lt|gt|quot|nbsp|#39);|<br>|<\/?(?:p|strong|em|b|i|ul|ol|li|h2|h3|h4)>)*$/;

const isHarmless = (html: string) => HARMLESS_HTML.test(html);

/** HTML that the retailer serves, sanitised; renders nothing until the sanitiser is loaded, if it is needed. */
export function SanitisedHtml({ html }: { html: string }): ReactElement | null {
  const [sanitised, setSanitised] = useState({ html: '', safe: '' });
  const needsSanitiser = !isHarmless(html);

  useEffect(() => {
    if (!needsSanitiser) return;
    let current = true;
    import('./html-sanitiser.ts').then(
      ({ sanitise }) => current && setSanitised({ html, safe: sanitise(html) }),
      (failure: unknown) => console.warn('Served HTML is not shown', failure),
    );
    return () => {
      current = false;
    };
  }, [html, needsSanitiser]);

  const safe = needsSanitiser ? (sanitised.html === html ? sanitised.safe : '') : html;
  if (safe === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where served HTML is shown: sanitised, or of a closed list of bare tags
  return <div className="served-html" dangerouslySetInnerHTML={{ __html: safe }} />;
}
