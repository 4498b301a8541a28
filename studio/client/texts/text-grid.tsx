import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type CellAt, cellMove, cellOf } from './cell-keys.ts';
import { type TextLine, textOf } from './text-lines.ts';
import { FileLine, TextRow } from './text-row.tsx';

interface TextGridProps {
  lines: readonly TextLine[];
  outdated: ReadonlyMap<string, string>;
  label: string;
  /** Names of the two columns. */
  heads: readonly [ReactNode, ReactNode];
  /** The line that has the focus; -1 for none. */
  active: number;
  onActive: (at: number) => void;
}

const FILE_LINE = 44;
const MORE_LINES = 6;

const keyOf = (line: TextLine | undefined) =>
  line?.kind === 'text' ? line.row.key : `file ${line?.file.name}`;

/** About how high a line is, in pixels, until it is measured. */
function heightOf(line: TextLine | undefined): number {
  if (line?.kind !== 'text') return FILE_LINE;
  const longest = Math.max(textOf(line.row.from).length, textOf(line.row.to).length);
  return 48 + 21 * Math.max(1, Math.ceil(longest / 70));
}

/** The lines of the table. Only those in sight, and the one with the focus, are in the page. */
export function TextGrid(props: TextGridProps): ReactElement {
  const { lines, outdated, label, heads, active, onActive } = props;
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<(CellAt & { caret: 'start' | 'end' }) | null>(null);
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => heightOf(lines[at]),
    getItemKey: (at) => keyOf(lines[at]),
    overscan: MORE_LINES,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])])]
        .filter((at) => at < lines.length)
        .sort((one, other) => one - other),
  });
  const focusWanted = () => {
    const { current: cell } = wanted;
    const target = cell && box.current?.querySelector(`[data-cell="${cell.at} ${cell.side}"]`);
    if (!(target instanceof HTMLTextAreaElement)) return;
    wanted.current = null;
    target.focus();
    const caret = cell?.caret === 'end' ? target.value.length : 0;
    target.setSelectionRange(caret, caret);
  };
  useEffect(focusWanted);
  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const move = cell && cellMove(event, cell.side);
    if (!cell || !move) return;
    event.preventDefault();
    let at = cell.at + move.by;
    while (lines[at]?.kind === 'file') at += move.by || 1;
    if (!lines[at]) return;
    wanted.current = { at, side: move.side, caret: move.caret };
    if (move.by !== 0) list.scrollToIndex(at);
    focusWanted();
  };
  return (
    <section className="texts-grid" aria-label={label}>
      <div className="texts-head">
        {heads[0]}
        {heads[1]}
      </div>
      <div ref={box} className="texts-rows">
        <ol style={{ height: list.getTotalSize() }} onKeyDown={press}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <li
                key={key}
                ref={list.measureElement}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                data-index={index}
                className={line.kind === 'file' ? 'text-row is-file' : 'text-row'}
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => onActive(index)}
              >
                {line.kind === 'file' ? (
                  <FileLine file={line.file} count={line.count} />
                ) : (
                  <TextRow
                    {...{ file: line.file, row: line.row }}
                    at={index}
                    was={outdated.get(line.row.key)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
