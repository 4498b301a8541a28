import { vi } from 'vitest';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

/** A reload of the page: what was in memory is lost, what was stored stays. */
export function forgetMemory(): void {
  const storages = [localStorage, sessionStorage].map((one) => [one, { ...one }] as const);
  forgetWizards();
  for (const [storage, stored] of storages)
    for (const [key, value] of Object.entries(stored)) storage.setItem(key, String(value));
}

/** Everything stored of wizards in this browser, as text. */
export const storedText = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('lluerna.wizard.'))
    .map((key) => localStorage.getItem(key))
    .join('\n');

/** Web Locks, which Node and jsdom lack. Returns a function that takes a lock as another tab would. */
export function installLocks() {
  const retained = new Set<string>();
  const request = async (
    name: string,
    _options: unknown,
    use: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (retained.has(name)) return use(null);
    retained.add(name);
    await use({ name });
    retained.delete(name);
  };
  const locks = { value: { request }, configurable: true };
  if (globalThis.navigator) Object.defineProperty(navigator, 'locks', locks);
  else vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', locks));
  return {
    inAnotherTab: (run: string) => retained.add(`lluerna.wizard.${run}`),
    forget: () => retained.clear(),
  };
}
