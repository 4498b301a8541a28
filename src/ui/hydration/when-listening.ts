import { isOfReact } from './browser-translation.ts';
import { LONGEST_WAIT_MS, pause } from './waiting.ts';

/** What the parts of a page have. */
const LISTENING = 'h1, h2, h3, p, a, button, input, select, textarea, summary';

/**
 * Resolves when React listens to the whole of a page that it hydrates, one part after another, or after the longest wait:
 * before that a part takes no change of what all of them show.
 */
export async function whenListening(root: HTMLElement): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  // Not all elements: extensions of the browser add some of their own. One that listens is not looked at again.
  const waiting = [...root.querySelectorAll(LISTENING)];
  for (let last = waiting.at(-1); last && performance.now() < end; last = waiting.at(-1)) {
    if (isOfReact(last) || !last.isConnected) waiting.pop();
    else await pause();
  }
  // React has prepared the last part, and commits it next.
  await pause();
}
