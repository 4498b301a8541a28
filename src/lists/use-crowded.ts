import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks a table (`data-crowded`) whose columns do not fit its place, as with the text spacing of WCAG 2.2, 1.4.12: it then
 * shows cards. A media or container query knows the place, but not how wide the words are.
 */
export function useCrowded(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    const table = element?.querySelector('table');
    if (!element || !table || typeof ResizeObserver === 'undefined') return;
    let width = 0;
    const measure = () => {
      // Cards have no width of their own: only another place makes a table of them again.
      if (element.clientWidth !== width) element.removeAttribute('data-crowded');
      width = element.clientWidth;
      if (!element.hasAttribute('data-crowded'))
        element.toggleAttribute('data-crowded', table.offsetWidth > width + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [place]);
}
