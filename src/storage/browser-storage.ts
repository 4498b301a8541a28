/** Where a browser keeps something: for this tab, or for all its tabs and visits. */
export type StoragePlace = 'tab' | 'browser';

/**
 * Uses a storage, which a browser may forbid (private windows, blocked cookies, a full store): then undefined, and what
 * was to be kept lasts as long as the page. The only try and catch around storage: the API client, the look and the
 * drafts use it and have no other room below them in common.
 */
export function tryStorage<T>(place: StoragePlace, use: (storage: Storage) => T): T | undefined {
  try {
    return use(place === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

/** The text kept under a key: null for none, undefined where the browser forbids it. */
export const storedText = (place: StoragePlace, key: string): string | null | undefined =>
  tryStorage(place, (storage) => storage.getItem(key));

/** True where something is kept under a key with a prefix. */
export const keepsAny = (place: StoragePlace, prefix: string): boolean =>
  tryStorage(place, (storage) => Object.keys(storage).some((key) => key.startsWith(prefix))) ??
  false;

/** The JSON value kept under a key: null for none and for a damaged one, undefined where the browser forbids it. */
export function storedValue(place: StoragePlace, key: string): unknown {
  const text = storedText(place, key);
  if (!text) return text === undefined ? undefined : null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or with null removes what is there. True when that was done. */
export function storeText(place: StoragePlace, key: string, text: string | null): boolean {
  const isStored = tryStorage(place, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  return isStored ?? false;
}

/** Removes every key with a prefix that the test does not keep. */
export function removeStored(
  place: StoragePlace,
  prefix: string,
  isStored: (key: string) => boolean = () => false,
): void {
  tryStorage(place, (storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && !isStored(key)) storage.removeItem(key);
    }
  });
}
