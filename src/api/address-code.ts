/** What was taken, for a screen that opens later than the address is cleaned, or asks twice. */
let taken: string | null = null;

/**
 * Removes the code of an activation link (`?code=…`) from the address at once and returns it, also when it was taken
 * before; null when there was none. Not for the return of an identity provider, whose code comes with a state.
 */
export function takeCodeFromAddress(): string | null {
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  if (code === null) return taken;
  taken = code.trim() || null;
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address);
  return taken;
}

/** Forgets the code: it was used, or its screen was left. */
export function forgetCodeOfAddress(): void {
  taken = null;
}
