/** Id of the box to answer a request. */
export const ANSWER = 'request-answer';

/** Puts the focus into the box to answer; one that is still on its way gets it when it comes, unless it went elsewhere. */
export function focusAnswer({ currentTarget: button }: { currentTarget: HTMLElement }): void {
  const box = document.getElementById(ANSWER);
  if (!box) return;
  box.scrollIntoView?.({ block: 'center' });
  const focus = () => {
    const field = box.querySelector('textarea');
    field?.focus();
    return field !== null;
  };
  if (focus()) return;
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== button || focus()) arrival.disconnect();
  });
  arrival.observe(box, { childList: true, subtree: true });
}
