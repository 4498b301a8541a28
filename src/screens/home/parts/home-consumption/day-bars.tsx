import type { ReactElement } from 'react';
import '#ui/chart/chart-colours.scss';

/** Width and height of the chart, and the share of a day's slot that its bar takes. */
const [WIDTH, HEIGHT, SHARE] = [100, 24, 0.7];

/**
 * A bar for each day, null for one that was not read. It only repeats what the sentence beside it says, so that a screen
 * reader passes it by.
 */
export function DayBars({ values }: { values: readonly (number | null)[] }): ReactElement | null {
  const most = Math.max(...values.map((value) => value ?? 0));
  if (most <= 0 || values.length < 2) return null;
  const place = WIDTH / values.length;
  return (
    <svg
      className="overview-bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, nth) => {
        const height = ((value ?? 0) / most) * HEIGHT;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a day is what it is
            key={nth}
            x={nth * place + (place * (1 - SHARE)) / 2}
            y={HEIGHT - height}
            width={place * SHARE}
            height={height}
          />
        );
      })}
    </svg>
  );
}
