import { useState } from 'react';

/**
 * A React key that changes when another customer follows one: what is mounted keeps what it read and what was typed,
 * whatever was removed from the cache. It is the same for a visitor who signs in, and who leaves.
 */
export function useCustomerKey(userId: string | null): number {
  const [shown, setShown] = useState({ userId, key: 0 });
  if (userId === null || userId === shown.userId) return shown.key;
  const next = { userId, key: shown.userId === null ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}
