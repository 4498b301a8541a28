import type { FreshCustomer } from './fresh-customer.ts';
import type { TestBattery, TestRetailer } from './retailer.ts';

/** Contracts of the solar household in their order: its own panels, none, and changes that are signed. */
const HOMES = { house: 0, flat: 1, workshop: 2 } as const;
export type SolarHome = keyof typeof HOMES;

const PATHS = {
  share: 'change_bateria_pes_percentatge',
  move: 'bateria_virtual_move_virtual_battery',
  management: 'bateria',
};

/** Addresses as they begin, and names of the batteries. */
export const HOUSE = 'Carrer de les Eres 21';
export const FLAT = 'Carrer de la Rutlla 56';
export const WORKSHOP = 'Carrer dels Basters 9';

/** Reads of a solar household at the retailer, past the portal. */
export function solarHousehold(household: { retailer: TestRetailer; customer: FreshCustomer }) {
  const nameOf = (home: SolarHome) => household.customer.contracts[HOMES[home]]?.name ?? '';
  const batteries = async (home: SolarHome): Promise<TestBattery[]> =>
    (await household.retailer.contractAnswer(household.customer, nameOf(home))).bateria_virtual;
  return {
    nameOf,
    batteries,
    /** Identifier of the first battery of a home, or of the one of that name. */
    async idOf(home: SolarHome, name?: string): Promise<number> {
      const all = await batteries(home);
      const found = name ? all.find(({ bateria }) => bateria.name === name) : all[0];
      return found?.bateria.id ?? 0;
    },
    /** Changes the first battery of a home from elsewhere. */
    async change(home: SolarHome, what: keyof typeof PATHS, body: unknown): Promise<void> {
      const [first] = await batteries(home);
      const path = `${nameOf(home)}/${PATHS[what]}/${first?.bateria.id}`;
      await household.retailer.changeBattery(household.customer, path, body);
    },
    /** Percentages of the first battery, home by home. */
    async percentages(): Promise<(number | undefined)[]> {
      const homes = Object.keys(HOMES) as SolarHome[];
      const all = await Promise.all(homes.map(batteries));
      return all.map(([first]) => first?.pes_percentatge);
    },
  };
}
