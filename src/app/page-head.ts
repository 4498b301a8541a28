import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What only the written page of a search engine says (`tools/config/page-html.ts`). */
const OF_THE_PAGE =
  'link[rel=canonical], link[rel=alternate][hreflang], meta[name=description], meta[property^="og:"], script[type="application/ld+json"]';

/** Takes what a written page says of itself out of the head once the visitor went on to another, as it holds no more. */
export function useOwnHead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical || new URL(canonical.href).pathname === pathname) return;
    for (const element of document.querySelectorAll(OF_THE_PAGE)) element.remove();
  }, [pathname]);
}
