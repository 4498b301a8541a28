import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, notFound } from '#sandbox/api/refusal.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { changeOwnContract } from '#sandbox/operations/contracts/changes/change-own-contract.ts';
import {
  requestSignature,
  withdrawPending,
} from '#sandbox/operations/contracts/changes/pending-signatures.ts';
import { contractView } from '#sandbox/operations/contracts/contract-view.ts';
import { ownContract } from '#sandbox/operations/contracts/own-contract.ts';
import { applyBatteryChange, type BatteryChange, checkBatteryChange } from './battery-changes.ts';
import { percentagesOf } from './battery-view.ts';

type Calling = Pick<Call, 'database' | 'session' | 'services'>;
type BatteryCall = Calling & {
  path: { contractName: string; batteryId: number };
  query: Call<'changeBatteryShare'>['query'];
};

const TYPES = [
  {
    name: 'aplicar',
    description: { es: 'Aplicar en la próxima factura', ca: 'Aplicar a la propera factura' },
  },
  {
    name: 'acumular',
    description: { es: 'Acumular para más adelante', ca: 'Acumular per a més endavant' },
  },
] as const;

/** Virtual batteries: shares, moves and use of the discount. */
export const batteryHandlers = {
  async listBatteryTypes({ query }) {
    return resultOf(
      TYPES.map(({ name, description }) => ({
        name,
        description: inLanguage(description, query.lang),
      })),
    );
  },

  async listBatteryPercentages(call) {
    const { batteryId } = call.path;
    if (!(await isOwnBattery(call, batteryId))) throw notFound();
    const shares = await percentagesOf(call.database, batteryId, call.services.clock.today());
    const contracts = await call.database
      .selectFrom('contracts')
      .select(['id', 'name'])
      .where('customer_id', '=', signedIn(call).customer.id)
      .execute();
    const names = new Map(contracts.map(({ id, name }) => [id, name]));
    return resultOf(
      shares.map(({ share: { contract_id: id }, percentage }) => ({
        bateria_id: batteryId,
        percentage,
        contract: { id, name: names.get(id) ?? '' },
      })),
    );
  },

  changeBatteryShare: changedShare,
  patchBatteryShare: changedShare,
  moveBattery: moved,
  patchMoveBattery: moved,
  changeBatteryManagement: changedManagement,
  patchBatteryManagement: changedManagement,
} satisfies Handlers;

function changedShare(call: BatteryCall & { body: { pes_percentatge: number } }) {
  return changed(call, { kind: 'share', percentage: call.body.pes_percentatge });
}

function changedManagement(
  call: BatteryCall & { body: { valor_descomptes: 'aplicar' | 'acumular' } },
) {
  return changed(call, { kind: 'management', management: call.body.valor_descomptes });
}

function moved(call: BatteryCall & { body: { bateria_desti: number; pes_percentatge: number } }) {
  const { bateria_desti: to, pes_percentatge: percentage } = call.body;
  return changed(call, { kind: 'move', to, percentage });
}

/** Applies the change, or stores it where the contract needs a signature. Returns the contract afterwards. */
function changed(call: BatteryCall, change: BatteryChange) {
  const which = { contract: call.path.contractName, feature: 'virtualBattery' } as const;
  return changeOwnContract(call, which, async (call, contract) => {
    const { batteryId } = call.path;
    const today = call.services.clock.today();
    const share = { contractId: contract.id, batteryId, today };
    if (!(await hasShare(call, contract))) throw notFound();
    await checkBatteryChange(call.database, share, change);
    if (change.kind === 'move') await refuseDestination(call, change.to);

    const kind = `battery-${change.kind}-${batteryId}` as const;
    if (contract.requires_signature) {
      await requestSignature(call, contract, kind, { ...change, battery_id: batteryId });
    } else {
      await withdrawPending(call.database, contract, kind);
      await applyBatteryChange(call.database, share, change);
    }
    const now = await ownContract(call, contract.name);
    return dataOf(await contractView(call.database, now, { today, language: call.query.lang }));
  });
}

async function hasShare({ database, path }: BatteryCall, { id }: ContractRow): Promise<boolean> {
  const share = await database
    .selectFrom('battery_shares')
    .select('id')
    .where('contract_id', '=', id)
    .where('battery_id', '=', path.batteryId)
    .executeTakeFirst();
  return share !== undefined;
}

async function refuseDestination(call: BatteryCall, to: number): Promise<void> {
  if (to === call.path.batteryId) throw invalidFields({ bateria_desti: ['same'] });
  if (!(await isOwnBattery(call, to))) throw invalidFields({ bateria_desti: ['unknown'] });
}

async function isOwnBattery(call: Calling, id: number): Promise<boolean> {
  const battery = await call.database
    .selectFrom('batteries')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', signedIn(call).customer.id)
    .executeTakeFirst();
  return battery !== undefined;
}
