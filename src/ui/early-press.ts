/**
 * Holds what is pressed in a page whose buttons do nothing yet; gives what lets them, which presses the last one again
 * if it is still there. Links lead on as ever.
 */
export function holdPresses(root: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  root.addEventListener('click', hold, { capture: true });
  return () => {
    root.removeEventListener('click', hold, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
