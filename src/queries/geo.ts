import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { list, record, text, type Unread } from './answer-reader.ts';
import { type LookupParams, lookupRead, named, noneIfUnknown, textParam } from './lookup-read.ts';

/** A municipality that a postal code serves; `ine` is its INE code. */
export interface Locality {
  city: string;
  ine: string;
}

/** Municipalities that a postal code serves; none for a code that the retailer does not know. Throws ProblemError. */
export async function fetchLocalities(zipcode: string, signal?: AbortSignal): Promise<Locality[]> {
  const params = { path: { zipcode } };
  const call = apiClient.GET('/v1/geo/zipcode/{zipcode}/', { params, ...(signal && { signal }) });
  return list((await unwrap(call).catch(noneIfUnknown)) ?? [], (entry) => {
    const { city, ine } = record(entry);
    return { city: text(city), ine: text(ine) };
  });
}

/**
 * Province of a municipality, `{ id, name }`, by its INE code: the first two digits, which those of the postal
 * code are not always. Throws ProblemError.
 */
export async function fetchProvinces(ine: string, signal?: AbortSignal): Promise<Unread[]> {
  const params = { path: { ine: ine.slice(0, 2) } };
  const call = apiClient.GET('/v1/geo/provincies/{ine}/', { params, ...(signal && { signal }) });
  return named((await unwrap(call).catch(noneIfUnknown)) ?? []);
}

/** Municipalities that a postal code (`zipcode`) serves: `{ city, ine }`. */
export const localitiesLookup = (params: LookupParams) =>
  lookupRead('listLocalities', params, async (signal) =>
    (await fetchLocalities(textParam(params, 'zipcode'), signal)).map((one) => ({ ...one })),
  );

/** Province of a municipality (`ine`, whole or its first two digits): `{ id, name }`. */
export const provincesLookup = (params: LookupParams) =>
  lookupRead('listProvinces', params, (signal) => fetchProvinces(textParam(params, 'ine'), signal));

/** Kinds of street, the usual ones first: `{ id, name }`. */
export const streetTypesLookup = (params: LookupParams) =>
  lookupRead('listStreetTypes', params, async (signal) =>
    named(await unwrap(apiClient.GET('/v1/geo/tipovias/', { signal }))),
  );
