import { addressOf } from './address-answers.ts';
import { placeOf, streetOf } from './lead-address.ts';
import { cupsOf, type Fields, isDual, type LeadSource, stepOf } from './lead-source.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** Number of the previous retailer; in a dual contracting that of gas is an answer of the gas contract's step. */
function previousRetailer(source: LeadSource): unknown {
  const { comerOrigin, gasComerOrigin } = stepOf(source, 'installation');
  if (source.kind === 'electricity') return comerOrigin ?? null;
  return (
    (isDual(source.answers) ? stepOf(source, 'gas-contract').comerOrigin : gasComerOrigin) ?? null
  );
}

/** Supply point of a lead and its address. Throws ProblemError where the address has to be looked up and cannot be. */
export async function supplyFields(source: LeadSource): Promise<Fields> {
  const address = addressOf(stepOf(source, 'installation').address);
  const place = await placeOf(address, 'installation/address/poblacio');
  const { dp, ref_catastral } = address;
  return {
    cups: {
      name: cupsOf(source),
      ...streetOf(address),
      ...place,
      dp,
      ref_catastral: ref_catastral ?? null,
    },
    comerOrigin: previousRetailer(source),
  };
}

/** The installation: supply and supply point. Throws ProblemError. */
export async function installationFields(source: LeadSource): Promise<Fields> {
  const answers = stepOf(source, 'installation');
  const { session, settings } = source.facts;
  const { residenceType, cnae, leadsConsent, allowContact, socialBonus } = answers;
  const home = settings.contractation.homeCnae.id;
  return {
    ...(await supplyFields(source)),
    allow_contact: session.signedIn || leadsConsent === true || allowContact === true,
    activeContract: answers.activeContract,
    cnae: { vivienda: residenceType, cnae: residenceType === 'business' ? cnae : home },
    ...(source.kind === 'electricity' && {
      invoice: await uploadedFiles(answers.invoice),
      ...(socialBonus !== undefined && {
        social_bonus: socialBonus,
        social_bonus_waiver: answers.socialBonusWaiver === true,
      }),
    }),
  };
}
