import {
  contractsPerPage,
  firstInvoiceType,
  isContractType,
} from '#domain/contract/contract-types.ts';
import { MOST_INVOICES, UNPAID } from '#domain/invoices/invoice-lists.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { paths } from '#openapi/generated/types.ts';

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
const calls: Record<string, (parameters: PathParameters, settings: Settings) => string[]> = {
  contracts({ contractType: type }, settings) {
    if (!isContractType(type)) return [];
    const limit = contractsPerPage(settings.contracts, type);
    return [get('/v2/contracts', { type, offset: 0, limit })];
  },
  contract,
  'gas-contract': contract,
  invoices(_, { features, invoices }) {
    const type = firstInvoiceType(features);
    if (!type) return [];
    const unpaid = { type, offset: 0, limit: MOST_INVOICES, filter: JSON.stringify([UNPAID]) };
    return [unpaid, { type, offset: 0, limit: invoices.itemsPerPage }].map((query) =>
      get('/v1/invoices/', query),
    );
  },
};

/** Paths and queries of the first requests of a page; none when they are unknown before its code is loaded. */
export const firstCalls = (
  route: string,
  parameters: PathParameters,
  settings: Settings,
): string[] => calls[route]?.(parameters, settings) ?? [];
