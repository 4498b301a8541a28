import type { Facts } from '#config/configuration-types.ts';
import type { FindOpenRoute } from '#config/open-routes.ts';
import { pathTo } from '#i18n/paths.ts';

const newCustomerRoutes = ['contracting-dual', 'contracting-electricity', 'contracting-gas'];

/**
 * Where a customer lands after signing in: the invoices with a home of type `dashboard`, else the route of the
 * setting `homepage`; the contracts when that one has no address of its own now.
 * A customer who is new to the retailer lands at the first contracting that is open.
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
    const leadsBack = id === 'home' && home.type !== 'tabs';
    if (route?.address && route.access !== 'public' && !leadsBack) return route.address;
  }
  return pathTo(language, 'contracts', { contractType: features.displayTypes[0] ?? 'electricity' });
}
