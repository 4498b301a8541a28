import { normaliseCups } from '#domain/identifiers/cups.ts';
import selfConsumptionCodes from '#sandbox/data/contracting/self-consumption-codes.json' with {
  type: 'json',
};
import { electricityTariff, followsMarket, gasTariff, isProduct, promotion } from './catalogue.ts';
import type { Check, Code } from './lead-check.ts';
import type { LeadFields } from './lead-fields.ts';
import { madeUpSips } from './made-up-supplies.ts';

const POWERS = ['power', 'power2', 'power3', 'power4', 'power5', 'power6'] as const;

/** kW from P1 on: six when P1 or P2 is above the threshold (not at it), otherwise two. */
export function powersOf(fields: LeadFields, threshold: number): number[] {
  const all = POWERS.map((name) => fields[name] ?? 0);
  return all.slice(0, Math.max(...all.slice(0, 2)) > threshold ? 6 : 2);
}

/** Powers, access tariff, product, promotional codes and self-consumption. */
export const checkContract: Check = (fields, { settings }) => {
  if (fields.tarifa === undefined || fields.tarifaATR === undefined) return {};
  const code = fields.selfconsCode ?? '00';
  const { requireDocumentation } = settings.selfconsumption;
  const worthless = fields.promotional_code?.some((typed) => !promotion(typed));
  return {
    ...checkPowers(fields, settings.powerThreshold),
    tarifa: !isProduct('electricity', fields.tarifa) && 'unknown',
    market_price_accepted: unacceptedPrice('electricity', fields),
    tarifaATR: !electricityTariff(fields.tarifaATR)?.inForce && 'unknown',
    promotional_code: worthless && 'invalid',
    selfconsCode: !isKnownCode(code, fields) && 'unknown',
    selfcons_attach:
      requireDocumentation && code !== '00' && !fields.selfcons_attach?.length && 'required',
  };
};

/** Invoice, access tariff, product and the lead of electricity of the same contracting. */
export const checkGasContract: Check = (fields, { settings, goesWithElectricity }) => {
  if (fields.tarifa === undefined || fields.tarifaATR === undefined) return {};
  const needsInvoice = settings.invoiceRequired && fields.activeContract === true;
  return {
    invoice: needsInvoice && !fields.invoice?.length && 'required',
    tarifa: !isProduct('gas', fields.tarifa) && 'unknown',
    market_price_accepted: unacceptedPrice('gas', fields),
    tarifaATR: !gasTariff(fields.tarifaATR) && 'unknown',
    electricityLeadId: fields.electricityLeadId && !goesWithElectricity && 'unknown',
  };
};

/** Of a price that follows the market: the person must agree to it, which older portals do not send. */
const unacceptedPrice = (kind: 'electricity' | 'gas', fields: LeadFields): Code =>
  fields.market_price_accepted === false &&
  followsMarket(kind, fields.tarifa ?? 0) &&
  'must_be_true';

function checkPowers(fields: LeadFields, threshold: number): Record<string, Code> {
  const powers = powersOf(fields, threshold);
  return Object.fromEntries(
    powers.map((power, at) => {
      const lower = at >= 2 && power < (powers[at - 1] ?? 0) && 'lower_than_previous';
      const fine = Math.abs(power * 1000 - Math.round(power * 1000)) > 1e-6 && 'invalid';
      return [POWERS[at], power === 0 ? 'required' : lower || fine];
    }),
  );
}

function isKnownCode(code: string, { cups }: LeadFields): boolean {
  const listed = selfConsumptionCodes.some((known) => known.code === code);
  return (
    listed ||
    !cups ||
    code === madeUpSips(normaliseCups(cups.name), 'electricity')?.selfConsumptionCode
  );
}
