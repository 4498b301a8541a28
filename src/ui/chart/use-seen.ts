import { type RefObject, useEffect, useState } from 'react';

/** What the dock at the foot of the window covers cannot be seen. */
const dock = () => document.querySelector<HTMLElement>('.dock');

function isHalfSeen(part: HTMLElement): boolean {
  const { top, bottom, height } = part.getBoundingClientRect();
  const { innerHeight } = window;
  // On a low screen the dock stands at the end of the page.
  const foot = Math.min(innerHeight, dock()?.getBoundingClientRect().top ?? innerHeight);
  return Math.min(bottom, foot) - Math.max(top, 0) >= Math.min(height, foot) / 2;
}

/** True once half of a part was visible; never without `IntersectionObserver`. Calls `near` at the first scroll. */
export function useSeen(place: RefObject<HTMLElement | null>, near: () => void): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const part = place.current;
    if (!part || isSeen || !('IntersectionObserver' in window)) return;
    const look = () => isHalfSeen(part) && setSeen(true);
    const observer = new IntersectionObserver(look, { threshold: [0, 0.25, 0.5, 0.75, 1] });
    observer.observe(part);
    // A question that stood over it goes once it is answered.
    const resized = new ResizeObserver(look);
    const foot = dock();
    if (foot) resized.observe(foot);
    window.addEventListener('scroll', near, { once: true, passive: true });
    return () => {
      observer.disconnect();
      resized.disconnect();
      window.removeEventListener('scroll', near);
    };
  }, [place, isSeen, near]);
  return isSeen;
}
