/** The removed code, for a screen that mounts after the address was cleaned or reads the code twice. */
let taken: string | null = null;

/**
 * Removes the code of an activation link (`?code=…`) from the address at once and returns it, also when an earlier call
 * removed it; null when there was none. Not for the return of an identity provider, whose code has a `state` beside it.
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
