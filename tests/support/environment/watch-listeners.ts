/** Watches which listeners are added to a target; returns what removes those that are left, and watches no more. */
export function watchListeners(target: EventTarget): () => void {
  const { addEventListener } = target;
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    added.push(listener);
    addEventListener.apply(target, listener);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const listener of added) target.removeEventListener(...listener);
  };
}
