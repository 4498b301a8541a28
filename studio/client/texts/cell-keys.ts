import type { KeyboardEvent } from 'react';
import type { Side } from './text-lines.ts';

/** A cell of the table: position of its line, and column. */
export interface CellAt {
  at: number;
  side: Side;
}

/** The cell that a box belongs to; null for anything else. */
export function cellOf(target: EventTarget): CellAt | null {
  const name = target instanceof HTMLTextAreaElement ? target.dataset.cell : undefined;
  const [at, side] = name?.split(' ') ?? [];
  return at === undefined ? null : { at: Number(at), side: side as Side };
}

/** Where a key leads to from a cell: lines up or down, or the other column. Null: the key is the box's own. */
export function cellMove(
  event: KeyboardEvent,
  side: Side,
): { by: -1 | 0 | 1; side: Side; caret: 'start' | 'end' } | null {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLTextAreaElement) || altKey || ctrlKey || metaKey) return null;
  // An editor of Chinese or Japanese takes Enter and arrows itself.
  if (shiftKey || event.nativeEvent.isComposing) return null;
  const { selectionStart, selectionEnd, value } = target;
  const isPoint = selectionStart === selectionEnd;
  const isAtStart = isPoint && selectionStart === 0;
  const isAtEnd = isPoint && selectionEnd === value.length;
  const isOneLine = isInOneLine(target);
  if (key === 'Enter') return { by: 1, side, caret: 'end' };
  if (key === 'ArrowUp' && (isOneLine || isAtStart)) return { by: -1, side, caret: 'end' };
  if (key === 'ArrowDown' && (isOneLine || isAtEnd)) return { by: 1, side, caret: 'start' };
  if (key === 'ArrowLeft' && isAtStart && side === 'to')
    return { by: 0, side: 'from', caret: 'end' };
  if (key === 'ArrowRight' && isAtEnd && side === 'from')
    return { by: 0, side: 'to', caret: 'start' };
  return null;
}

function isInOneLine(box: HTMLTextAreaElement): boolean {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
  const line = Number.parseFloat(lineHeight);
  const inner = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return !box.value.includes('\n') && !(inner > 1.5 * line);
}
