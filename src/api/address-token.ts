/** Removes the token of a link such as `/?token=…` from the address and returns it; null when there is none. */
export function takeTokenFromAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token || null;
}
