// Script of the page without connection. It stands alone: nothing of the portal's code may be there.

/** First wait before the server is asked again, and the longest, in milliseconds. */
const FIRST_WAIT = 4_000;
const LONGEST_WAIT = 30_000;

try {
  // As src/ui/layout/theme.ts stores it.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.bsTheme = theme;
} catch {
  // Without storage the page follows the system.
}

/** @param {number} wait */
function askAgain(wait) {
  setTimeout(async () => {
    try {
      const isHere =
        document.visibilityState === 'visible' &&
        (await fetch('/config/current.json', { cache: 'no-store' })).ok;
      if (isHere) return location.reload();
    } catch {
      // Still without connection.
    }
    askAgain(Math.min(2 * wait, LONGEST_WAIT));
  }, wait);
}

askAgain(FIRST_WAIT);
addEventListener('online', () => location.reload());
