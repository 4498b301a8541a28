import type { Manifest } from '#config/configuration-types.ts';
import { rowsAtFirst } from '#config/pages/listed.ts';
import {
  contractsPerPage,
  firstInvoiceType,
  isContractType,
} from '#domain/contract/contract-types.ts';
import { MOST_INVOICES, UNPAID } from '#domain/invoices/invoice-lists.ts';
import type { paths } from '#openapi/generated/types.ts';

type Known = Pick<Manifest, 'settings' | 'screens'>;

/** Parameters in the path of a page, as written there. */
type PathParameters = Record<string, string>;

type QueryOf<Path extends keyof paths> = paths[Path]['get'] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;

const get = <Path extends keyof paths>(path: Path, query: QueryOf<Path>, name = ''): string => {
  const wanted = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return `${path.replace('{name}', () => name)}?${wanted}`;
};

const contract = ({ contractType: type = 'gas', contractName: name = '' }: PathParameters) =>
  isContractType(type) ? [get('/v2/contracts/{name}', { type }, name)] : [];

/**
 * The first API calls of the pages that customers usually open first, by route: those of `src/app/reads`, known before
 * its code is loaded. A browser test finds calls that the page then does not make.
 */
const calls: Record<string, (parameters: PathParameters, known: Known) => string[]> = {
  contracts({ contractType: type }, { settings, screens }) {
    if (!isContractType(type)) return [];
    const limit = rowsAtFirst(screens?.contracts, contractsPerPage(settings.contracts, type));
    return [get('/v2/contracts', { type, offset: 0, limit })];
  },
  contract,
  'gas-contract': contract,
  invoices(_, { settings, screens }) {
    const type = firstInvoiceType(settings.features);
    if (!type) return [];
    const unpaid = { type, offset: 0, limit: MOST_INVOICES, filter: JSON.stringify([UNPAID]) };
    const limit = rowsAtFirst(screens?.invoices, settings.invoices.itemsPerPage);
    return [unpaid, { type, offset: 0, limit }].map((query) => get('/v1/invoices/', query));
  },
};

/** Paths and queries of the first requests of a page; none when they are unknown before its code is loaded. */
export const firstCalls = (route: string, parameters: PathParameters, known: Known): string[] =>
  calls[route]?.(parameters, known) ?? [];
