import type { Facts } from '#config/configuration-types.ts';
import type { FindOpenRoute } from '#config/open-routes.ts';
import { pathTo } from '#i18n/paths.ts';

const forNewCustomers = ['contracting-dual', 'contracting-electricity', 'contracting-gas'];

/**
 * Where a signed-in customer arrives: the invoices with a home of type `dashboard`, else the route of the
 * setting `homepage`; the contracts when that one has no place of its own now.
 * Somebody whom the retailer does not know yet arrives at the first contracting that is open.
 */
export function landingAddress(
  { settings, session }: Facts,
  find: FindOpenRoute,
  language: string,
): string {
  const { home, homepage, features } = settings;
  const usual = [home.type === 'dashboard' ? 'invoices' : homepage, homepage, 'contracts'];
  const wished = session.newCustomer ? [...forNewCustomers, ...usual] : usual;
  for (const id of wished) {
    const route = find(id);
    const leadsBack = id === 'home' && home.type !== 'tabs';
    if (route?.address && route.access !== 'public' && !leadsBack) return route.address;
  }
  return pathTo(language, 'contracts', { contractType: features.displayTypes[0] ?? 'electricity' });
}
