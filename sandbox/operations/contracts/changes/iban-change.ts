import { isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import { dataOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, notFound, Refusal } from '#sandbox/api/refusal.ts';
import { signMandate } from '#sandbox/contracting/order/mandates.ts';
import type { BankAccountRow, ContractRow } from '#sandbox/database/tables.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { bankAccountView } from '#sandbox/operations/contracts/bank-account-view.ts';
import { ownContract } from '#sandbox/operations/contracts/own-contract.ts';
import { readUploadedFile, type UploadedFile } from '#sandbox/uploads/uploaded-file.ts';
import { requestSignature, withdrawPending } from './pending-signatures.ts';

type IbanCall = Pick<
  Call<'changeContractIban'>,
  'database' | 'session' | 'services' | 'query' | 'body'
>;
/** An existing account of the customer, or a new number. */
type Choice = { id: number; iban: string } | { iban: string };

/** Changing the bank account that pays a contract of electricity. */
export const ibanChangeHandlers = {
  async changeContractIban(call) {
    const contract = await ownContract(call, call.path.contractName, 'to change');
    if (contract.type === 'gas') throw notFound();
    return changeAccount(call, contract);
  },
} satisfies Handlers;

/** Changes the account of a contract that the caller has locked. */
export async function changeAccount(call: IbanCall, contract: ContractRow) {
  const { customer } = signedIn(call);
  const { features, fileUploadSizeLimit } = await settingsOf(call.database, customer);
  if (!features.ibanChange.enabled) throw new Refusal(403, 'feature_disabled');
  if (contract.state !== 'activa') throw new Refusal(406, 'contract_not_active');

  const errors: FieldErrors = {};
  if (!call.body.owner_is_bank_owner) errors.owner_is_bank_owner = ['must_be_true'];
  const choice = await chosenAccount(call, errors);
  const files = proofs(call, fileUploadSizeLimit, errors);
  if (features.ibanChange.attachments && !call.body.files?.length) errors.files = ['required'];
  if (!choice || Object.keys(errors).length > 0) throw invalidFields(errors);

  const account = 'id' in choice ? choice : await newAccount(call, choice.iban);
  await storeFiles(call, contract, files);
  const waiting = contract.requires_signature && contract.bank_account_id !== account.id;
  if (waiting)
    await requestSignature(call, contract, 'iban-change', { bank_account_id: account.id });
  else await apply(call, contract, account);
  return dataOf({ result: bankAccountView(account), waiting_for_signature: waiting });
}

async function chosenAccount(call: IbanCall, errors: FieldErrors): Promise<Choice | undefined> {
  const { already_registered, bank_id, iban } = call.body;
  const own = call.database
    .selectFrom('bank_accounts')
    .select(['id', 'iban'])
    .where('customer_id', '=', signedIn(call).customer.id);
  if (already_registered) {
    const account = bank_id && (await own.where('id', '=', bank_id).executeTakeFirst());
    if (account) return account;
    errors.bank_id = [bank_id ? 'unknown' : 'required'];
    return undefined;
  }
  const normal = normaliseIban(iban ?? '');
  if (!isIban(normal)) {
    errors.iban = [normal ? 'invalid' : 'required'];
    return undefined;
  }
  return (await own.where('iban', '=', normal).executeTakeFirst()) ?? { iban: normal };
}

function proofs({ body }: IbanCall, limit: number, errors: FieldErrors): UploadedFile[] {
  const read = (body.files ?? []).map((file) => readUploadedFile(file, limit));
  const refused = [...new Set(read.filter((file) => typeof file === 'string'))];
  if (refused.length > 0) errors.files = refused;
  return read.filter((file) => typeof file !== 'string');
}

/** Another request of the same customer may add it at the same time: then both use that row. */
function newAccount(call: IbanCall, iban: string) {
  return call.database
    .insertInto('bank_accounts')
    .values({ customer_id: signedIn(call).customer.id, iban })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'iban'])
        .doUpdateSet({ iban: (row) => row.ref('excluded.iban') }),
    )
    .returning(['id', 'iban'])
    .executeTakeFirstOrThrow();
}

async function storeFiles(call: IbanCall, contract: ContractRow, files: UploadedFile[]) {
  if (files.length === 0) return;
  const owner = { customer_id: contract.customer_id, contract_id: contract.id };
  const created_at = call.services.clock.now();
  await call.database
    .insertInto('uploads')
    .values(files.map((file) => ({ ...owner, ...file, purpose: 'iban-change', created_at })))
    .execute();
}

async function apply(
  call: IbanCall,
  contract: ContractRow,
  { id, iban }: Pick<BankAccountRow, 'id' | 'iban'>,
) {
  const { database, services } = call;
  await withdrawPending(database, contract, 'iban-change');
  await database
    .updateTable('contracts')
    .set({ bank_account_id: id })
    .where('id', '=', contract.id)
    .execute();
  if (contract.bank_account_id === id) return;
  const { language } = signedIn(call).customer;
  await signMandate(database, { contract, iban, language, now: services.clock.now() });
}
