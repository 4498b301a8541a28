import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactElement, useEffect, useRef } from 'react';
import { type ComboboxListProps, optionProps } from './combobox-list.tsx';

const ROW = 44;
const MORE_ROWS = 8;

/** A long list: only the options in sight, and the active one, are in the page. */
export function ComboboxLongList(props: ComboboxListProps): ReactElement {
  const { id, labelledBy, choices, active } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: choices.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: MORE_ROWS,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])])].sort(
        (one, other) => one - other,
      ),
  });
  useRowInView(rows, active);
  return (
    <div ref={box} id={id} role="listbox" className="combobox-list" aria-labelledby={labelledBy}>
      <div role="presentation" className="combobox-rows" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start}px)` }}
            {...optionProps(props, index)}
          />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the active option, which may not be in the page. */
function useRowInView(rows: Virtualizer<HTMLDivElement, Element>, active: number): void {
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
  }, [active, rows]);
}
