import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '#i18n/texts.ts';
import { TOUCH, useMedia } from '#ui/layout/use-media.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { CategoryAxis, ValueAxis, ValueLines } from './chart-axes.tsx';
import { ChartBars } from './chart-bars.tsx';
import type { ChartCanvasProps } from './chart-canvas.tsx';
import { type ChartData, type ChartKind, totalOf } from './chart-data.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartOutline } from './chart-outline.tsx';
import { ChartPatterns, seriesStyle } from './chart-patterns.tsx';
import { scaleOf } from './chart-scale.ts';
import { ChartShade } from './chart-shade.tsx';
import { ChartValue } from './chart-value.tsx';
import { useSeen } from './use-seen.ts';

const ChartCanvas = lazyPart(() =>
  import('./chart-canvas.tsx').then((module) => module.ChartCanvas),
);

/** Loads the code of a chart of steps before the press that leads to one acts. */
export const prefetchSteps = ChartCanvas.prefetch;

export interface ChartPlotProps extends ChartData {
  kind: ChartKind;
  isStacked: boolean;
  /** Called with the place of a category that is pressed. */
  onSelect?: (index: number) => void;
}

/** The chart with its axes and its key. Pointer and arrow keys move through the categories; the value of each is announced. */
export function ChartPlot(props: ChartPlotProps): ReactElement {
  const { label, kind, isStacked, categories, series, beside, formatRound, unit, marks, onSelect } =
    props;
  const { t } = useTexts();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useMedia(TOUCH);
  const acts = useRef(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const scale = useMemo(() => scaleOf({ series, beside, isStacked }), [series, beside, isStacked]);
  const count = categories.length;
  const last = count - 1;
  const current = chosen === null ? null : Math.min(chosen, last);
  // A slider has a value from the start: the last one.
  const at = current ?? last;
  const read = useRead(props, at);

  const follow = (event: PointerEvent) =>
    setChosen(categoryAt(place.current, event.clientX, count));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => setChosen(Math.max(0, at - 1)),
    ArrowRight: () => setChosen(Math.min(last, at + 1)),
    Home: () => setChosen(0),
    End: () => setChosen(last),
    Escape: () => setChosen(null),
    Enter: () => onSelect?.(at),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (event.key === 'Escape' && current === null)) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <p className="chart-top" aria-hidden="true">
        <span>{unit}</span>
        <span className="chart-hint">{t(`common.chart.${isTouched ? 'touch-hint' : 'hint'}`)}</span>
      </p>
      <div className="chart-frame">
        <ValueAxis {...{ scale, formatRound }} />
        <div className="chart-place">
          <ValueLines scale={scale} />
          <div
            ref={place}
            className="chart-plot"
            // A browser's translation would insert HTML elements into the SVG, which does not show them.
            translate="no"
            data-kind={kind}
            data-clickable={onSelect ? true : undefined}
            style={seriesStyle(id, series)}
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at}
            aria-valuetext={read}
            onKeyDown={press}
            onPointerDown={(event) => {
              // A first touch reads the value, a second one of the same acts.
              const touched = categoryAt(place.current, event.clientX, count);
              acts.current = event.pointerType !== 'touch' || touched === current;
              follow(event);
            }}
            onPointerMove={follow}
            // What a finger touched stays to be read when it is lifted.
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setChosen(null)}
            onClick={() => acts.current && current !== null && onSelect?.(current)}
          >
            {current !== null && (
              <div
                className="chart-mark"
                style={{ left: `${(100 * current) / count}%`, width: `${100 / count}%` }}
              />
            )}
            {beside && <ChartOutline series={beside} {...{ kind, scale }} />}
            <ChartPatterns {...{ id, series }} />
            {kind === 'bar' && <ChartBars {...{ id, marks, isStacked, count, scale, series }} />}
            {kind === 'steps' && <ChartSteps {...{ place, isStacked, count, scale, series }} />}
            {marks && <ChartShade {...{ id, marks, kind, count }} />}
            {beside && kind === 'steps' && (
              <ChartOutline series={beside} isOver {...{ kind, scale }} />
            )}
          </div>
          {current !== null && <ChartValue {...props} at={current} />}
        </div>
        <CategoryAxis {...{ categories, kind, place }} />
      </div>
      <ChartKey {...{ series, beside, marks }} />
    </>
  );
}

/**
 * The steps, once they are seen. Their library is the heaviest of all: on a phone, where they may never be seen, it is not
 * loaded earlier. Without `IntersectionObserver` there is the table.
 */
function ChartSteps({
  place,
  ...canvas
}: ChartCanvasProps & { place: RefObject<HTMLElement | null> }): ReactElement | null {
  return useSeen(place, ChartCanvas.prefetch) ? <ChartCanvas {...canvas} /> : null;
}

type Read = Pick<ChartData, 'categories' | 'series' | 'beside' | 'format'>;

/** A category in words, for a screen reader: what it comes to, and what it is compared with. */
function useRead({ categories, series, beside, format }: Read, at: number): string {
  const { t } = useTexts();
  const total = totalOf(series, at);
  const compared = beside?.values[at] ?? null;
  const named = {
    category: categories[at]?.long ?? '',
    value: total === null ? '' : format(total),
  };
  const value = t(total === null ? 'common.chart.no-value' : 'common.chart.value', named);
  if (compared === null) return value;
  return t('common.chart.beside', { value, name: beside?.name ?? '', compared: format(compared) });
}

/** The category below a place of the pointer. */
function categoryAt(plot: HTMLElement | null, x: number, count: number): number | null {
  const area = plot?.getBoundingClientRect();
  if (!area || area.width === 0) return null;
  const index = Math.floor(((x - area.left) / area.width) * count);
  return Math.max(0, Math.min(count - 1, index));
}
