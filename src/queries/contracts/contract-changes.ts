import * as v from 'valibot';
import type {
  Contract,
  ElectronicNotification,
  InvoiceDelivery,
  PowerPeriod,
  SipsOptOut,
} from '#domain/contract/contract.ts';
import { day, optional, optionalList } from '#queries/read/read-answer.ts';
import { bankAccountMembers, bankAccountOf } from './bank-account.ts';
import { powerPeriod } from './contract-summaries.ts';

const text = optional(v.string());
const date = optional(day);
const anything = v.optional(v.unknown());

/** Members of a contract for its changes under way, and for what customers can change of it. */
export const changeMembers = {
  bank_account_change: optional(v.object({ bank_account: bankAccountMembers, date_request: day })),
  power_change: optional(
    v.object({
      contracted_power_period: optionalList('period of power', powerPeriod),
      date_request: day,
      date_limit: date,
      waiting_for_signature: v.boolean(),
    }),
  ),
  invoice_online_change: optional(v.object({ invoice_online: anything, date_request: day })),
  no_cession_sips: optional(
    v.object({ state: text, waiting_for_signature: optional(v.boolean()), date_request: date }),
  ),
  invoice_online: anything,
  electronic_notification: anything,
  date_start_electronic_notification: date,
  date_request_electronic_notification: date,
};

const changes = v.object(changeMembers);
type ChangesAnswer = v.InferOutput<typeof changes>;

/** Powers by period, in kW. */
export const powersOf = (periods: v.InferOutput<typeof powerPeriod>[]): PowerPeriod[] =>
  periods.map(({ period, power }) => ({ period, powerKw: power }));

const deliveryOf = (online: unknown): InvoiceDelivery =>
  online === true || online === 'email' ? 'email' : 'postal';

/** Customer area, section 4: active once it has a start date, requested while it has only the date of the request. */
function electronicNotificationOf(contract: ChangesAnswer): ElectronicNotification {
  const {
    date_start_electronic_notification: startDate,
    date_request_electronic_notification: requestDate,
  } = contract;
  const isActive = contract.electronic_notification && startDate;
  const state = requestDate ? 'requested' : 'unactive';
  return { state: isActive ? 'active' : state, startDate, requestDate };
}

function sipsOf({ no_cession_sips: sips }: ChangesAnswer): SipsOptOut {
  const state = sips?.state === 'requested' || sips?.state === 'active' ? sips.state : 'unactive';
  return {
    state,
    waitsForSignature: sips?.waiting_for_signature ?? false,
    requestDate: sips?.date_request ?? null,
  };
}

/** Those members as the portal reads them. */
export function changesOf(
  contract: ChangesAnswer,
): Pick<
  Contract,
  | 'bankAccountChange'
  | 'powerChange'
  | 'invoiceDelivery'
  | 'invoiceDeliveryChange'
  | 'electronicNotification'
  | 'sips'
> {
  const { bank_account_change: account, power_change: power } = contract;
  const { invoice_online_change: delivery } = contract;
  return {
    bankAccountChange: account && {
      bankAccount: bankAccountOf(account.bank_account),
      requestDate: account.date_request,
    },
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
  };
}
