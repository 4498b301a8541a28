import { useSyncExternalStore } from 'react';
import { storedText, storeText } from '#storage/browser-storage.ts';
import { useSession } from './session-context.ts';

/**
 * Shared by the customer's tabs, as the session is: who signed in with a provisional password. Stored, because only the
 * response of the login reports it and a reload or another tab would lose it; the session machine knows nothing of it.
 */
const KEY = 'lluerna.password-change-due';

/** Stands in for a storage that the browser forbids. */
let remembered: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  const stored = storedText('browser', KEY);
  return stored === undefined ? remembered : stored;
}

function write(userId: string | null): void {
  remembered = userId;
  storeText('browser', KEY, userId);
  for (const listen of listeners) listen();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The retailer wants this customer to choose a new password before anything else. */
export function requirePasswordChange(userId: string): void {
  write(userId);
}

/** The password was changed, or the session that began with a provisional one has ended. */
export function forgetPasswordChange(): void {
  if (read() !== null) write(null);
}

/** True while the customer of this session has to choose a new password. */
export function usePasswordChangeDue(): boolean {
  const userId = useSession(({ context }) => context.user?.id ?? null);
  const due = useSyncExternalStore(subscribe, read, () => null);
  return due !== null && due === userId;
}
