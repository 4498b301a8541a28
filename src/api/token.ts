import type { SessionUser } from '#domain/session.ts';

function decoded(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Person a JWT speaks for, or null when it is no token of ours. The retailer checks the signature, not the browser. */
export function userOf(token: string): SessionUser | null {
  try {
    const claims = decoded(token.split('.')[1] ?? '') as Record<string, unknown>;
    const id = claims.user_id ?? claims.sub;
    if (id === undefined || typeof claims.exp !== 'number') return null;
    return {
      id: String(id),
      name: typeof claims.name === 'string' ? claims.name : '',
      vat: typeof claims.vat === 'string' ? claims.vat : '',
      readOnly: claims.read_only === true,
      endsAt: claims.exp * 1000,
    };
  } catch {
    return null;
  }
}
