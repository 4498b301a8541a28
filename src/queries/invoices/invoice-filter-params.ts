import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { fetchContracts } from '#queries/contracts/contracts.ts';
import { type LookupParams, lookupRead, textParam } from '#queries/read/lookup-read.ts';
import { optionalList, readAnswer } from '#queries/read/read-answer.ts';

/** So many contracts of each kind are called by their address; further ones by their number. */
const NAMED_CONTRACTS = 100;

const texts = (name: string) => optionalList(name, v.string());

const filterParams = v.object({
  cups: texts('CUPS'),
  addresses: texts('address'),
  vats: texts('tax id'),
  contracts: optionalList('contract', v.object({ name: v.string() })),
});

type FilterParam = { name: string; address?: string; context?: 'number' };

/** Addresses of contracts by their number; none when they cannot be read, as a number will do. */
async function addressesOfContracts(signal: AbortSignal): Promise<Map<string, string>> {
  const wanted = { offset: 0, limit: NAMED_CONTRACTS, search: '' };
  const pages = await Promise.all(
    (['electricity', 'gas'] as const).map((type) =>
      fetchContracts({ ...wanted, type }, signal).catch(() => ({ rows: [] })),
    ),
  );
  return new Map(pages.flatMap(({ rows }) => rows).map(({ name, address }) => [name, address]));
}

/**
 * What invoices can be filtered by (`fields`: one of cups, addresses, contracts, vats): `{ name }`, of a contract with
 * its `address`, or the `context` number where that is not known.
 */
export const filterParamsLookup = (params: LookupParams) =>
  lookupRead('listFilterParams', params, async (signal): Promise<FilterParam[]> => {
    const fields = textParam(params, 'fields');
    const call = apiClient.GET('/v1/filter/params', { params: { query: { fields } }, signal });
    const [{ contracts, cups, addresses, vats }, homes] = await Promise.all([
      readAnswer(call, filterParams),
      fields === 'contracts' ? addressesOfContracts(signal) : null,
    ]);
    return [
      ...[...cups, ...addresses, ...vats].map((name) => ({ name })),
      ...contracts.map(({ name }) => {
        const address = homes?.get(name);
        return address ? { name, address } : { name, context: 'number' };
      }),
    ];
  });
