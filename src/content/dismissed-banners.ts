const KEY = 'lluerna.banners';

/** What is known where the browser forbids to store anything: until the page is reloaded. */
const memory = new Set<string>();

/** Codes of the banners that were dismissed in this tab. */
function dismissedCodes(): string[] {
  try {
    const codes: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(codes) ? codes.map(String) : [];
  } catch {
    return [...memory];
  }
}

/** True for a banner that was dismissed in this visit. */
export const isDismissed = (code: string): boolean => dismissedCodes().includes(code);

/** Remembers for this visit, reloads of the page included, that a banner was dismissed. */
export function dismissBanner(code: string): void {
  memory.add(code);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...dismissedCodes(), code])]));
  } catch {
    // `memory` has it.
  }
}
