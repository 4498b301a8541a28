/** Class names that ad blockers hide; the bait is one empty pixel and loads nothing. */
const BAIT = 'bait adsbox ad-banner ads pub_300x250';

/** Milliseconds until an ad blocker has applied its rules. */
const DELAY_MS = 400;

/** Adds a bait and reports to `found` whether an ad blocker hides it. Returns a function that cancels. */
export function watchForBlocker(found: (isThere: boolean) => void): () => void {
  const bait = document.createElement('div');
  bait.className = BAIT;
  bait.ariaHidden = 'true';
  document.body.append(bait);
  const timer = setTimeout(() => {
    const { display, visibility } = getComputedStyle(bait);
    found(display === 'none' || visibility === 'hidden');
    bait.remove();
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    bait.remove();
  };
}
