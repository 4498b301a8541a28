import type { LeadKind } from './lead-call.ts';
import { type Fields, isDual, type LeadSource, leadTakes } from './lead-source.ts';

const ofBoth = {
  'installation/leadsConsent': ['allow_contact'],
  'installation/allowContact': ['allow_contact'],
  'person/nifFaceup': ['nif_faceup', 'nif_facedown'],
  'person/nifEmpresa': ['cif'],
  'payment/iban': ['bank'],
  'payment/isOwner': ['bank'],
  'confirmation/acceptGdpr': ['accept_gdpr'],
  'confirmation/acceptOVConditions': ['accept_ov_conditions'],
  'confirmation/acceptUseConditions': ['accept_ov_conditions'],
  'confirmation/acceptPublicity': ['activate_publicity'],
};

/** Fields of a lead for answers that no device stores; every other one is an owner's own. */
const RETAINED_IN: Record<LeadKind, Readonly<Record<string, readonly string[]>>> = {
  electricity: {
    ...ofBoth,
    'installation/invoice': ['invoice'],
    'installation/socialBonusWaiver': ['social_bonus_waiver'],
    'contract/selfconsAttachments': ['selfcons_attach'],
    'contract/acceptMarketPrice': ['market_price_accepted'],
  },
  gas: {
    ...ofBoth,
    'gas-contract/invoice': ['invoice'],
    'gas-contract/acceptMarketPrice': ['market_price_accepted'],
  },
};

/** All fields of a lead for such answers. */
export const retainedNames = (kind: LeadKind): string[] => [
  ...new Set([...Object.values(RETAINED_IN[kind]).flat(), 'extra']),
];

/** True for an answer that the retailer has from an earlier call. */
export const isRetained = (
  { retained }: Pick<LeadSource, 'retained'>,
  step: string,
  address: string,
) => retained[step]?.includes(address) ?? false;

/** A field of a lead by its name, as `extra.pets.photo`, with the step of the answer that it says. */
interface NamedField {
  step: string;
  name: string;
  isOwn: boolean;
}

function namesOf(kind: LeadKind, addresses: LeadSource['retained']): NamedField[] {
  const isOwn = (step: string, address: string) =>
    Object.entries(leadTakes).some(
      ([id, names]) => id === step && (names as readonly string[]).includes(address),
    );
  return Object.entries(addresses).flatMap(([step, all]) =>
    all.flatMap((address): NamedField[] =>
      isOwn(step, address)
        ? (RETAINED_IN[kind][`${step}/${address}`] ?? []).map((name) => ({
            step,
            name,
            isOwn: true,
          }))
        : [{ step, name: `extra.${step}.${address.replaceAll('/', '.')}`, isOwn: false }],
    ),
  );
}

function isSaid(fields: unknown, [name = '', ...rest]: string[]): boolean {
  const isTree = typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name);
  const value = isTree ? (fields as Fields)[name] : undefined;
  if (rest.length > 0) return isSaid(value, rest);
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/**
 * The fields of these steps, except those that the retailer already has: their answers are no longer stored here, and
 * `FormConfirm` lists only their names. A lead of gas may refer to those of the lead of electricity.
 * `FormConfirm.dropped` names those that the retailer has and that no current answer corresponds to.
 */
export function withRetained(fields: Fields, source: LeadSource, steps: readonly string[]): Fields {
  const { kind, memory } = source;
  const retained = namesOf(kind, source.retained)
    .filter(({ step, name, isOwn }) => !isOwn || (steps.includes(step) && name in fields))
    .map(({ name }) => name);
  const others = Object.entries(fields).filter(([name]) => !retained.includes(name));
  const said = Object.fromEntries(others);
  const dropped = namesOf(kind, source.dropped)
    .map(({ name }) => name)
    .filter((name) => !retained.includes(name) && !isSaid(said, name.split('.')));
  const goesWith = kind === 'gas' && isDual(source.answers) && memory.leadId !== undefined;
  return {
    ...said,
    ...(retained.length > 0 && { retained: [...new Set(retained)] }),
    ...(retained.length > 0 && goesWith && { retained_of: memory.leadId }),
    ...(dropped.length > 0 && { dropped: [...new Set(dropped)] }),
  };
}
