import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import {
  type ElectricityPrices,
  electricityOffers,
  gasOffers,
  type Offer,
  promotion,
  tariffsFor,
} from '#sandbox/contracting/catalogue.ts';
import { readCups } from '#sandbox/contracting/supply-point.ts';
import activities from '#sandbox/data/contracting/economic-activities.json' with { type: 'json' };
import selfConsumptionCodes from '#sandbox/data/contracting/self-consumption-codes.json' with {
  type: 'json',
};
import electricityRetailers from '#sandbox/data/retailers/electricity.json' with { type: 'json' };
import gasRetailers from '#sandbox/data/retailers/gas.json' with { type: 'json' };
import gasTariffs from '#sandbox/data/tariffs/gas.json' with { type: 'json' };
import { inLanguage } from '#sandbox/in-language.ts';
import { visitorSettings } from '#sandbox/operations/content/settings.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';

/** Lists for the contracting forms. */
export const contractingListHandlers = {
  async getContractingConfig({ database, query }) {
    const { homeCnae, powerThreshold } = (await visitorSettings(database)).contractation;
    const cnaes = activities.map(({ id, code, description }) => ({
      id,
      name: code,
      descripcio: inLanguage(description, query.lang),
    }));
    const [home] = cnaes.filter(({ id }) => id === homeCnae.id);
    if (!home) throw new Error('the activity of homes is missing');
    return resultOf({
      cnaes: cnaes.filter(({ id }) => id !== homeCnae.id),
      default_cnae: home,
      selfconsumption_codes: selfConsumptionCodes.map(({ code, name }) => ({
        code,
        name: inLanguage(name, query.lang),
      })),
      power_threshold: powerThreshold,
    });
  },

  async listTariffs({ query }) {
    return resultOf(tariffsFor(query.power, query.old === 1).map(idAndName));
  },

  listGasTariffs: async () => dataOf(gasTariffs.map(idAndName)),

  async listPreviousRetailers({ query }) {
    return resultOf(electricityRetailers.map((retailer) => retailerView(retailer, query.lang)));
  },

  async listGasPreviousRetailers({ query }) {
    return dataOf(gasRetailers.map((retailer) => retailerView(retailer, query.lang)));
  },

  async listProducts({ query }) {
    const offers = electricityOffers({
      power: query.power,
      tariff: query.atr,
      cups: query.cups === undefined ? undefined : readCups(query.cups),
      selfConsumption: query.selfcons,
      promotionalCode: query.promocode,
    });
    return resultOf(
      offers.map(({ prices, reference, ...offer }) => ({
        ...card(offer, query.lang),
        ...(prices && { prices: inPeriods(prices) }),
        ...(reference && { reference_prices: inPeriods(reference) }),
      })),
    );
  },

  async listGasProducts({ query }) {
    const cups = query.cups === undefined ? undefined : readCups(query.cups);
    const offers = gasOffers({ tariff: query.atr, cups });
    return dataOf(
      offers.map(({ prices, reference, ...offer }) => ({
        ...card(offer, query.lang),
        ...(prices && { prices }),
        ...(reference && { reference_prices: reference }),
      })),
    );
  },

  async validateCoupon({ services, path, query, address }) {
    const succeed = countAttempt(services.attempts, { at: 'coupon', address });
    const found = promotion(path.coupon);
    if (!found) return resultOf({ valid: false });
    succeed();
    return resultOf({ valid: true, description: inLanguage(found.description, query.lang) });
  },
} satisfies Handlers;

const idAndName = ({ id, name }: { id: number; name: string }) => ({ id, name });

const retailerView = (
  { id, name }: (typeof electricityRetailers)[number],
  language: string | undefined,
) => ({ id, name: inLanguage(name, language) });

const card = (
  { id, name, description, link, priceKind, terms }: Omit<Offer<unknown>, 'prices' | 'reference'>,
  language: string | undefined,
) => ({
  ...{ id, name, ov_link: link, price_kind: priceKind, terms },
  ov_description: inLanguage(description, language),
});

const inPeriods = ({ power, energy }: ElectricityPrices) => ({
  power: byPeriod(power),
  energy: byPeriod(energy),
});

const byPeriod = (prices: number[]) => prices.map((price, at) => ({ period: `P${at + 1}`, price }));
