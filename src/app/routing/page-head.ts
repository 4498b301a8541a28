import { useEffect } from 'react';
import { useLocation } from '#ui/address/use-address.ts';

/** Head elements of the published page, for search engines (`tools/config/pages/page-html.ts`). */
const OF_THE_PAGE =
  'link[rel=canonical], link[rel=alternate][hreflang], meta[name=description], meta[property^="og:"], script[type="application/ld+json"]';

/** Those in the language of the page; only canonical address and alternates are valid in another language. */
const OF_THE_LANGUAGE =
  'meta[name=description], meta[property^="og:"], script[type="application/ld+json"]';

const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;
const remove = (selector: string) => {
  for (const element of document.querySelectorAll(selector)) element.remove();
};

/**
 * Removes these head elements when they are no longer true. In another language, the alternate of that language becomes
 * the canonical address and the alternates remain. On any other page all of them are removed.
 */
export function useOwnHead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical || pathOf(canonical) === pathname) return;
    const alternates = document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]');
    const here = [...alternates].find((alternate) => pathOf(alternate) === pathname);
    remove(here ? OF_THE_LANGUAGE : OF_THE_PAGE);
    if (here) canonical.href = here.href;
  }, [pathname]);
}
