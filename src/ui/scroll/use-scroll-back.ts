import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each page of the history was left, in pixels. */
const left = new Map<string, number>();

/** What a page reads may come as late as this, and make it as high as it was. */
const PATIENCE_MS = 5000;

/** What people do who want to be somewhere else. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to a place as soon as the page is that high, unless somebody goes their own way first. */
function scrollBackTo(place: number): () => void {
  const grown = new ResizeObserver(go);
  const timer = setTimeout(end, PATIENCE_MS);
  function end() {
    grown.disconnect();
    clearTimeout(timer);
    for (const event of OWN_WAY) window.removeEventListener(event, end);
  }
  function go() {
    window.scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(window.scrollY - place) < 1) end();
  }
  for (const event of OWN_WAY) window.addEventListener(event, end, { passive: true });
  grown.observe(document.body);
  go();
  return end;
}

let isReturn = false;

/** True on a page to which somebody came back by the history, and which is scrolled to where it was. */
export const comesBack = (): boolean => isReturn;

/**
 * Keeps how far down a page is, and brings whoever comes back by the history there again. The browser cannot: it notes
 * the place when the skeleton of the next page stands there already, and scrolls before the page is drawn. Called where
 * a page is mounted. The router's `ScrollRestoration` scrolls only once, and to the top at each change of a filter.
 */
export function useScrollBack(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const here = `${key} ${pathname}`;
  const [place] = useState(() => (type === 'POP' ? left.get(here) : undefined));
  const isWithin = place !== undefined || type !== 'POP';
  useEffect(() => (place === undefined ? undefined : scrollBackTo(place)), [place]);
  // Before the next page is drawn: what it does to the height is not where this one was left.
  useLayoutEffect(() => {
    const keep = () => left.set(here, window.scrollY);
    // A page that is loaded anew is the browser's affair.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    if (isWithin) history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
      history.scrollRestoration = 'manual';
    };
  }, [here, isWithin]);
  // Before the heading takes the focus.
  useLayoutEffect(() => {
    isReturn = place !== undefined;
    return () => {
      isReturn = false;
    };
  }, [place]);
}
