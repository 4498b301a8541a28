import type { Handlers } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import { ibanChangeHandlers } from './iban-change.ts';
import { ownContract } from './own-contract.ts';

/** Changing the bank account of a gas contract, whose path has its identifier. */
export const gasIbanChangeHandlers = {
  async changeGasContractIban(call) {
    const contract = await ownContract(call, call.path.contractId);
    if (contract.type !== 'gas') throw notFound();
    const path = { contractName: contract.name };
    return ibanChangeHandlers.changeContractIban({ ...call, path });
  },
} satisfies Handlers;
