import { supplyFields } from './lead-installation.ts';
import { ownerFields } from './lead-person.ts';
import { type Fields, isDual, type LeadSource, stepOf } from './lead-source.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** Whether the person agrees to a price that follows the market; nothing of any other product. */
const marketPrice = ({ priceKind, acceptMarketPrice }: Fields): Fields =>
  priceKind === 'indexed' || priceKind === 'dynamic'
    ? { market_price_accepted: acceptMarketPrice === true }
    : {};

/** The contract of electricity: powers in kW, P3 to P6 are 0 where there are two, product and self-consumption. */
export async function contractFields(source: LeadSource): Promise<Fields> {
  const answers = stepOf(source, 'contract');
  const { power, power2, power3 = 0, power4 = 0, power5 = 0, power6 = 0 } = answers;
  const code = source.memory.promotionalCode;
  return {
    ...{ power, power2, power3, power4, power5, power6 },
    promotional_code: code ? [code] : [],
    tarifa: answers.selectedProduct,
    tarifaATR: answers.accessTariff,
    ...marketPrice(answers),
    ...(answers.home !== undefined && { home: answers.home }),
    selfconsCode:
      answers.selfconsCode ?? source.facts.settings.contractation.selfconsumption.noneCode,
    selfcons_attach: await uploadedFiles(answers.selfconsAttachments),
  };
}

/**
 * The contract of gas. In a dual contracting it also contains the supply point and whether the owner changes, as both are
 * answered in this step.
 */
export async function gasContractFields(source: LeadSource): Promise<Fields> {
  const answers = stepOf(source, 'gas-contract');
  return {
    ...(isDual(source.answers) && {
      ...(await supplyFields(source)),
      ...ownerFields(source),
      electricityLeadId: source.memory.leadId ?? null,
    }),
    invoice: await uploadedFiles(answers.invoice),
    tarifa: answers.selectedProduct,
    tarifaATR: answers.accessTariff,
    ...marketPrice(answers),
    ...(answers.home !== undefined && { home: answers.home }),
  };
}
