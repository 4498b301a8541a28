import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { type LookupParams, numberParam, ofKnownCall } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { list, optional, optionalText, readAnswer } from '#queries/read/read-answer.ts';

const text = optional(v.string());

const addresses = list(
  'address',
  v.object({
    id: v.number(),
    name: optionalText,
    zipcode: optionalText,
    city: optional(v.object({ city: v.string() })),
    tv: optional(v.object({ id: v.number(), name: v.string() })),
    nv: optionalText,
    ...{ pnp: text, bq: text, es: text, pt: text, pu: text },
    ...{ ref_catastral: text, email: text, mobile: text },
  }),
);

/** An address of the customer in the API's own names. */
export type OwnAddress = v.InferOutput<typeof addresses>[number];

const line = (parts: readonly unknown[], separator = ' ') => parts.filter(Boolean).join(separator);

/** The address as on a letter; the retailer writes out only those that a contract has. */
function fullAddress({ tv, nv, pnp, bq, es, pt, pu, zipcode, city }: OwnAddress): string {
  const street = line([tv?.name, nv, pnp]);
  return line([street, bq, es, line([pt, pu]), line([zipcode, city?.city])], ', ');
}

/** Addresses that may receive the letters about a contract. Throws ProblemError. */
export const fetchContractAddresses = (
  contractId: number,
  signal?: AbortSignal,
): Promise<OwnAddress[]> => {
  const abort = signal && { signal };
  const params = { path: { contractId } };
  return ofKnownCall(
    () =>
      readAnswer(
        apiClient.GET('/v2/contracts/{contractId}/addresses/', { params, ...abort }),
        addresses,
      ),
    () => readAnswer(apiClient.GET('/v1/addresses/', { ...abort }), addresses),
  );
};

type AddressEntry = OwnAddress & { full_address: string; recipient: string };

/** Retailers keep an address again with each change of its e-mail or telephone: of equal ones the first stays. */
function withoutRepeats(entries: AddressEntry[]): AddressEntry[] {
  const seen = new Map<string, AddressEntry>();
  for (const one of entries) {
    const key = [one.full_address, one.recipient, one.mobile].join('|').toLowerCase();
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

/**
 * The customer's own addresses for the letters about a contract (`contractId`), its own first: as the API has them,
 * with `full_address` and `recipient`, as several may differ in the person or the e-mail alone.
 */
export const contractAddressesLookup = (params: LookupParams) =>
  queryOptions({
    queryKey: ['addresses', params] as ReadKey,
    queryFn: async ({ signal }) => {
      const found = await fetchContractAddresses(numberParam(params, 'contractId'), signal);
      const entries = found.map((one) => ({
        ...one,
        full_address: fullAddress(one),
        recipient: line([one.name, one.email], ' · '),
      }));
      return withoutRepeats(entries);
    },
  });
