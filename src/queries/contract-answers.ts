import type {
  Contract,
  ContractAttachment,
  ContractPage,
  ContractReference,
  ContractService,
  ContractState,
  ContractSummary,
  ContractType,
} from '#domain/contract.ts';
import {
  flag,
  list,
  number,
  optionalList,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  text,
  type Unread,
} from './answer-reader.ts';

const nothing: Unread = {};

function summary(answer: unknown, type: ContractType): ContractSummary {
  const row = record(answer);
  const cups = optionalRecord(row.cups) ?? nothing;
  const product = optionalRecord(row.pricelist) ?? nothing;
  const powers = optionalList(row.contracted_power_period, powerPeriod);
  return {
    id: number(row.id),
    name: text(row.name),
    type,
    state: text(row.state) as ContractState,
    signDate: optionalText(row.sign_date),
    debtEuro: optionalNumber(row.amount_debt) ?? 0,
    cups: optionalText(cups.name) ?? '',
    address: optionalText(cups.full_address) ?? '',
    product: optionalText(product.nom_comercial) ?? optionalText(product.name),
    tariff: optionalText((optionalRecord(row.tariff) ?? nothing).name),
    powerKw: powers.length > 0 ? Math.max(...powers.map(({ powerKw }) => powerKw)) : null,
  };
}

function powerPeriod(answer: unknown) {
  const { period, power } = record(answer);
  return { period: text(period), powerKw: number(power) };
}

/** Electricity and gas name the members of a service differently. */
function service(answer: unknown): ContractService {
  const { nom, name, data_inici, start_date, data_fi, end_date } = record(answer);
  return {
    name: text(nom ?? name),
    startDate: optionalText(data_inici ?? start_date),
    endDate: optionalText(data_fi ?? end_date),
  };
}

function attachment(answer: unknown): ContractAttachment {
  const file = record(answer);
  const fileName = text(file.filename);
  return {
    id: number(file.id),
    name: optionalText(file.name) ?? fileName,
    fileName,
    createdDate: optionalText(file.created_date),
    sizeText: optionalText(file.size_text) ?? '',
    category: optionalText(file.category_name) ?? '',
  };
}

/** Customer area, section 4: active once it began, requested while only the request is dated. */
function electronicNotification(contract: Unread): Contract['electronicNotification'] {
  if (contract.electronic_notification && contract.date_start_electronic_notification) {
    return 'active';
  }
  return contract.date_request_electronic_notification ? 'requested' : 'inactive';
}

function notification(answer: unknown): Contract['notification'] {
  const address = optionalRecord(answer);
  return (
    address && {
      id: number(address.id),
      name: optionalText(address.name) ?? '',
      address: optionalText(address.full_address) ?? '',
      email: optionalText(address.email),
      mobile: optionalText(address.mobile),
    }
  );
}

function distributor(contract: Unread): Contract['distributor'] {
  const dso = optionalRecord(contract.dso);
  return (
    dso && {
      name: text(dso.name),
      website: optionalText(dso.website),
      reference: optionalText(contract.dso_reference),
      phone: optionalText(contract.dso_phone),
    }
  );
}

/** A contract of `getContract`; throws ProblemError `unreadable` when it is none. */
export function readContract(answer: unknown, type: ContractType): Contract {
  const contract = record(answer);
  const account = optionalRecord(contract.bank_account);
  const fiscal = optionalRecord(contract.fiscal_partner) ?? nothing;
  return {
    ...summary(contract, type),
    owner: optionalText((optionalRecord(contract.owner_partner) ?? nothing).name) ?? '',
    fiscal: {
      name: optionalText(fiscal.name) ?? '',
      vat: optionalText(fiscal.vat) ?? '',
      address:
        optionalText((optionalRecord(contract.fiscal_address) ?? nothing).full_address) ?? '',
    },
    cadastralReference: optionalText((optionalRecord(contract.cups) ?? nothing).ref_catastral),
    powers: optionalList(contract.contracted_power_period, powerPeriod),
    bankAccount: account && {
      id: number(account.id),
      printableIban: text(account.printable_iban),
    },
    notification: notification(contract.notification_address),
    atrAvailable: flag(contract.atr_available),
    invoiceDelivery:
      contract.invoice_online === true || contract.invoice_online === 'email' ? 'email' : 'postal',
    electronicNotification: electronicNotification(contract),
    distributor: distributor(contract),
    gas:
      type === 'gas'
        ? {
            pressureBar: optionalNumber(contract.pressio),
            flow: optionalNumber(contract.caudal),
          }
        : null,
    services: optionalList(contract.services, service),
    socialDiscounts: optionalList(contract.bonos_sociales, service),
    attachments: optionalList(contract.attachments, attachment),
  };
}

/** A page of `listContracts`; `limit` is 80 when the answer carries none (decision 2). */
export function readContractPage(answer: unknown, type: ContractType): ContractPage {
  const page = record(answer);
  return {
    contracts: list(page.items, (item) => summary(item, type)),
    total: number(page.n_items),
    limit: optionalNumber(page.limit) ?? 80,
  };
}

/** Numbers of all contracts of `listContractsInfo`, electricity first. */
export function readContractReferences(answer: unknown): ContractReference[] {
  const { electricity, gas } = record(answer);
  const references = (entries: unknown, type: ContractType) =>
    optionalList(entries, (entry) => {
      const { id, name } = record(entry);
      return { id: number(id), name: text(name), type };
    });
  return [...references(electricity, 'electricity'), ...references(gas, 'gas')];
}
