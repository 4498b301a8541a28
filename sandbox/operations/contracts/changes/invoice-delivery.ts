import { dataOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { changeOwnContract } from './change-own-contract.ts';
import { deliveryOf, invoiceOnline } from './invoice-online.ts';
import { requestSignature, withdrawPending } from './pending-signatures.ts';

/** Choosing how invoices are delivered. */
export const invoiceDeliveryHandlers = {
  changeInvoiceDelivery: (call) =>
    changeOwnContract(
      call,
      { contract: call.path.name, feature: 'invoiceDelivery' },
      async (call, contract) => {
        if (call.query.type && !kindsOf(contract).includes(call.query.type)) throw notFound();
        const wanted = deliveryOf(call.body.invoice_online);
        const { email } = await call.database
          .selectFrom('addresses')
          .select('email')
          .where('id', '=', contract.notification_address_id)
          .executeTakeFirstOrThrow();
        if (wanted === 'email' && !email) throw new Refusal(406, 'email_missing');

        const waiting = contract.requires_signature && contract.invoice_delivery !== wanted;
        if (waiting) {
          await requestSignature(call, contract, 'invoice-delivery', { invoice_delivery: wanted });
        } else {
          await withdrawPending(call.database, contract, 'invoice-delivery');
          await call.database
            .updateTable('contracts')
            .set({ invoice_delivery: wanted })
            .where('id', '=', contract.id)
            .execute();
        }
        const result = { invoice_online: invoiceOnline(contract, wanted) };
        return dataOf({ result, waiting_for_signature: waiting });
      },
    ),
} satisfies Handlers;

const kindsOf = ({ type, multipoint }: ContractRow): string[] =>
  multipoint ? [type, 'multipoint'] : [type];
