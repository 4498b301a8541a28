import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { BankAccount, Contract } from '#domain/contract/contract.ts';
import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import type {
  FormMutation,
  MutationContext,
  OwnMembers,
  TakenAnswers,
} from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { uploadedFiles } from '#operations/wire/uploaded-files.ts';
import { bankAccountMembers, bankAccountOf } from '#queries/contracts/bank-account.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const takes = ['account', 'iban', 'ownerIsBankOwner', 'files', OTHER_CONTRACTS] as const;
const adds = ['already_registered', 'bank_id', 'owner_is_bank_owner'] as const;
type Taken = (typeof takes)[number];
type Own = OwnMembers<Taken | (typeof adds)[number]>;
type Answers = TakenAnswers<Taken>;

const formWords = {
  fields: { bank_id: 'account', owner_is_bank_owner: 'ownerIsBankOwner' },
  codes: { invalid: 'format', must_be_true: 'const', too_many: 'maxItems' },
};

const changeAnswer = v.object({
  waiting_for_signature: v.boolean(),
  result: bankAccountMembers,
});

/** The account that the contract has now, or once the change is signed. */
export type IbanChangeResult = BankAccount;

/** Id of the chosen own account; null when the answers contain a new IBAN. */
function chosenAccount({ account }: Answers): number | null {
  return /^\d+$/.test(String(account)) ? Number(account) : null;
}

async function bodyOf(answers: Answers) {
  const { account, iban, ownerIsBankOwner, files, otherContracts: _, ...extra } = answers;
  const bankId = chosenAccount(answers);
  return {
    ...extra,
    ...({
      already_registered: bankId !== null,
      bank_id: bankId,
      iban: bankId === null ? normaliseIban(String(iban ?? '')) : null,
      owner_is_bank_owner: ownerIsBankOwner === true,
      files: await uploadedFiles(files),
    } satisfies Own),
  };
}

const contractOf = ({ subject }: MutationContext) => subject.contract as Contract;

/** Changes the bank account that pays the contract of the subject. */
export const ibanChange: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds,

  async send(answers, context) {
    const body = await bodyOf(answers);
    const { id, name, type } = contractOf(context);
    const header = { 'Idempotency-Key': context.idempotencyKey };
    // Gas has a call of its own, under the identifier of the contract (customer area, section 7).
    const call =
      type === 'gas'
        ? apiClient.POST('/v2/contracts/{contractId}/iban/', {
            params: { path: { contractId: id }, header },
            body,
          })
        : apiClient.POST('/v1/contracts/{contractName}/iban/', {
            params: { path: { contractName: name }, header },
            body,
          });
    const changed = await readAnswer(call, changeAnswer).catch(inFormWords(formWords));
    const result: IbanChangeResult = bankAccountOf(changed.result);
    return { kind: changed.waiting_for_signature ? 'signing' : 'sent', result };
  },

  /**
   * A retailer may not say which change waits for its signature: it then counts as not done, and the idempotency key
   * makes a repeat safe.
   */
  async verify(answers, context) {
    const { type, name } = contractOf(context);
    const { bankAccount, bankAccountChange } = await fetchContract(type, name);
    const bankId = chosenAccount(answers);
    const isRequested = (account: BankAccount | null | undefined): account is IbanChangeResult =>
      bankId === null
        ? account?.iban === normaliseIban(String(answers.iban))
        : account?.id === bankId;
    const waiting = bankAccountChange?.bankAccount;
    if (isRequested(waiting)) return { kind: 'signing', result: waiting };
    return isRequested(bankAccount) ? { kind: 'sent', result: bankAccount } : null;
  },

  stales: [['contract'], ['contracts'], ['ibans']],
};
