import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { now, today } from '#config/clock.ts';
import type { Contract, ContractNotification, ContractType } from '#domain/contract/contract.ts';
import { isLatePowerChange } from '#domain/contract/power-change-year.ts';
import { withdrawalTerm } from '#domain/contract/withdrawal-term.ts';
import { holderOf } from '#domain/customer/holder.ts';
import { batteriesOf, batteryMembers } from '#queries/batteries/battery-shares.ts';
import {
  day,
  optional,
  optionalList,
  optionalText,
  readAnswer,
} from '#queries/read/read-answer.ts';
import { bankAccountMembers, bankAccountOf } from './bank-account.ts';
import { changeMembers, changesOf, powersOf } from './contract-changes.ts';
import { summaryMembers, summaryOf } from './contract-summaries.ts';
import { contractedOf } from './contracted.ts';

const text = optional(v.string());
const date = optional(day);
const address = v.object({ full_address: optionalText });

/** Electricity and gas name the members of a service differently. */
const service = v.pipe(
  v.object({
    nom: text,
    name: text,
    data_inici: date,
    start_date: date,
    data_fi: date,
    end_date: date,
  }),
  v.check(({ nom, name }) => (nom ?? name) !== null),
);

/** Where a contract is written to, in the API's own names, read as the portal's. */
export const notificationMembers = v.object({
  ...address.entries,
  id: v.number(),
  name: optionalText,
  zipcode: text,
  email: text,
  mobile: text,
});

export const notificationOf = ({
  full_address,
  ...one
}: v.InferOutput<typeof notificationMembers>): ContractNotification => ({
  ...one,
  address: full_address,
});

const contractMembers = v.object({
  ...summaryMembers,
  ...changeMembers,
  ...batteryMembers,
  owner_partner: optional(v.object({ name: optionalText })),
  fiscal_partner: optional(v.object({ name: optionalText, vat: optionalText })),
  fiscal_address: optional(address),
  bank_account: optional(bankAccountMembers),
  mandate: optional(v.object({ reference: v.string(), date: day })),
  terms: v.optional(v.unknown()),
  notification_address: optional(notificationMembers),
  atr_available: v.boolean(),
  last_power_change: date,
  dso: optional(v.object({ name: v.string(), website: text })),
  dso_reference: text,
  dso_phone: text,
  pressio: optional(v.number()),
  caudal: optional(v.number()),
  services: optionalList('service', service),
  bonos_sociales: optionalList('social discount', service),
  attachments: optionalList(
    'attachment',
    v.object({
      id: v.number(),
      filename: v.string(),
      name: text,
      created_date: date,
      size_text: optionalText,
      category_name: optionalText,
    }),
  ),
});

type ContractAnswer = v.InferOutput<typeof contractMembers>;

const serviceOf = (one: v.InferOutput<typeof service>) => ({
  name: one.nom ?? one.name ?? '',
  startDate: one.data_inici ?? one.start_date,
  endDate: one.data_fi ?? one.end_date,
});

function contractOf(contract: ContractAnswer, type: ContractType): Contract {
  const { bank_account: account, notification_address: notification, dso } = contract;
  const powers = powersOf(contract.contracted_power_period);
  return {
    ...summaryOf(contract, type),
    ...changesOf(contract),
    owner: contract.owner_partner?.name ?? '',
    fiscal: {
      name: contract.fiscal_partner?.name ?? '',
      vat: contract.fiscal_partner?.vat ?? '',
      address: contract.fiscal_address?.full_address ?? '',
    },
    holder: holderOf(contract.fiscal_partner?.vat ?? ''),
    mayWithdraw: withdrawalTerm(termOf(contract), todayInSpain()) === 'open',
    city: contract.cups?.city ?? null,
    cadastralReference: contract.cups?.ref_catastral ?? null,
    powers,
    powerByPeriod: Object.fromEntries(powers.map(({ period, powerKw }) => [period, powerKw])),
    bankAccount: account && bankAccountOf(account),
    directDebit: account !== null,
    mandate: contract.mandate,
    contracted: contractedOf(contract.terms),
    notification: notification && notificationOf(notification),
    atrAvailable: contract.atr_available,
    lastPowerChange: contract.last_power_change,
    powerChangedLately: isLatePowerChange(contract.last_power_change, today()),
    distributor: dso && {
      ...dso,
      reference: contract.dso_reference,
      phone: contract.dso_phone,
    },
    gas: type === 'gas' ? { pressureBar: contract.pressio, flow: contract.caudal } : null,
    services: contract.services.map(serviceOf),
    socialDiscounts: contract.bonos_sociales.map(serviceOf),
    attachments: contract.attachments.map(({ id, filename, name, ...file }) => ({
      id,
      name: name ?? filename,
      fileName: filename,
      createdDate: file.created_date,
      sizeText: file.size_text,
      category: file.category_name,
    })),
    batteries: batteriesOf(contract),
  };
}

const termOf = ({ sign_date, state, fiscal_partner }: ContractAnswer) => ({
  signDate: sign_date,
  vat: fiscal_partner?.vat ?? '',
  isClosed: state === 'baixa',
});

const todayInSpain = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now());

/** One contract as the retailer has it now. Throws ProblemError. */
export async function fetchContract(
  type: ContractType,
  name: string,
  signal?: AbortSignal,
): Promise<Contract> {
  const params = { path: { name }, query: { type } };
  const call = apiClient.GET('/v2/contracts/{name}', { params, ...(signal && { signal }) });
  return contractOf(await readAnswer(call, contractMembers), type);
}

/** One contract; a number that is not the customer's ends in the problem `not-found`. */
export const contractQuery = (type: ContractType, name: string) =>
  queryOptions({
    queryKey: ['contract', type, name],
    queryFn: ({ signal }) => fetchContract(type, name, signal),
  });
