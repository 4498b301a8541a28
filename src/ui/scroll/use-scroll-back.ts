import { createContext, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation } from '#ui/address/use-address.ts';

/** Scroll position of each history entry when it was left, in pixels. */
const left = new Map<string, number>();

/** Data of a page may arrive as late as this, and restore its height. */
const PATIENCE_MS = 5000;

/** Events with which users scroll or interact themselves. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to a position as soon as the page is that high, unless the user scrolls or interacts first. */
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

/** True on a page to which the user returned by the history, and which is scrolled to where it was. */
export const HistoryReturnContext = createContext(false);

/**
 * Stores the scroll position of a page, and restores it on a return by the history. The browser cannot: it stores the
 * position when the skeleton of the next page is already rendered, and scrolls before the page is. Called where a page
 * is mounted. The router's `ScrollRestoration` scrolls only once, and to the top at each change of a filter.
 *
 * @returns the value of `HistoryReturnContext` for the page
 */
export function useScrollBack(): boolean {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const here = `${key} ${pathname}`;
  const [place] = useState(() => (type === 'POP' ? left.get(here) : undefined));
  const isWithin = place !== undefined || type !== 'POP';
  useEffect(() => (place === undefined ? undefined : scrollBackTo(place)), [place]);
  // Before the next page is rendered: the scroll that its height causes is not the position at which this one was left.
  useLayoutEffect(() => {
    const keep = () => left.set(here, window.scrollY);
    // After a reload the browser restores the position.
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
  return place !== undefined;
}
