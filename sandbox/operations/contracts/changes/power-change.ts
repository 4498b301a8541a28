import { dataOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import tariffs from '#sandbox/data/tariffs/electricity.json' with { type: 'json' };
import type { ContractRow } from '#sandbox/database/tables.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { changeOwnContract } from './change-own-contract.ts';
import { requestSignature } from './pending-signatures.ts';

/** Up to 15 kW the power is any multiple of 0.1 kW (RD 88/2026, art. 38); of before others are left. */
const STEPS_UP_TO = 15;
const STEP = 100;

type PowerCall = Call<'changeContractPower'>;
type Powers = ContractRow['powers'];

/** Requesting another contracted power from the distributor. */
export const powerChangeHandlers = {
  changeContractPower: (call) =>
    changeOwnContract(
      call,
      { contract: call.path.contractName, feature: 'powerChange' },
      async (call, contract) => {
        if (contract.type === 'gas') throw new Refusal(406, 'not_for_gas');
        if (!contract.atr_available) throw new Refusal(406, 'atr_not_available');
        const { phone, powers } = readWish(call.body, contract);
        if (powers.every(({ power }, at) => power === contract.powers[at]?.power)) {
          throw new Refusal(406, 'power_same');
        }
        const id = await send(call, contract, phone, powers);
        return dataOf({
          result: { id, contracted_power_period: powers, atr_available: false },
          waiting_for_signature: contract.requires_signature,
        });
      },
    ),
} satisfies Handlers;

function readWish(body: PowerCall['body'], { tariff, powers }: ContractRow) {
  const errors: FieldErrors = {};
  const phone = internationalPhone(body.phone);
  if (!phone) errors.phone = ['invalid'];
  else if (!isMadeOf(phone, body)) errors.phone_num = ['mismatch'];

  const periods = [1, 2, 3, 4, 5, 6] as const;
  for (const at of periods.slice(powers.length)) {
    if (body[`power_p${at}`] !== undefined) errors[`power_p${at}`] = ['not_in_tariff'];
  }
  const watts = powers.map(({ power }, at) => {
    const wished = body[`power_p${(at + 1) as (typeof periods)[number]}`];
    return wished ?? Math.round(power * 1000);
  });
  const { aboveKw, upToKw } = limitsOf(tariff);
  watts.forEach((power, at) => {
    const field = `power_p${at + 1}`;
    const isChanged = power !== Math.round((powers[at]?.power ?? 0) * 1000);
    if (upToKw !== null && power > upToKw * 1000) errors[field] = ['too_high'];
    else if (upToKw === STEPS_UP_TO && isChanged && power % STEP > 0)
      errors[field] = ['not_in_steps'];
    else if (at >= 2 && power < (watts[at - 1] ?? 0)) errors[field] = ['not_ascending'];
  });
  if (Math.max(...watts) <= aboveKw * 1000) errors[`power_p${watts.length}`] = ['too_low'];
  if (!phone || Object.keys(errors).length > 0) throw invalidFields(errors);
  return {
    phone,
    powers: powers.map(({ period }, at) => ({ period, power: (watts[at] ?? 0) / 1000 })),
  };
}

/** True unless prefix and number, which may be sent beside the telephone, are those of another one. */
function isMadeOf(phone: string, { phone_pre, phone_num }: PowerCall['body']): boolean {
  const [whole, prefix, number] = [phone, phone_pre ?? '', phone_num ?? ''].map((text) =>
    text.replace(/\D/g, '').replace(/^00/, ''),
  ) as [string, string, string];
  if (prefix && number) return whole === prefix + number;
  return whole.startsWith(prefix) && whole.endsWith(number);
}

/** kW above which and up to which a contract may have this access tariff; 15 itself does not exceed 15. */
function limitsOf(tariff: string) {
  return tariffs.find(({ name }) => name === tariff) ?? { aboveKw: 0, upToKw: null };
}

async function send(call: PowerCall, contract: ContractRow, phone: string, powers: Powers) {
  const state = contract.requires_signature ? 'signing' : 'sent';
  const { id } = await call.database
    .insertInto('power_requests')
    .values({
      contract_id: contract.id,
      powers: JSON.stringify(powers),
      phone,
      state,
      created_at: call.services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (contract.requires_signature) await requestSignature(call, contract, 'power-change', { id });
  await call.database
    .updateTable('contracts')
    .set({ atr_available: false })
    .where('id', '=', contract.id)
    .execute();
  return id;
}
