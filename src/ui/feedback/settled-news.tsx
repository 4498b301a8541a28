import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** Milliseconds without a further change until a change counts as settled. */
const REST_MS = 500;

interface SettledNewsProps {
  /** False while something that the news are about is being read. */
  isSettled: boolean;
  children: ReactNode;
}

/**
 * Announces once to a screen reader what a part of the page says after a change, when that has settled: the text of the
 * elements with `data-news` in it. What it says at first is not announced (WCAG 2.2, 4.1.3).
 */
export function SettledNews({ isSettled, children }: SettledNewsProps): ReactElement {
  const { part, news } = useNewsOfPart(isSettled);
  return (
    <div ref={part} className="settled-news">
      {children}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}

/** Returns the ref of a part, and its news once they have settled. */
function useNewsOfPart(isSettled: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const known = useRef('');
  const [news, announce] = useState('');
  // After each render: the text may come from any component in it.
  useEffect(() => {
    if (!isSettled) return;
    if (!known.current) known.current = newsOf(part.current);
    const timer = setTimeout(() => {
      const text = newsOf(part.current);
      if (!text || text === known.current) return;
      known.current = text;
      announce(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  return { part, news };
}

function newsOf(part: HTMLElement | null): string {
  const said = [...(part?.querySelectorAll('[data-news]') ?? [])];
  return said
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}
