import { dataOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import { changeOwnContract } from './change-own-contract.ts';
import { requestSignature } from './pending-signatures.ts';

/** Opting out of sharing meter data. */
export const sipsOptOutHandlers = {
  optOutOfSips: (call) =>
    changeOwnContract(
      call,
      { contract: call.path.contractName, feature: 'sipsOptOut' },
      async (call, contract) => {
        if (contract.type === 'gas') throw new Refusal(406, 'not_for_gas');
        const { sips_state: state, sips_waiting_for_signature: signing } = contract;
        if (state === 'active') throw invalidFields({ noCessionSelection: ['already_active'] });
        if (state === 'requested' && !signing) {
          throw invalidFields({ noCessionSelection: ['already_requested'] });
        }
        if (!contract.atr_available) throw new Refusal(406, 'atr_not_available');

        const today = call.services.clock.today();
        const waiting = signing || contract.requires_signature;
        if (waiting) await requestSignature(call, contract, 'sips-opt-out');
        await call.database
          .updateTable('contracts')
          .set({
            sips_state: 'requested',
            sips_waiting_for_signature: waiting,
            sips_request: today,
          })
          .where('id', '=', contract.id)
          .execute();
        return dataOf({
          result: { state: 'requested', waiting_for_signature: waiting, date_request: today },
          waiting_for_signature: waiting,
        });
      },
    ),
} satisfies Handlers;
