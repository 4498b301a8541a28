import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Contract, ContractNotification } from '#domain/contract/contract.ts';
import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { components } from '#openapi/generated/types.ts';
import type {
  FormMutation,
  MutationContext,
  OwnMembers,
  TakenAnswers,
} from '#operations/mutation.ts';
import { addressOf } from '#operations/wire/address-answers.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContractAddresses, type OwnAddress } from '#queries/contracting/addresses.ts';
import { fetchContract, notificationMembers, notificationOf } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const takes = ['address', 'name', 'newAddress', 'email', 'mobile', OTHER_CONTRACTS] as const;
const adds = ['address_type', 'address_id', 'new_address'] as const;
/** What it writes into the group of the new address. */
const inNewAddress = ['name', 'zipcode', 'city', 'email', 'mobile'] as const;
type Taken = (typeof takes)[number];
type Own = OwnMembers<(typeof adds)[number]>;
type Answers = TakenAnswers<Taken>;
type Change = components['schemas']['NotificationAddressChange'];
type NewAddress = components['schemas']['NewNotificationAddress'];

const inGroup = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `newAddress.${name}`]));

const formWords = {
  fields: {
    address_id: 'address',
    new_address: 'address',
    ...inGroup('state', 'tv', 'nv', 'pnp', 'bq', 'es', 'pt', 'pu', 'ref_catastral'),
    ...{ zipcode: 'newAddress.dp', city: 'newAddress.poblacio' },
  },
  codes: {
    ...{ invalid: 'format', too_short: 'format' },
    ...{ 'city.invalid': 'unknown', 'tv.invalid': 'unknown' },
  },
};

const changeAnswer = v.object({
  address_id: v.number(),
  notification_address: notificationMembers,
});

/** Where the contract is written to from now on. */
export type NotificationAddressResult = ContractNotification;

/** Id of the chosen own address; null when the answers contain a new one. */
function chosenAddress({ address }: Answers): number | null {
  return /^\d+$/.test(String(address)) ? Number(address) : null;
}

/** The new address in the API's own names; fields that it does not know travel under their own. */
function newAddressOf({ name, newAddress, email, mobile }: Answers): NewAddress {
  // The API finds the municipality by its name.
  const { dp, poblacio, ine: _ine, ...street } = addressOf(newAddress);
  const own = { name, zipcode: dp, city: poblacio, email, mobile } satisfies OwnMembers<
    (typeof inNewAddress)[number]
  >;
  return { ...street, ...own } as NewAddress;
}

/** Answers that a configuration owner added to the form. */
function extraOf(answers: Answers): Record<string, unknown> {
  const taken: readonly string[] = takes;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !taken.includes(name)));
}

function bodyOf(answers: Answers): Change {
  const extra = extraOf(answers);
  const chosen = chosenAddress(answers);
  return chosen === null
    ? {
        ...extra,
        ...({ address_type: 'new' as const, new_address: newAddressOf(answers) } satisfies Own),
      }
    : { ...extra, ...({ address_type: 'existing' as const, address_id: chosen } satisfies Own) };
}

const comparable = (value: unknown) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const compared = [
  ...(['name', 'zipcode', 'nv', 'pnp', 'bq', 'es', 'pt', 'pu'] as const),
  ...(['ref_catastral', 'email', 'mobile'] as const),
];

/** True for the requested address, however the retailer writes it. */
const isSame = (stored: OwnAddress, requested: NewAddress): boolean =>
  stored.tv?.id === requested.tv &&
  comparable(stored.city?.city) === comparable(requested.city) &&
  compared.every((part) => comparable(stored[part]) === comparable(requested[part]));

const contractOf = ({ subject }: MutationContext) => subject.contract as Contract;

/** Changes where the letters about the contract of the subject go. */
export const notificationAddress: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds: [...adds, ...inNewAddress.map((name) => `newAddress/${name}`)],

  async send(answers, context) {
    const header = { 'Idempotency-Key': context.idempotencyKey };
    const params = { path: { contractName: contractOf(context).name }, header };
    const call = apiClient.POST('/v1/contracts/{contractName}/notification/', {
      params,
      body: bodyOf(answers),
    });
    const changed = await readAnswer(call, changeAnswer).catch(inFormWords(formWords));
    return { kind: 'sent', result: notificationOf(changed.notification_address) };
  },

  async verify(answers, context) {
    const { type, name, id } = contractOf(context);
    const { notification } = await fetchContract(type, name);
    if (!notification) return null;
    const chosen = chosenAddress(answers);
    const isDone =
      chosen === null
        ? (await fetchContractAddresses(id)).some(
            (one) => one.id === notification.id && isSame(one, newAddressOf(answers)),
          )
        : notification.id === chosen;
    return isDone ? { kind: 'sent', result: notification } : null;
  },

  /** A new address is made once; the others are given the one that came back. */
  answersForOthers(answers, { result }) {
    if (chosenAddress(answers) !== null) return answers;
    const { id } = result as NotificationAddressResult;
    return { ...extraOf(answers), address: String(id) };
  },

  stales: [['contract'], ['contracts'], ['addresses']],
};
