import type { Call } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { type Feature, refuseDisabled } from '#sandbox/operations/content/features.ts';
import { ownContract } from '#sandbox/operations/contracts/own-contract.ts';

type Changing = Pick<Call, 'database' | 'session'>;

/**
 * Changes a contract of the caller (by number or identifier) in one transaction that locks it. Throws 404 for another
 * customer's, 403 when the feature is switched off, 406 when the contract is not active.
 */
export function changeOwnContract<C extends Changing, A>(
  call: C,
  { contract: which, feature }: { contract: string | number; feature?: Feature },
  act: (call: C, contract: ContractRow) => Promise<A>,
): Promise<A> {
  return inTransaction(call, async (inside) => {
    const contract = await ownContract(inside, which, 'to change');
    if (feature) await refuseDisabled(inside, feature);
    if (contract.state !== 'activa') throw new Refusal(406, 'contract_not_active');
    return act(inside, contract);
  });
}

function inTransaction<C extends Changing, A>(call: C, act: (call: C) => Promise<A>): Promise<A> {
  if (call.database.isTransaction) return act(call);
  return call.database.transaction().execute((database) => act({ ...call, database }));
}
