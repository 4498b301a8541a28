/** Where a browser stores something: for this tab, or for all its tabs and visits. */
export type StoragePlace = 'tab' | 'browser';

/**
 * Uses a storage, which a browser may forbid (private windows, blocked cookies, a full store): then it returns
 * undefined, and the value lasts as long as the page. The only try and catch around storage: the API client, the theme
 * and the drafts share no other layer below them.
 */
export function tryStorage<T>(place: StoragePlace, use: (storage: Storage) => T): T | undefined {
  try {
    return use(place === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

/** The text stored under a key: null for none, undefined where the browser forbids it. */
export const storedText = (place: StoragePlace, key: string): string | null | undefined =>
  tryStorage(place, (storage) => storage.getItem(key));

/** True when something is stored under a key with a prefix. */
export const keepsAny = (place: StoragePlace, prefix: string): boolean =>
  tryStorage(place, (storage) => Object.keys(storage).some((key) => key.startsWith(prefix))) ??
  false;

/** The JSON value stored under a key: null for none and for a damaged one, undefined where the browser forbids it. */
export function storedValue(place: StoragePlace, key: string): unknown {
  const text = storedText(place, key);
  if (!text) return text === undefined ? undefined : null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a text under a key, or removes the key for null. Returns whether that succeeded. */
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
