import type { Handlers } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import { ownContract } from '#sandbox/operations/contracts/own-contract.ts';
import { changeAccount } from './iban-change.ts';

/** Changing the bank account of a gas contract, whose path has its identifier. */
export const gasIbanChangeHandlers = {
  async changeGasContractIban(call) {
    const contract = await ownContract(call, call.path.contractId, 'to change');
    if (contract.type !== 'gas') throw notFound();
    return changeAccount(call, contract);
  },
} satisfies Handlers;
