import { withdrawalEnd, withdrawalTerm } from '#domain/contract/withdrawal-term.ts';
import { retailerDay } from '#domain/values/working-day.ts';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, notFound, Refusal } from '#sandbox/api/refusal.ts';
import { withdrawalFormPdf } from '#sandbox/documents/withdrawal-form-pdf.ts';
import { withdrawalPdf } from '#sandbox/documents/withdrawal-pdf.ts';
import { withdrawalMail } from '#sandbox/mail/order-mails.ts';
import { visitorSettings } from '#sandbox/operations/content/settings.ts';
import { provedOrder } from '#sandbox/orders/proved-order.ts';
import { type StoredWithdrawal, storedWithdrawal } from '#sandbox/orders/stored-withdrawal.ts';
import { withdraw, withdrawalNumber } from '#sandbox/orders/withdraw.ts';

/** Withdrawal from contracts, with a session or without (TRLGDCU 102-108). */
export const withdrawalHandlers = {
  async withdrawFromContract(call) {
    const { reference, name, confirm } = call.body;
    const errors: FieldErrors = {};
    if (!name.trim()) errors.name = ['required'];
    if (!confirm) errors.confirm = ['must_be_true'];
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    const { contractId, email } = await namedContract(call);
    const language = call.query.lang ?? call.session?.customer.language ?? 'es_ES';
    const now = call.services.clock.now();
    const by = { reference: reference.trim(), name: name.trim(), email, language, now };
    const { withdrawal, isFirst } = await withdraw(call.database, contractId, by);
    const stored = await storedWithdrawal(call.database, withdrawal.key);
    if (!stored) throw notFound();
    if (isFirst && stored.email) {
      const mail = withdrawalMail(stored, call.services.portal());
      await call.services.outbox.send(call.database, { recipient: stored.email, ...mail });
    }
    return resultOf(receiptOf(stored));
  },

  async listWithdrawableContracts(call) {
    const rows = await call.database
      .selectFrom('contracts')
      .leftJoin('withdrawals', 'withdrawals.contract_id', 'contracts.id')
      .selectAll('contracts')
      .select('withdrawals.id as withdrawal')
      .where('customer_id', '=', signedIn(call).customer.id)
      .orderBy('sign_date', (order) => order.desc().nullsFirst())
      .orderBy('name')
      .execute();
    const today = retailerDay(call.services.clock.now());
    const listed = rows.map(({ withdrawal, type, name, sign_date, ...row }) => {
      const signed = {
        signDate: sign_date,
        vat: row.fiscal_vat,
        isClosed: row.state === 'baixa',
      };
      return {
        reference: `${type}/${name}`,
        name,
        address: row.full_address,
        sign_date,
        until: sign_date && withdrawalEnd(sign_date),
        state: withdrawal === null ? withdrawalTerm(signed, today) : ('withdrawn' as const),
      };
    });
    const { open } = call.query;
    return resultOf(
      listed.filter(({ state }) => open === undefined || (state === 'open') === open),
    );
  },

  async downloadWithdrawalReceipt(call) {
    const stored = await storedWithdrawal(call.database, call.path.receiptKey);
    if (!stored) throw notFound();
    const { organization } = await visitorSettings(call.database);
    return withdrawalPdf(stored, { organization, language: call.query.lang ?? stored.language });
  },

  async downloadWithdrawalForm(call) {
    const { organization } = await visitorSettings(call.database);
    return withdrawalFormPdf(organization, call.query.lang);
  },
} satisfies Handlers;

/** A customer's own contract by its number, or the order that a person proves to be theirs. */
async function namedContract(call: Call<'withdrawFromContract'>) {
  const { reference, proof } = call.body;
  const customer = call.session?.customer;
  const own = await call.database
    .selectFrom('contracts')
    .select('id')
    .where('name', '=', reference.trim())
    .where('customer_id', '=', customer?.id ?? 0)
    .executeTakeFirst();
  if (own) return { contractId: own.id, email: customer?.email ?? null };
  if (customer && !proof) throw invalidFields({ reference: ['unknown'] });
  const { contract, email } = await provedOrder(call, { reference, proof });
  // Only a company waits for an offer without a contract.
  if (!contract) throw new Refusal(406, 'withdrawal_of_company');
  return { contractId: contract.id, email };
}

function receiptOf(stored: StoredWithdrawal): components['schemas']['WithdrawalReceipt'] {
  return {
    number: withdrawalNumber(stored),
    received_at: stored.received_at.toISOString(),
    contract: stored.contract,
    supply: stored.supply,
    effect: stored.effect,
    key: stored.key,
  };
}
