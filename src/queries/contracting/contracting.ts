import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  type LookupParams,
  lookupRead,
  namedEntries,
  nullIfNotFound,
  numberParam,
  textParam,
} from '#queries/read/lookup-read.ts';
import { list, optional, readAnswer } from '#queries/read/read-answer.ts';

/** Electricity retailers that a customer may switch from: `{ id, name }`. */
export const previousRetailersLookup = (params: LookupParams) =>
  lookupRead('listPreviousRetailers', params, (signal) =>
    readAnswer(apiClient.GET('/v1/leads/comers', { signal }), namedEntries('retailer')),
  );

/** Gas retailers that a customer may switch from: `{ id, name }`. */
export const gasPreviousRetailersLookup = (params: LookupParams) =>
  lookupRead('listGasPreviousRetailers', params, (signal) =>
    readAnswer(apiClient.GET('/v2/gas/leads/comers', { signal }), namedEntries('retailer')),
  );

/** Access tariffs of electricity for the highest `power` in kW: `{ id, name }`. */
export const tariffsLookup = (params: LookupParams) =>
  lookupRead('listTariffs', params, (signal) => {
    const query = { power: numberParam(params, 'power') };
    const call = apiClient.GET('/v1/tariff', { params: { query }, signal });
    return readAnswer(call, namedEntries('tariff'));
  });

/** Access tariffs of gas, the smallest consumption first: `{ id, name }`. */
export const gasTariffsLookup = (params: LookupParams) =>
  lookupRead('listGasTariffs', params, (signal) =>
    readAnswer(apiClient.GET('/v2/gas/tariff', { signal }), namedEntries('tariff')),
  );

/** Products; `ov_description` may hold HTML and must be sanitised. */
const products = list(
  'product',
  v.object({
    id: v.number(),
    name: v.string(),
    ov_description: optional(v.string()),
    ov_link: optional(v.string()),
    prices: v.optional(v.unknown()),
    price_kind: optional(v.string()),
    reference_prices: v.optional(v.unknown()),
    terms: v.optional(v.unknown()),
  }),
);

/** Products of electricity for `power` (kW), `atr`, `cups` (if it is known), `selfcons` and `promocode`: `{ id, name, ov_description, ov_link, prices }`. */
export const productsLookup = (params: LookupParams) =>
  lookupRead('listProducts', params, (signal) => {
    const [cups, selfcons] = [textParam(params, 'cups'), textParam(params, 'selfcons')];
    const promocode = textParam(params, 'promocode');
    const query = {
      power: numberParam(params, 'power'),
      atr: numberParam(params, 'atr'),
      ...(cups && { cups }),
      ...(selfcons && { selfcons }),
      ...(promocode && { promocode }),
    };
    return readAnswer(apiClient.GET('/v1/pricelist', { params: { query }, signal }), products);
  });

/** Products of gas for `atr` and `cups` (if it is known); same members as those of electricity. */
export const gasProductsLookup = (params: LookupParams) =>
  lookupRead('listGasProducts', params, (signal) => {
    const cups = textParam(params, 'cups');
    const query = { atr: numberParam(params, 'atr'), ...(cups && { cups }) };
    return readAnswer(apiClient.GET('/v2/gas/pricelist', { params: { query }, signal }), products);
  });

const validity = v.object({ valid: v.boolean(), description: optional(v.string()) });

/** A promotional code (`coupon`) that is valid today, as `{ coupon, description }`; no entry for any other. */
export const couponLookup = (params: LookupParams) =>
  lookupRead('validateCoupon', params, async (signal) => {
    const path = { coupon: textParam(params, 'coupon') };
    const call = apiClient.GET('/v1/leads/validate-coupon/{coupon}/', { params: { path }, signal });
    const found = await readAnswer(call, validity).catch(nullIfNotFound);
    return found?.valid ? [{ ...path, description: found.description }] : [];
  });

const business = v.object({ id: v.number(), name: v.string(), descripcio: v.string() });

/** Economic activities (CNAE): `{ id, name, descripcio }`; `name` is the four digits. */
export const contractingConfigLookup = (params: LookupParams) =>
  lookupRead('getContractingConfig', params, async (signal) => {
    const call = apiClient.GET('/v1/contractacio/config', { signal });
    return (await readAnswer(call, v.object({ cnaes: list('kind of business', business) }))).cnaes;
  });
