type Field = HTMLInputElement | HTMLTextAreaElement;

/** True where somebody has put something into a field. */
const holdsTyped = (root: HTMLElement): boolean =>
  [...root.querySelectorAll<Field>('input, textarea')].some(
    (field) =>
      field.value !== field.defaultValue ||
      ('checked' in field && field.checked !== field.defaultChecked),
  );

/** A link that another page of the portal would take what was typed along with. */
const carries = (link: HTMLElement, root: HTMLElement): boolean =>
  link instanceof HTMLAnchorElement &&
  link.origin === location.origin &&
  link.target === '' &&
  holdsTyped(root);

/**
 * Holds what is pressed in a page whose buttons do nothing yet, and links once something was typed; gives what lets
 * them, which presses the last one again if it is still there. Other links lead on as ever.
 */
export function holdPresses(root: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const one = (event.target as Element).closest<HTMLElement>('button, a[href]');
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!one || !isPlain || (one.tagName === 'A' && !carries(one, root))) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = one;
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
