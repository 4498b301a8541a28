import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import type { TariffOptionKind } from '#sandbox/database/tables/contract-change-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { changeOwnContract } from './changes/change-own-contract.ts';
import { ownContract } from './own-contract.ts';
import {
  happyDay,
  hasOption,
  offeredDoubleTariffs,
  offeredHappyDays,
  offeredHappyHours,
} from './tariff-option-offers.ts';

type Choices = Pick<components['schemas'], 'DoubleTariff' | 'HappyHours' | 'HappyDayChoice'>;
type Choice = Record<string, number>;
type OfContract = Pick<Call, 'database' | 'session' | 'services'> & {
  path: { contractId: number };
};

/** Double tariff, happy hours and happy day: the offer, the choice, and its change. */
export const tariffOptionHandlers = {
  listAvailableDoubleTariffs: async (call) =>
    resultOf(await offered(call, 'double-tariff', offeredDoubleTariffs(today(call)))),
  listAvailableHappyHours: async (call) =>
    resultOf(await offered(call, 'happy-hours', offeredHappyHours())),
  listAvailableHappyDays: async (call) =>
    resultOf(await offered(call, 'happy-day', offeredHappyDays(call.query.lang))),

  getDoubleTariff: async (call) => resultOf(await chosen<'DoubleTariff'>(call, 'double-tariff')),
  getHappyHours: async (call) => resultOf(await chosen<'HappyHours'>(call, 'happy-hours')),
  async getHappyDay(call) {
    const day = await chosen<'HappyDayChoice'>(call, 'happy-day');
    return resultOf(day && happyDay(day.value, call.query.lang));
  },

  async changeDoubleTariff(call) {
    const { startMonth, startYear, endMonth, endYear } = call.body;
    const months = { startMonth, startYear, endMonth, endYear };
    await choose(call, 'double-tariff', months, () => {
      if (endYear * 12 + endMonth < startYear * 12 + startMonth) {
        throw invalidFields({ endYear: ['before_start'] });
      }
      refuseOther(offeredDoubleTariffs(today(call)), months, 'startMonth');
    });
    return resultOf(months);
  },

  async changeHappyHours(call) {
    const { startHour, endHour } = call.body;
    const hours = { startHour, endHour };
    await choose(call, 'happy-hours', hours, () =>
      refuseOther(offeredHappyHours(), hours, 'startHour'),
    );
    return resultOf(hours);
  },

  async changeHappyDay(call) {
    const { value } = call.body;
    await choose(call, 'happy-day', { value }, () =>
      refuseOther(
        offeredHappyDays('es_ES').map(({ value }) => ({ value })),
        { value },
        'value',
      ),
    );
    return resultOf(happyDay(value, call.query.lang));
  },
} satisfies Handlers;

const today = ({ services }: OfContract) => services.clock.today();

async function offered<O>(call: OfContract, kind: TariffOptionKind, offers: O[]): Promise<O[]> {
  const { product } = await ownContract(call, call.path.contractId);
  return hasOption(product, kind) ? offers : [];
}

async function chosen<Name extends keyof Choices>(
  call: OfContract,
  kind: TariffOptionKind,
): Promise<Choices[Name] | null> {
  const { id } = await ownContract(call, call.path.contractId);
  const option = await call.database
    .selectFrom('tariff_options')
    .select('value')
    .where('contract_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (option?.value as Choices[Name] | undefined) ?? null;
}

function choose(call: OfContract, kind: TariffOptionKind, choice: Choice, check: () => void) {
  const keep = async ({ database }: OfContract, { id, product }: ContractRow) => {
    if (!hasOption(product, kind)) throw new Refusal(406, 'option_not_in_product');
    check();
    const value = JSON.stringify(choice);
    await database
      .insertInto('tariff_options')
      .values({ contract_id: id, kind, value })
      .onConflict((same) => same.columns(['contract_id', 'kind']).doUpdateSet({ value }))
      .execute();
  };
  const which = { contract: call.path.contractId, feature: 'tariffOptions' } as const;
  return changeOwnContract(call, which, keep);
}

function refuseOther(offers: Choice[], choice: Choice, field: string): void {
  const isOffered = offers.some((offer) =>
    Object.entries(choice).every(([name, value]) => offer[name] === value),
  );
  if (!isOffered) throw invalidFields({ [field]: ['not_available'] });
}
