import { isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import { ProblemError } from '#domain/problem.ts';
import { fetchIbans } from '#queries/contracts/ibans.ts';
import { type Fields, type LeadAnswers, type LeadSource, stepOf } from './lead-source.ts';
import { asWaiting } from './lead-waiting.ts';

const FIELD = 'payment/account';

/** Id of the own account that a customer chose; undefined where an IBAN is typed. */
export function chosenAccount({ payment }: LeadAnswers): number | undefined {
  const account = String(payment?.account);
  return /^\d+$/.test(account) ? Number(account) : undefined;
}

/**
 * IBAN of one of the customer's own accounts: a lead takes no id, and the answers hold no IBAN. Throws ProblemError,
 * `invalid` at the account where the customer has it no more, or where it cannot be read now: nothing was sent then.
 */
async function ibanOf(id: number): Promise<string> {
  const accounts = await fetchIbans().catch(asWaiting(FIELD));
  const iban = normaliseIban(accounts.find((one) => one.id === id)?.printable_iban ?? '');
  if (!isIban(iban)) throw new ProblemError({ kind: 'invalid', fields: { [FIELD]: ['unknown'] } });
  return iban;
}

/** The payment: the account that is charged, chosen or typed. Throws ProblemError. */
export async function paymentFields(source: LeadSource): Promise<Fields> {
  const { iban, isOwner } = stepOf(source, 'payment');
  const id = chosenAccount(source.answers);
  return {
    bank: {
      iban: id === undefined ? iban : await ibanOf(id),
      owner_is_bank_owner: isOwner === true,
    },
  };
}
