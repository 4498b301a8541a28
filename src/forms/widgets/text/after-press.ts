const waiting = new Set<() => void>();
let isPressed = false;

function release(): void {
  isPressed = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

// Optional: `addEventListener` does not exist while a page is prerendered.
globalThis.addEventListener?.('mousedown', () => (isPressed = true), true);
globalThis.addEventListener?.('mouseup', release, true);
globalThis.addEventListener?.('dragend', release, true);

/**
 * Does it now or, while a button of the mouse (or the finger that stands for it) is down, once it is up. What a field
 * shows or takes away when it is left moves the page: a click that begins on a button must not end beside it.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.add(act);
  else act();
}
