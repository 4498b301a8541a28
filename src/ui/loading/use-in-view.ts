import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once a part has come near the viewport, and always without `IntersectionObserver`. */
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
