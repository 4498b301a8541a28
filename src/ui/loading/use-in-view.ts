import { type RefObject, useEffect, useRef, useState } from 'react';

/** True from the moment at which a part comes near what is seen, and where nobody can tell. */
export function useInView<Part extends HTMLElement>(): {
  place: RefObject<Part | null>;
  isInView: boolean;
} {
  const place = useRef<Part>(null);
  const [isInView, setInView] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (!place.current || isInView || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInView]);
  return { place, isInView };
}
