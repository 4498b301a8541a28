import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/**
 * Makes the page of jsdom a new one for the next file of tests: its document, address and storages, what a test put in
 * place of something, and the modules of the portal with their states. Packages stay loaded.
 */
export function resetPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  configure({ asyncUtilTimeout: 1000 });
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
  vi.resetModules();
}
