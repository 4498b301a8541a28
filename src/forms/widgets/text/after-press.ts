/** What waits until the button of the mouse is up; null while none is down. */
let waiting: Set<() => void> | null = null;

function press(): void {
  waiting ??= new Set();
}

function release(): void {
  const acts = waiting ?? [];
  waiting = null;
  for (const act of acts) act();
}

// Optional: `addEventListener` does not exist while a page is prerendered.
globalThis.addEventListener?.('mousedown', press, true);
globalThis.addEventListener?.('mouseup', release, true);
globalThis.addEventListener?.('dragend', release, true);

/**
 * Does it now or, while a button of the mouse (or the finger that stands for it) is down, once it is up. What a field
 * shows or takes away when it is left moves the page: a click that begins on a button must not end beside it.
 */
export function afterPress(act: () => void): void {
  if (waiting) waiting.add(act);
  else act();
}
