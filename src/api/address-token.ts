/** The token of a link such as `/?token=…`, taken out of the address before anything else can see it. */
export function takeTokenFromAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token || null;
}
