import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  type LookupParams,
  lookupRead,
  namedEntries,
  nullIfNotFound,
  textParam,
} from '#queries/read/lookup-read.ts';
import { list, readAnswer } from '#queries/read/read-answer.ts';

/** A municipality; `ine` is its INE code. */
const locality = v.object({ city: v.string(), ine: v.string() });

/** Municipalities of a postal code; none for a code that the retailer does not know. Throws ProblemError. */
export async function fetchLocalities(zipcode: string, signal?: AbortSignal) {
  const params = { path: { zipcode } };
  const call = apiClient.GET('/v1/geo/zipcode/{zipcode}/', { params, ...(signal && { signal }) });
  return (await readAnswer(call, list('municipality', locality)).catch(nullIfNotFound)) ?? [];
}

/**
 * Province of a municipality, `{ id, name }`, by its INE code: its first two digits, which can differ from those of the
 * postal code. Throws ProblemError.
 */
export async function fetchProvinces(ine: string, signal?: AbortSignal) {
  const params = { path: { ine: ine.slice(0, 2) } };
  const call = apiClient.GET('/v1/geo/provincies/{ine}/', { params, ...(signal && { signal }) });
  return (await readAnswer(call, namedEntries('province')).catch(nullIfNotFound)) ?? [];
}

/** Municipalities of a postal code (`zipcode`): `{ city, ine }`. */
export const localitiesLookup = (params: LookupParams) =>
  lookupRead('listLocalities', params, (signal) =>
    fetchLocalities(textParam(params, 'zipcode'), signal),
  );

/** Province of a municipality (`ine`, whole or its first two digits): `{ id, name }`. */
export const provincesLookup = (params: LookupParams) =>
  lookupRead('listProvinces', params, (signal) => fetchProvinces(textParam(params, 'ine'), signal));

/** Kinds of street, the most frequent first: `{ id, name }`. */
export const streetTypesLookup = (params: LookupParams) =>
  lookupRead('listStreetTypes', params, (signal) =>
    readAnswer(apiClient.GET('/v1/geo/tipovias/', { signal }), namedEntries('kind of street')),
  );
