import { type BatteryShare, isInForce } from './battery.ts';
import type { BatteryReceiver } from './battery-receivers.ts';

/** A contract of the customer as batteries need it. */
export interface BatteryHome {
  /** Its number. */
  contract: string;
  address: string;
  batteries: BatteryShare[];
}

/** A battery, and the homes that receive from it. */
export interface SharedBattery {
  id: number;
  name: string;
  homes: BatteryHome[];
}

/** The batteries of these homes other than one, in which a share is in force on a day. */
export function otherBatteries(
  homes: readonly BatteryHome[],
  batteryId: number,
  today: string,
): SharedBattery[] {
  const found = new Map<number, SharedBattery>();
  for (const home of homes)
    for (const share of home.batteries) {
      if (share.id === batteryId || !isInForce(share, today)) continue;
      const { id, name } = share;
      const battery = found.get(id) ?? { id, name, homes: [] };
      battery.homes.push(home);
      found.set(id, battery);
    }
  return [...found.values()].sort((one, other) => one.id - other.id);
}

/** The receivers, with the weights that the customer's own contracts contain. */
export function withWeights(
  receivers: readonly BatteryReceiver[],
  homes: readonly BatteryHome[],
  batteryId: number,
): BatteryReceiver[] {
  return receivers.map((receiver) => {
    const home = homes.find(({ contract }) => contract === receiver.contract);
    const share = home?.batteries.find(({ id }) => id === batteryId);
    return { ...receiver, weight: share?.weight ?? null };
  });
}
