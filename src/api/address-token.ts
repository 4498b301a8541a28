/** The token of a link such as `/?token=…`, which is removed from the address; null when there is none. */
export function takeTokenFromAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token || null;
}
