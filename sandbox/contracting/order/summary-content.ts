import { type ProductMonth, supplyMonth } from '#domain/bills/supply-month.ts';
import { normaliseCups } from '#domain/identifiers/cups.ts';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import {
  type ElectricityPrices,
  electricityTariff,
  type GasPrices,
  gasTariff,
} from '#sandbox/contracting/catalogue.ts';
import { addressesOf } from '#sandbox/contracting/lead-addresses.ts';
import { powersOf } from '#sandbox/contracting/lead-contract-checks.ts';
import { supplyPoint } from '#sandbox/contracting/supply-point.ts';
import { nameOf, type WholeLead } from '#sandbox/contracting/whole-lead.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { chosenOffer } from './lead-offer.ts';
import type { RequestedStart, SummaryContent, SummarySupply } from './order-types.ts';

/** What these leads contract, of one customer. Throws 406 for one that is not complete, or no longer on offer. */
export async function summaryContent(
  database: Database,
  leads: readonly LeadRow[],
  requested: RequestedStart,
  { settings, today }: { settings: Settings; today: string },
): Promise<SummaryContent> {
  const supplies: SummarySupply[] = [];
  for (const lead of leads) supplies.push(await supplyOf(database, lead, settings, today));
  const [first] = leads;
  if (!first) throw new Error('a summary is of one lead at least');
  const { owner } = first.fields as WholeLead;
  const { legalName, vat, address, email, phone, freePhone, disputes } = settings.organization;
  return {
    company: { legalName, vat, address, email, phone, freePhone, disputes },
    customer: { name: nameOf({ owner }), vat: normaliseNif(owner.vat) },
    isConsumer: owner.type === 'F',
    supplies,
    ...requested,
  };
}

async function supplyOf(
  database: Database,
  { kind, fields }: LeadRow,
  settings: Settings,
  today: string,
): Promise<SummarySupply> {
  const lead = fields as WholeLead;
  const { powerThreshold, estimate } = settings.contractation;
  if (!lead.owner || !lead.owner_address || !lead.cups || lead.tarifa === undefined)
    throw new Refusal(406, 'lead_incomplete');
  const offer = chosenOffer(kind, lead, powerThreshold);
  if (!offer) throw new Refusal(406, 'product_not_available');
  const cups = normaliseCups(lead.cups.name);
  const powers = kind === 'gas' ? [] : powersOf(lead, powerThreshold);
  const { sips } = await supplyPoint(database, cups, kind);
  const isHome = lead.cnae?.vivienda !== 'business';
  const followsMarket = offer.priceKind !== 'fixed';
  const month = supplyMonth(
    {
      supply: kind,
      followsMarket,
      prices: pricesByUse(followsMarket ? offer.reference : offer.prices),
      powers,
      consumption: sips?.consumption,
      home: isHome ? (lead.home ?? estimate.home) : undefined,
    },
    settings,
    today,
  );
  return {
    ...{ kind, cups, powers, address: addressesOf(lead).supply.full_address },
    product: offer.name,
    tariff: (kind === 'gas' ? gasTariff : electricityTariff)(lead.tarifaATR)?.name ?? '',
    ...{ terms: offer.terms, prices: offer.prices },
    month: month ? estimateOf(month) : null,
  };
}

const estimateOf = ({ cents, kwhYear, isAssumed, range }: ProductMonth) => ({
  ...{ cents, kwhYear, isAssumed },
  ...(range && { range }),
});

function pricesByUse(prices: ElectricityPrices | GasPrices | null) {
  if (!prices) return {};
  return 'fixed' in prices ? { fixed: prices.fixed, energy: [prices.variable] } : prices;
}
