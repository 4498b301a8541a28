import type { SessionUser } from '#domain/customer/session.ts';

function jsonOfPart(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The user in a JWT, or null when it is no token of the retailer. Only the retailer checks the signature. */
export function userOf(token: string): SessionUser | null {
  try {
    const claims = jsonOfPart(token.split('.')[1] ?? '') as Record<string, unknown>;
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
