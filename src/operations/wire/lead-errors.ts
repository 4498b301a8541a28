import { problemOf } from '#domain/problem.ts';
import type { WizardFieldErrors } from '#domain/wizard/wizard.ts';
import { ADDRESS_PARTS } from './address-answers.ts';
import type { LeadKind } from './lead-call.ts';
import { chosenAccount } from './lead-payment.ts';
import { isDual, type LeadAnswers } from './lead-source.ts';

const codes: Record<string, string> = {
  ...{ invalid: 'format', must_be_true: 'const', too_short: 'minLength', too_long: 'maxLength' },
  ...{ too_low: 'minimum', too_high: 'maximum', too_many: 'maxItems' },
  ...{ company_not_allowed: 'not', lower_than_previous: 'atLeast' },
};

/** Retailer's field -> the form's, where the names differ. */
const places: Record<string, string> = {
  allow_contact: 'installation/leadsConsent',
  activeContract: 'installation/activeContract',
  cups: 'installation/cups',
  'cups.municipi': 'installation/address/poblacio',
  'cnae.cnae': 'installation/cnae',
  'cnae.vivienda': 'installation/residenceType',
  comerOrigin: 'installation/comerOrigin',
  social_bonus: 'installation/socialBonus',
  social_bonus_waiver: 'installation/socialBonusWaiver',
  invoice: 'installation/invoice',
  owner: 'person/vat',
  'owner.type': 'person/vat',
  'owner_address.zip': 'person/ownerAddress/dp',
  'owner_address.municipi': 'person/ownerAddress/poblacio',
  'owner_address.mobile': 'person/mobile',
  'owner_address.email': 'person/email',
  cif: 'person/nifEmpresa',
  commsLanguage: 'person/commsLanguage',
  nif_faceup: 'person/nifFaceup',
  nif_facedown: 'person/nifFaceup',
  tarifa: 'contract/selectedProduct',
  tarifaATR: 'contract/accessTariff',
  promotional_code: 'contract/selectedProduct',
  market_price_accepted: 'contract/acceptMarketPrice',
  selfconsCode: 'contract/selfcons',
  selfcons_attach: 'contract/selfconsAttachments',
  bank: 'payment/iban',
  'bank.iban': 'payment/iban',
  'bank.owner_is_bank_owner': 'payment/isOwner',
  start: 'confirmation/start',
  start_date: 'confirmation/startDate',
  accept_gdpr: 'confirmation/acceptGdpr',
  accept_ov_conditions: 'confirmation/acceptOVConditions',
};

/** Fields of gas that are in other steps, in a dual contracting or in one of gas alone. */
const gasPlaces = {
  both: {
    ...{ invoice: 'gas-contract/invoice', tarifa: 'gas-contract/selectedProduct' },
    tarifaATR: 'gas-contract/accessTariff',
    market_price_accepted: 'gas-contract/acceptMarketPrice',
  },
  dual: {
    ...{ cups: 'gas-contract/cups', comerOrigin: 'gas-contract/comerOrigin' },
    'owner.changeOwner': 'gas-contract/changeOwner',
  },
  alone: {
    ...{ cups: 'installation/gasCups', comerOrigin: 'installation/gasComerOrigin' },
  },
};

/** Errors of a chosen account, which has no field for the IBAN: its consent is required again each time. */
const chosenAccountErrors: Record<string, [place: string, codes: string[]]> = {
  bank: ['payment/isOwner', ['const']],
  'bank.iban': ['payment/account', ['unknown']],
};

/** Errors of the whole request that concern one field. */
const conflicts: Record<string, [field: string, code: string]> = {
  cups_not_available: ['cups', 'notAvailable'],
  product_not_available: ['tarifa', 'gone'],
};

const groups: [RegExp, string][] = [
  [/^cups\./, 'installation/address/'],
  [/^owner\./, 'person/'],
  [/^owner_address\./, 'person/ownerAddress/'],
  [/^power/, 'contract/$&'],
];

/** Fields of the supply point that the installation has in every contracting; any other one belongs to the CUPS. */
const ofAddress: readonly string[] = ADDRESS_PARTS.map((part) => `cups.${part}`);

/** Field errors of a lead at `<step id>/<address in its form>`, in the form's keywords; null for any other failure. */
export function leadErrors(
  thrown: unknown,
  { kind, answers, step }: { kind: LeadKind; answers: LeadAnswers; step: string },
): WizardFieldErrors | null {
  const problem = problemOf(thrown);
  const own =
    kind === 'gas' ? { ...gasPlaces.both, ...gasPlaces[isDual(answers) ? 'dual' : 'alone'] } : {};
  const isChosen = chosenAccount(answers) !== undefined;
  const placeOf = (path: string): string => {
    const [pattern, start] = groups.find(([begin]) => begin.test(path)) ?? [];
    const company = path === 'owner.name' && answers.person?.companyName !== undefined;
    if (company) return 'person/companyName';
    const place = { ...places, ...own }[path];
    const added = /^extra[./](.+)$/.exec(path)?.[1];
    if (added) return added.replaceAll('.', '/');
    if (place || path.includes('/')) return place ?? path;
    if (path.startsWith('cups.') && !ofAddress.includes(path)) return placeOf('cups');
    return pattern && start ? path.replace(pattern, start) : `${step}/${path}`;
  };
  if (problem.kind === 'conflict') {
    const [field, code] = conflicts[problem.code ?? ''] ?? [];
    return field && code ? { [placeOf(field)]: [code] } : null;
  }
  if (problem.kind !== 'invalid' || Object.keys(problem.fields).length === 0) return null;
  return Object.fromEntries(
    Object.entries(problem.fields).map(([path, given]) => {
      const ofChosen = isChosen && chosenAccountErrors[path];
      return ofChosen || [placeOf(path), given.map((one) => codes[one] ?? one)];
    }),
  );
}
