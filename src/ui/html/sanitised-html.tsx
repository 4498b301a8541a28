import { type ReactElement, useMemo } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from '#ui/loading/use-code.ts';

/**
 * Text and the plainest tags without any attribute, which cannot do harm. Such HTML, the usual notice, is shown without
 * loading the sanitiser (12 kB).
 */
const HARMLESS_HTML =
  /^(?:[^<>&]|&(?:amp|lt|gt|quot|nbsp|#39);|<br>|<\/?(?:p|strong|em|b|i|ul|ol|li|h2|h3|h4)>)*$/;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): TrustedHTML };
}

/** Named in `trusted-types` of the Content-Security-Policy. Not every browser knows Trusted Types. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'bare-html',
  {
    createHTML: (html) => {
      if (HARMLESS_HTML.test(html)) return html;
      throw new TypeError('HTML with attributes must be sanitised');
    },
  },
);

/** Harmless HTML as the page takes it; null for any other. */
function bareHtml(html: string): string | TrustedHTML | null {
  if (!HARMLESS_HTML.test(html)) return null;
  return policy?.createHTML(html) ?? html;
}

const sanitiser = codeOf(() => import('./html-sanitiser.ts').then((module) => module.sanitise));

/** HTML that the retailer serves, sanitised; renders nothing until the sanitiser is loaded, if it is needed. */
export function SanitisedHtml({ html }: { html: string }): ReactElement | null {
  // The same object as long as the text is the same: React would write another one into the page again.
  const bare = useMemo(() => bareHtml(html), [html]);
  const { here: sanitise } = useCode(sanitiser, bare === null);
  const safe = useMemo(() => bare ?? sanitise?.(html) ?? '', [bare, sanitise, html]);
  if (String(safe) === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where served HTML is shown: sanitised, or of a closed list of bare tags
  return <div className="served-html" dangerouslySetInnerHTML={{ __html: safe }} />;
}
