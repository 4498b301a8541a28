import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface DraggedEntry {
  list: RefObject<HTMLOListElement | null>;
  /** Properties of the handle of an entry. */
  grip: (at: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  /** Class of an entry while one is dragged. */
  classOf: (at: number) => string;
}

/**
 * Dragging the entries of a list by mouse, pen or finger. Sixty lines instead of a package: rows of one list, and the
 * keys are those of the rows' buttons.
 */
export function useDraggedEntry(onMove: (from: number, to: number) => void): DraggedEntry {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const at = rows.findIndex(({ top, height }) => y < top + height / 2);
    return at < 0 ? rows.length : at;
  };
  return {
    list,
    grip: (at) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove: ({ clientY }) => {
        if (!drag) return;
        const place = placeAt(clientY);
        setDrag({ ...drag, to: place > drag.from ? place - 1 : place });
      },
      onPointerUp: () => {
        if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
    classOf: (at) => {
      if (!drag) return '';
      if (at === drag.from) return ' is-dragged';
      if (at !== drag.to) return '';
      return drag.to > drag.from ? ' is-before-drop' : ' is-after-drop';
    },
  };
}
