import type { Facts } from '#config/configuration-types.ts';
import type { FindOpenRoute } from '#config/open-routes.ts';
import type { Arrival } from '#domain/customer/sign-in.ts';
import { pathTo } from '#i18n/paths.ts';
import { ownAddress } from './own-address.ts';
import { hasOwnHome } from './own-home.ts';

/** Contracting by what is contracted, in the order in which they are offered to a new customer. */
const newCustomerRoutes = ['contracting-dual', 'contracting-electricity', 'contracting-gas'];

/**
 * Address after signing in: the invoices for a home of type `dashboard`, else the route of the setting `homepage`, or
 * the contracts when that route is closed. A customer who is new to the retailer gets the first open contracting.
 */
export function landingAddress(
  { settings, session }: Pick<Facts, 'settings'> & { session: { newCustomer: boolean } },
  find: FindOpenRoute,
  language: string,
): string {
  const { home, homepage, features } = settings;
  const contracting = session.newCustomer ? contractingAddress(find) : null;
  if (contracting) return contracting;
  for (const id of [home.type === 'dashboard' ? 'invoices' : homepage, homepage, 'contracts']) {
    const route = find(id);
    const isRedirect = id === 'loading' || (id === 'home' && !hasOwnHome(settings));
    if (route?.address && route.access !== 'public' && !isRedirect) return route.address;
  }
  return pathTo(language, 'contracts', { contractType: features.displayTypes[0] ?? 'electricity' });
}

/** Address of the first contracting that is open: dual, else electricity, else gas; null when none is. */
function contractingAddress(find: FindOpenRoute): string | null {
  for (const id of newCustomerRoutes) {
    const address = find(id)?.address;
    if (address) return address;
  }
  return null;
}

/**
 * Address after signing in at the identity provider (customer area, section 2): a customer who is new or has a
 * promotional code is redirected to the first open contracting, others to the requested page or to the landing page.
 */
export function arrivalAddress(
  { session, aim }: Arrival,
  { facts, find, language }: { facts: Facts; find: FindOpenRoute; language: string },
): string {
  const code = aim?.promotionalCode ?? null;
  const isNew = session.provider?.isNewCustomer ?? false;
  const contracting = isNew || code !== null ? contractingAddress(find) : null;
  if (contracting) {
    return code === null ? contracting : `${contracting}?promocode=${encodeURIComponent(code)}`;
  }
  const wanted = ownAddress(aim?.redirect ?? null, window.location.origin);
  return (
    wanted ??
    landingAddress({ settings: facts.settings, session: { newCustomer: false } }, find, language)
  );
}
