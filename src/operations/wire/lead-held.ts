import { type Fields, isDual, type LeadSource } from './lead-source.ts';

/** Retailer's fields that say an answer which no device stores; every other one is an owner's own. */
const HELD_IN: Readonly<Record<string, readonly string[]>> = {
  'installation/invoice': ['invoice'],
  'installation/leadsConsent': ['allow_contact'],
  'installation/allowContact': ['allow_contact'],
  'installation/acceptMorosityVerification': [],
  'person/nifFaceup': ['nif_faceup', 'nif_facedown'],
  'person/nifEmpresa': ['cif'],
  'contract/selfconsAttachments': ['selfcons_attach'],
  'gas-contract/invoice': ['invoice'],
  'payment/iban': ['bank'],
  'payment/isOwner': ['bank'],
};

/** True for an answer that the retailer has from an earlier call. */
export const isHeld = ({ held }: Pick<LeadSource, 'held'>, step: string, address: string) =>
  held[step]?.includes(address) ?? false;

/**
 * The fields of these steps without those that the retailer has already, which `FormConfirm.kept` names: their answers
 * are not here any more. A lead of gas may find them in that of electricity.
 */
export function withKept(fields: Fields, source: LeadSource, steps: readonly string[]): Fields {
  const names = Object.entries(source.held).flatMap(([step, addresses]) =>
    addresses.flatMap((address) => {
      const own = HELD_IN[`${step}/${address}`];
      if (!own) return [`extra.${step}.${address.replaceAll('/', '.')}`];
      return steps.includes(step) ? own.filter((name) => name in fields) : [];
    }),
  );
  if (names.length === 0) return fields;
  const { leadId } = source.memory;
  const goesWith = source.kind === 'gas' && isDual(source.answers) && leadId !== undefined;
  const others = Object.entries(fields).filter(([name]) => !names.includes(name));
  return {
    ...Object.fromEntries(others),
    kept: [...new Set(names)],
    ...(goesWith && { kept_of: leadId }),
  };
}
