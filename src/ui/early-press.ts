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
    // Not while React is at work: what it finds pressed then, in a part that it has not taken over yet, is lost.
    setTimeout(() => {
      root.removeEventListener('click', hold, { capture: true });
      if (pressed?.isConnected) pressed.click();
    });
  };
}
