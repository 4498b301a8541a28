import { useSyncExternalStore } from 'react';
import { storedLanguage } from '#api/session-cookies.ts';
import { isTranslated } from '#ui/hydration/browser-translation.ts';

const baseOf = (language: string) => language.split('-')[0];

/** The first language that the reader wants and the retailer offers; null where that is the one of the page. */
export function readerLanguage(
  wanted: readonly string[],
  { language, offered }: { language: string; offered: readonly string[] },
): string | null {
  for (const one of wanted) {
    const isSame = (other: string) => baseOf(other) === baseOf(one);
    if (isSame(language)) return null;
    const found = offered.find(isSame);
    if (found) return found;
  }
  return null;
}

/** The language into which the browser translates the page, or else those of the browser while none was chosen here. */
function wantedLanguages(): string {
  if (isTranslated()) return document.documentElement.lang;
  return storedLanguage() === null ? navigator.languages.join() : '';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
  return () => observer.disconnect();
}

/** The language on offer in which the reader would rather read the page; null for none. */
export function useReaderLanguage(page: {
  language: string;
  offered: readonly string[];
}): string | null {
  const wanted = useSyncExternalStore(subscribe, wantedLanguages, () => '');
  return readerLanguage(wanted.split(','), page);
}
