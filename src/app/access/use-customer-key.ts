import { useState } from 'react';

/**
 * A React key that changes when another customer signs in, as mounted components would retain data and input of the
 * previous customer even after the cache is cleared. It is unchanged when a visitor signs in or a customer signs out.
 */
export function useCustomerKey(userId: string | null): number {
  const [shown, setShown] = useState({ userId, key: 0 });
  if (userId === null || userId === shown.userId) return shown.key;
  const next = { userId, key: shown.userId === null ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}
