import { useSession } from '#actors/session-context.ts';
import type { SessionUser } from '#domain/customer/session.ts';
import { looksLikeCompanyNif } from '#domain/identifiers/nif.ts';

/** Name by which a page greets who is signed in: a person by their first name, a company by its whole one; else empty. */
export function useGreeting(): string {
  return useSession(({ context }) => greetedAs(context.user));
}

function greetedAs(user: Pick<SessionUser, 'name' | 'vat'> | null): string {
  if (!user) return '';
  return looksLikeCompanyNif(user.vat) ? user.name : (user.name.split(' ')[0] ?? '');
}

/** True until it is known who is there: visitors and customers see different pages, and the wrong one would show first. */
export function useIsStarting(): boolean {
  return useSession((state) => state.matches('restoring') || state.matches('starting'));
}
