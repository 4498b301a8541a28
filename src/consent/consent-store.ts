import { storedText, storeText } from '#storage/browser-storage.ts';
import { type ConsentRecord, readRecord } from './consent-record.ts';

const KEY = 'lluerna.consent';

const listeners = new Set<() => void>();

/** The choice when the browser forbids storage, until the page is reloaded. */
let memory: ConsentRecord | null = null;
let isStorable = true;
let current: { stored: string | null; record: ConsentRecord | null } | null = null;

/** The choice of this browser, the same object until it changes; null for none and for a broken record. */
export function chosenConsent(): ConsentRecord | null {
  if (!isStorable) return memory;
  const text = storedText('browser', KEY) ?? null;
  if (current?.stored !== text) current = { stored: text, record: readRecord(text) };
  return current?.record ?? null;
}

/** Stores a choice; without storage it lasts for this page only. */
export function chooseConsent(record: ConsentRecord): void {
  memory = record;
  isStorable = storeText('browser', KEY, JSON.stringify(record));
  for (const listener of listeners) listener();
}

/** Whether the last choice could be stored. */
export const isConsentStored = (): boolean => isStorable;

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== KEY && key !== null) return;
  isStorable = true;
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
