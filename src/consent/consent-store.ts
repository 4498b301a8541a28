import { storedText, storeText } from '#storage/browser-storage.ts';
import { type ConsentRecord, readRecord } from './consent-record.ts';

const KEY = 'lluerna.consent';

const listeners = new Set<() => void>();

/** The choice that the browser did not store, until the page is reloaded. */
let unstored: ConsentRecord | null = null;
let current: { stored: string | null; record: ConsentRecord | null } | null = null;

/** The choice of this browser, the same object until it changes; null for none and for a broken record. */
export function chosenConsent(): ConsentRecord | null {
  if (unstored) return unstored;
  const text = storedText('browser', KEY) ?? null;
  if (current?.stored !== text) current = { stored: text, record: readRecord(text) };
  return current?.record ?? null;
}

/** Stores a choice; without storage it lasts for this page only. */
export function chooseConsent(record: ConsentRecord): void {
  unstored = storeText('browser', KEY, JSON.stringify(record)) ? null : record;
  for (const listener of listeners) listener();
}

/** Whether the last choice could be stored. */
export const isConsentStored = (): boolean => unstored === null;

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== KEY && key !== null) return;
  unstored = null;
  for (const listener of listeners) listener();
};

/** Calls back at each choice, also of other tabs. Returns a function that stops it. */
export function onConsent(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
