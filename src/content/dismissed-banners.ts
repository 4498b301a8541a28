import { storedValue, storeText } from '#storage/browser-storage.ts';

const KEY = 'lluerna.banners';

/** What is known where the browser forbids to store anything: until the page is reloaded. */
const memory = new Set<string>();

/** Codes of the banners that were dismissed in this tab. */
function dismissedCodes(): string[] {
  const codes = storedValue('tab', KEY);
  if (codes === undefined) return [...memory];
  return Array.isArray(codes) ? codes.map(String) : [];
}

/** True for a banner that was dismissed in this visit. */
export const isDismissed = (code: string): boolean => dismissedCodes().includes(code);

/** Remembers for this visit, reloads of the page included, that a banner was dismissed. */
export function dismissBanner(code: string): void {
  memory.add(code);
  storeText('tab', KEY, JSON.stringify([...new Set([...dismissedCodes(), code])]));
}
