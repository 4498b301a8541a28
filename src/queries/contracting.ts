import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { flag, list, number, record, text } from './answer-reader.ts';
import {
  type LookupParams,
  lookupRead,
  named,
  noneIfUnknown,
  numberParam,
  textIfAny,
  textParam,
} from './lookup-read.ts';

/** Retailers of electricity that a customer may come from: `{ id, name }`. */
export const previousRetailersLookup = (params: LookupParams) =>
  lookupRead('listPreviousRetailers', params, async (signal) =>
    named(await unwrap(apiClient.GET('/v1/leads/comers', { signal }))),
  );

/** Retailers of gas that a customer may come from: `{ id, name }`. */
export const gasPreviousRetailersLookup = (params: LookupParams) =>
  lookupRead('listGasPreviousRetailers', params, async (signal) =>
    named(await unwrap(apiClient.GET('/v2/gas/leads/comers', { signal }))),
  );

/** Access tariffs of electricity that fit the highest `power` in kW: `{ id, name }`. */
export const tariffsLookup = (params: LookupParams) =>
  lookupRead('listTariffs', params, async (signal) => {
    const query = { power: numberParam(params, 'power') };
    return named(await unwrap(apiClient.GET('/v1/tariff', { params: { query }, signal })));
  });

/** Access tariffs of gas, the smallest consumption first: `{ id, name }`. */
export const gasTariffsLookup = (params: LookupParams) =>
  lookupRead('listGasTariffs', params, async (signal) =>
    named(await unwrap(apiClient.GET('/v2/gas/tariff', { signal }))),
  );

/** Cards of products; `ov_description` may hold HTML and is to be sanitised. */
const products = (answer: unknown) =>
  list(answer, (entry) => {
    const product = record(entry);
    return {
      id: number(product.id),
      name: text(product.name),
      ...textIfAny(product, 'ov_description'),
      ...textIfAny(product, 'ov_link'),
      ...('prices' in product ? { prices: product.prices } : {}),
    };
  });

/** Products of electricity for `power` (kW), `atr`, `cups`, `selfcons` and `promocode`: `{ id, name, ov_description, ov_link, prices }`. */
export const productsLookup = (params: LookupParams) =>
  lookupRead('listProducts', params, async (signal) => {
    const [selfcons, promocode] = [textParam(params, 'selfcons'), textParam(params, 'promocode')];
    const query = {
      power: numberParam(params, 'power'),
      atr: numberParam(params, 'atr'),
      cups: textParam(params, 'cups'),
      ...(selfcons && { selfcons }),
      ...(promocode && { promocode }),
    };
    return products(await unwrap(apiClient.GET('/v1/pricelist', { params: { query }, signal })));
  });

/** Products of gas for `atr` and `cups`: as those of electricity. */
export const gasProductsLookup = (params: LookupParams) =>
  lookupRead('listGasProducts', params, async (signal) => {
    const query = { atr: numberParam(params, 'atr'), cups: textParam(params, 'cups') };
    return products(
      await unwrap(apiClient.GET('/v2/gas/pricelist', { params: { query }, signal })),
    );
  });

/** A promotional code (`coupon`) that is worth something today, as `{ coupon }`; none for one that is not. */
export const couponLookup = (params: LookupParams) =>
  lookupRead('validateCoupon', params, async (signal) => {
    const path = { coupon: textParam(params, 'coupon') };
    const call = apiClient.GET('/v1/leads/validate-coupon/{coupon}/', { params: { path }, signal });
    const found = await unwrap(call).catch(noneIfUnknown);
    return found && flag(record(found).valid) ? [path] : [];
  });

/** Kinds of business (CNAE) to choose from: `{ id, name, descripcio }`; `name` is the four digits. */
export const contractingConfigLookup = (params: LookupParams) =>
  lookupRead('getContractingConfig', params, async (signal) => {
    const { cnaes } = record(await unwrap(apiClient.GET('/v1/contractacio/config', { signal })));
    return list(cnaes, (entry) => {
      const { id, name, descripcio } = record(entry);
      return { id: number(id), name: text(name), descripcio: text(descripcio) };
    });
  });
