import { useIdentityProvider } from '#actors/identity-provider.ts';
import { useSignInActor } from '#actors/sign-in-context.ts';
import { storedAim } from '#api/openid-journey.ts';
import type { SignInAim } from '#domain/customer/sign-in.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useLocation } from '#ui/address/use-address.ts';

/** Goes to the identity provider; null where there is none. */
export function useProviderSignIn(): (() => void) | null {
  const provider = useIdentityProvider();
  const signIn = useSignInActor();
  const here = useLocation();
  const pathTo = usePathTo();
  if (!provider) return null;
  const entrances = [pathTo('login'), '/connect'];
  return () => signIn.send({ type: 'signInAtProvider', provider, aim: aimOf(here, entrances) });
}

/** What the page was opened for: itself, or what its address names where it is only an entrance. */
function aimOf(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  entrances: readonly string[],
): SignInAim {
  const query = new URLSearchParams(search);
  const isEntrance = entrances.includes(pathname);
  const redirect = isEntrance ? query.get('redirect') : pathname + search + hash;
  const stored = isEntrance && redirect === null ? storedAim() : null;
  const inRedirect = new URLSearchParams(redirect?.split(/[?#]/)[1] ?? '').get('promocode');
  const promotionalCode = query.get('promocode') ?? inRedirect ?? stored?.promotionalCode ?? null;
  return { redirect: redirect ?? stored?.redirect ?? null, promotionalCode };
}
