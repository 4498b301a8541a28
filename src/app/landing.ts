import type { Facts } from '#config/configuration-types.ts';
import type { FindOpenRoute } from '#config/open-routes.ts';
import { pathTo } from '#i18n/paths.ts';

const newCustomerRoutes = ['contracting-dual', 'contracting-electricity', 'contracting-gas'];

/**
 * Address after signing in: the invoices for a home of type `dashboard`, else the route of the setting `homepage`, or
 * the contracts when that route is closed. A customer who is new to the retailer gets the first open contracting.
 */
export function landingAddress(
  { settings, session }: Facts,
  find: FindOpenRoute,
  language: string,
): string {
  const { home, homepage, features } = settings;
  const others = [home.type === 'dashboard' ? 'invoices' : homepage, homepage, 'contracts'];
  const candidates = session.newCustomer ? [...newCustomerRoutes, ...others] : others;
  for (const id of candidates) {
    const route = find(id);
    const isRedirect = id === 'home' && home.type !== 'tabs';
    if (route?.address && route.access !== 'public' && !isRedirect) return route.address;
  }
  return pathTo(language, 'contracts', { contractType: features.displayTypes[0] ?? 'electricity' });
}
