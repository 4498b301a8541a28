import { type ReactElement, type RefObject, useLayoutEffect, useState } from 'react';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import { axisNames } from './axis-names.ts';
import type { ChartCategory, ChartKind } from './chart-data.ts';
import { type ChartScale, shareOf } from './chart-scale.ts';

const percent = (share: number) => `${100 * share}%`;

interface ValueAxisProps {
  scale: ChartScale;
  formatRound: (value: number) => string;
}

/** The round values beside the chart. */
export function ValueAxis({ scale, formatRound }: ValueAxisProps): ReactElement {
  return (
    <div className="chart-ticks" aria-hidden="true">
      {[...scale.ticks].reverse().map((tick) => (
        <span key={tick}>{formatRound(tick)}</span>
      ))}
    </div>
  );
}

/** A quiet line for each of them, a clearer one for zero. */
export function ValueLines({ scale }: { scale: ChartScale }): ReactElement {
  return (
    <>
      {scale.ticks.map((tick) => (
        <div
          key={tick}
          className="chart-line"
          data-zero={tick === 0 || undefined}
          style={{ bottom: percent(shareOf(scale, tick)) }}
        />
      ))}
    </>
  );
}

interface CategoryAxisProps {
  categories: readonly ChartCategory[];
  kind: ChartKind;
  /** Where the categories are plotted: as wide as the axis. */
  place: RefObject<HTMLElement | null>;
}

/** The names below the chart, as many as fit. */
export function CategoryAxis({ categories, kind, place }: CategoryAxisProps): ReactElement {
  const isPhone = useMedia(PHONE);
  const room = useRoom(place, isPhone ? 30 : 80);
  const names = categories.map(({ short, narrow }) => (isPhone ? narrow : short));
  return (
    <div className="chart-names" data-kind={kind} aria-hidden="true">
      {axisNames(names, kind, room).map(({ place: share, name }) => (
        <span key={share} style={{ left: percent(share) }}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Width of a character of the page's typeface in its size, about. */
const CHARACTER = 0.52;

/** How many characters of the axis's size fit into a place, followed; the usual number while that is not known. */
function useRoom(place: RefObject<HTMLElement | null>, usual: number): number {
  const [room, setRoom] = useState(usual);
  useLayoutEffect(() => {
    const part = place.current;
    if (!part || !('ResizeObserver' in window)) return;
    const measure = () => {
      const axis = part.parentElement?.querySelector('.chart-names');
      const size = Number.parseFloat(getComputedStyle(axis ?? part).fontSize);
      if (part.clientWidth > 0) setRoom(Math.floor(part.clientWidth / (size * CHARACTER)));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(part);
    return () => resized.disconnect();
  }, [place]);
  return room;
}
