import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type {
  BankAccount,
  Contract,
  ContractNotification,
  ContractType,
  ElectronicNotification,
  InvoiceDelivery,
  PowerPeriod,
  SipsOptOut,
} from '#domain/contract.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import { powerPeriod, summaryMembers, summaryOf } from './contract-summaries.ts';
import { optional, optionalList, optionalText, readAnswer } from './read-answer.ts';

const text = optional(v.string());
const anything = v.optional(v.unknown());
const address = v.object({ full_address: optionalText });

/** Electricity and gas name the members of a service differently. */
const service = v.pipe(
  v.object({
    nom: text,
    name: text,
    data_inici: text,
    start_date: text,
    data_fi: text,
    end_date: text,
  }),
  v.check(({ nom, name }) => (nom ?? name) !== null),
);

/** A bank account in the API's own names, read as the portal's. */
export const bankAccountMembers = v.object({ id: v.number(), printable_iban: v.string() });

export const bankAccountOf = ({
  id,
  printable_iban: printableIban,
}: v.InferOutput<typeof bankAccountMembers>): BankAccount => ({
  id,
  iban: normaliseIban(printableIban),
  printableIban,
});

/** Where a contract is written to, in the API's own names, read as the portal's. */
export const notificationMembers = v.object({
  ...address.entries,
  id: v.number(),
  name: optionalText,
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
  owner_partner: optional(v.object({ name: optionalText })),
  fiscal_partner: optional(v.object({ name: optionalText, vat: optionalText })),
  fiscal_address: optional(address),
  bank_account: optional(bankAccountMembers),
  bank_account_change: optional(
    v.object({ bank_account: bankAccountMembers, date_request: v.string() }),
  ),
  notification_address: optional(notificationMembers),
  atr_available: v.boolean(),
  power_change: optional(
    v.object({
      contracted_power_period: optionalList('period of power', powerPeriod),
      date_request: v.string(),
      date_limit: text,
      waiting_for_signature: v.boolean(),
    }),
  ),
  invoice_online_change: optional(v.object({ invoice_online: anything, date_request: v.string() })),
  no_cession_sips: optional(
    v.object({ state: v.string(), waiting_for_signature: v.boolean(), date_request: text }),
  ),
  invoice_online: anything,
  electronic_notification: anything,
  date_start_electronic_notification: text,
  date_request_electronic_notification: text,
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
      created_date: text,
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

/** Customer area, section 4: active once it has a start date, requested while it has only the date of the request. */
function electronicNotificationOf(contract: ContractAnswer): ElectronicNotification {
  const {
    date_start_electronic_notification: startDate,
    date_request_electronic_notification: requestDate,
  } = contract;
  const isActive = contract.electronic_notification && startDate;
  const state = requestDate ? 'requested' : 'unactive';
  return { state: isActive ? 'active' : state, startDate, requestDate };
}

function sipsOf({ no_cession_sips: sips }: ContractAnswer): SipsOptOut {
  const state = sips?.state === 'requested' || sips?.state === 'active' ? sips.state : 'unactive';
  return {
    state,
    waitsForSignature: sips?.waiting_for_signature ?? false,
    requestDate: sips?.date_request ?? null,
  };
}

const deliveryOf = (online: unknown): InvoiceDelivery =>
  online === true || online === 'email' ? 'email' : 'postal';

const powersOf = (periods: v.InferOutput<typeof powerPeriod>[]): PowerPeriod[] =>
  periods.map(({ period, power }) => ({ period, powerKw: power }));

function contractOf(contract: ContractAnswer, type: ContractType): Contract {
  const { bank_account: account, notification_address: notification, dso } = contract;
  const { bank_account_change: change, power_change: power } = contract;
  const { invoice_online_change: delivery } = contract;
  return {
    ...summaryOf(contract, type),
    owner: contract.owner_partner?.name ?? '',
    fiscal: {
      name: contract.fiscal_partner?.name ?? '',
      vat: contract.fiscal_partner?.vat ?? '',
      address: contract.fiscal_address?.full_address ?? '',
    },
    cadastralReference: contract.cups?.ref_catastral ?? null,
    powers: powersOf(contract.contracted_power_period),
    bankAccount: account && bankAccountOf(account),
    bankAccountChange: change && {
      bankAccount: bankAccountOf(change.bank_account),
      requestDate: change.date_request,
    },
    notification: notification && notificationOf(notification),
    atrAvailable: contract.atr_available,
    powerChange: power && {
      powers: powersOf(power.contracted_power_period),
      requestDate: power.date_request,
      limitDate: power.date_limit,
      waitsForSignature: power.waiting_for_signature,
    },
    invoiceDelivery: deliveryOf(contract.invoice_online),
    invoiceDeliveryChange: delivery && {
      delivery: deliveryOf(delivery.invoice_online),
      requestDate: delivery.date_request,
    },
    electronicNotification: electronicNotificationOf(contract),
    sips: sipsOf(contract),
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
  };
}

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
