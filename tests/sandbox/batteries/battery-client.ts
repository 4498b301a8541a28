import type { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

/** Contracts of the solar household in their order. */
const SOLAR = { house: 0, flat: 1, workshop: 2 } as const;
export type SolarContract = keyof typeof SOLAR;

const PATHS = {
  share: 'change_bateria_pes_percentatge',
  move: 'bateria_virtual_move_virtual_battery',
  management: 'bateria',
};

/** Calls about batteries, for tests of solar households. */
export function batteryClient(sandbox: ReturnType<typeof testSandbox>) {
  const nameOf = (customer: FreshCustomer, contract: SolarContract) =>
    customer.contracts[SOLAR[contract]]?.name;
  return {
    /** A fresh household with panels. */
    solar: (settings: unknown = {}) => sandbox.freshCustomer({ household: 'solar', settings }),

    change: (
      what: keyof typeof PATHS,
      by: FreshCustomer,
      contract: SolarContract,
      battery: number,
      body: unknown,
      method = 'PUT',
    ) =>
      sandbox.api(`/v2/contract/${nameOf(by, contract)}/${PATHS[what]}/${battery}`, {
        method,
        token: by.token,
        body,
      }),

    async batteries(of: FreshCustomer, contract: SolarContract) {
      const { body } = await sandbox.api(`/v2/contracts/${nameOf(of, contract)}`, {
        token: of.token,
      });
      return body.data.bateria_virtual;
    },

    /** The ledger of a contract in a battery, by default of all years. */
    movements: (of: FreshCustomer, contract: SolarContract, battery: number, year?: unknown) =>
      sandbox.api(
        `/v1/contract/${nameOf(of, contract)}/bateria_virtual_movements/${battery}${year === undefined ? '' : `?year=${year}`}`,
        { token: of.token },
      ),

    /** Shares of a battery in the order in which the contracts joined it. */
    async shares(of: FreshCustomer, battery: number): Promise<number[]> {
      const path = `/v1/contract/bateria_virtual_percentages/${battery}`;
      const { body } = await sandbox.api(path, { token: of.token });
      return body.data.result.map(({ percentage }: { percentage: number }) => percentage);
    },
  };
}
