import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '#i18n/texts.ts';
import { TOUCH, useMedia } from '#ui/layout/use-media.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { type ChartData, type ChartKind, totalOf } from './chart-data.ts';
import { useSeen } from './use-seen.ts';

const ChartCanvas = lazyPart(() =>
  import('./chart-canvas.tsx').then((module) => module.ChartCanvas),
);

export interface ChartPlotProps extends ChartData {
  kind: ChartKind;
  isStacked: boolean;
  /** Called with the place of a category that is pressed. */
  onSelect?: (index: number) => void;
}

/** The chart with its legend. Pointer and arrow keys move through the categories; the value of each is announced. */
export function ChartPlot({
  label,
  kind,
  isStacked,
  categories,
  series,
  beside,
  format,
  formatRound,
  ticks,
  onSelect,
}: ChartPlotProps): ReactElement {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useMedia(TOUCH);
  const acts = useRef(false);
  // Its library is the heaviest of all: on a phone, where the chart may never be seen, it is not loaded earlier.
  // Without `IntersectionObserver` there is the table.
  const isSeen = useSeen(place, ChartCanvas.prefetch);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = categories.length - 1;
  const current = chosen === null ? null : Math.min(chosen, last);
  const mark = useMark(place, current, categories.length);
  // A slider has a value from the start: the last one.
  const at = current ?? last;
  const { read, values, compared } = useValues({ categories, series, beside, format }, at);
  const isChosen = current !== null;

  const follow = (event: PointerEvent) =>
    setChosen(categoryAt(place.current, event.clientX, categories.length));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => setChosen(Math.max(0, at - 1)),
    ArrowRight: () => setChosen(Math.min(last, at + 1)),
    Home: () => setChosen(0),
    End: () => setChosen(last),
    Enter: () => onSelect?.(at),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <p className="chart-value" aria-hidden="true">
        {isChosen ? read : t(`common.chart.${isTouched ? 'touch-hint' : 'hint'}`)}
      </p>
      <div
        ref={place}
        className="chart-plot"
        // A browser's translation would insert HTML elements into the SVG, which does not show them.
        translate="no"
        data-clickable={onSelect ? true : undefined}
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
          const touched = categoryAt(place.current, event.clientX, categories.length);
          acts.current = event.pointerType !== 'touch' || touched === current;
          follow(event);
        }}
        onPointerMove={follow}
        // What a finger touched stays to be read when it is lifted.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setChosen(null)}
        onClick={() => acts.current && current !== null && onSelect?.(current)}
      >
        <div ref={mark} className="chart-mark" />
        {isSeen && (
          <ChartCanvas {...{ kind, isStacked, categories, series, beside, formatRound, ticks }} />
        )}
      </div>
      {(series.length > 1 || beside) && (
        <ul className="chart-key">
          {beside && (
            <li data-series="beside">
              {beside.name}{' '}
              {isChosen && compared && <span className="chart-key-value">{compared}</span>}
            </li>
          )}
          {series.map(({ id, name }, index) => (
            <li key={id} data-series={index % 6} data-pattern={index}>
              {name}{' '}
              {isChosen && values[index] && (
                <span className="chart-key-value">{values[index]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Read = Pick<ChartData, 'categories' | 'series' | 'beside' | 'format'>;

/** The category at hand in words, and the value of each series there. */
function useValues(
  { categories, series, beside, format }: Read,
  at: number,
): { read: string; values: readonly string[]; compared: string } {
  const { t } = useTexts();
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format(value);
  const total = totalOf(series, at);
  const compared = written(beside?.values[at]);
  const named = { category: categories[at]?.long ?? '', value: written(total) };
  const value = t(total === null ? 'common.chart.no-value' : 'common.chart.value', named);
  const read = compared
    ? t('common.chart.beside', { value, name: beside?.name ?? '', compared })
    : value;
  return { read, values: series.map(({ values }) => written(values[at])), compared };
}

/** The area of the plot without its axes. */
const areaOf = (plot: HTMLElement | null) =>
  plot?.querySelector('.apexcharts-grid')?.getBoundingClientRect();

/** The category below a place of the pointer. */
function categoryAt(plot: HTMLElement | null, x: number, count: number): number | null {
  const area = areaOf(plot);
  if (!area || area.width === 0) return null;
  const index = Math.floor(((x - area.left) / area.width) * count);
  return Math.max(0, Math.min(count - 1, index));
}

/** Marks the current category behind the chart. */
function useMark(
  place: RefObject<HTMLDivElement | null>,
  current: number | null,
  count: number,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = areaOf(place.current);
    if (!mark.current || !place.current) return;
    mark.current.hidden = current === null || !area;
    if (current === null || !area) return;
    const width = area.width / count;
    const left = area.left - place.current.getBoundingClientRect().left + width * current;
    Object.assign(mark.current.style, { left: `${left}px`, width: `${width}px` });
  }, [place, current, count]);
  return mark;
}
