import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What only the written page of a search engine says (`tools/config/pages/page-html.ts`). */
const OF_THE_PAGE =
  'link[rel=canonical], link[rel=alternate][hreflang], meta[name=description], meta[property^="og:"], script[type="application/ld+json"]';

/** What it says in its language: only address and alternates hold when the same page is read in another. */
const OF_THE_LANGUAGE =
  'meta[name=description], meta[property^="og:"], script[type="application/ld+json"]';

const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;
const remove = (selector: string) => {
  for (const element of document.querySelectorAll(selector)) element.remove();
};

/**
 * Keeps what a written page says of itself in the head as long as it is true. In another language the page is the one
 * that its alternate names: this becomes the canonical address, the alternates stay. On any other page all of it goes.
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
