import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { changeOwnContract } from './changes/change-own-contract.ts';
import { requestSignature } from './changes/pending-signatures.ts';

/** Request of electronic notification, which always needs the customer's signature. */
export const electronicNotificationHandlers = {
  requestElectronicNotification: (call) =>
    changeOwnContract(
      call,
      { contract: call.path.contractName, feature: 'electronicNotification' },
      async (call, contract) => {
        const { mobile, email } = await call.database
          .selectFrom('addresses')
          .select(['mobile', 'email'])
          .where('id', '=', contract.notification_address_id)
          .executeTakeFirstOrThrow();
        if (contract.electronic_notification) throw new Refusal(406, 'already_active');
        if (contract.electronic_notification_request) throw new Refusal(406, 'already_requested');
        if (!mobile || !email) throw new Refusal(406, 'contact_missing');
        const today = call.services.clock.today();
        await call.database
          .updateTable('contracts')
          .set({ electronic_notification_request: today })
          .where('id', '=', contract.id)
          .execute();
        await requestSignature(call, contract, 'electronic-notification', { mobile, email });
        return resultOf({
          electronic_notification: false,
          date_start_electronic_notification: null,
          date_request_electronic_notification: today,
          waiting_for_signature: true,
        });
      },
    ),
} satisfies Handlers;
