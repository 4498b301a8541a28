import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { today } from '#config/clock.ts';
import {
  type BatteryShare,
  type BatteryStanding,
  batteryStanding,
} from '#domain/battery/battery.ts';
import {
  type BatteryHome,
  type SharedBattery,
  withWeights,
} from '#domain/battery/battery-homes.ts';
import type { BatteryReceiver } from '#domain/battery/battery-receivers.ts';
import {
  batteryHomesQuery,
  batteryReceiversQuery,
  otherBatteriesQuery,
} from '#queries/batteries/batteries.ts';

/** A share with what stands around it; the subject `battery` of forms and conditions. */
export interface BatteryAtHand extends BatteryShare {
  standing: BatteryStanding;
  receivers: readonly BatteryReceiver[];
  /** The customer's other batteries. */
  others: readonly SharedBattery[];
}

export interface KnownBattery {
  battery: BatteryAtHand;
  /** The customer's contracts of electricity. */
  homes: readonly BatteryHome[];
}

/** Reads what stands around a share: who receives from the same battery, and the customer's other batteries. */
export function useBattery(share: BatteryShare) {
  const homes = useQuery(batteryHomesQuery());
  const receivers = useQuery(batteryReceiversQuery(share.id));
  const others = useQuery(otherBatteriesQuery(share.id));
  const now = today();
  const data = useMemo((): KnownBattery | undefined => {
    if (!homes.data || !receivers.data || !others.data) return undefined;
    const battery = {
      ...share,
      standing: batteryStanding(share, now),
      receivers: withWeights(receivers.data, homes.data, share.id),
      others: others.data,
    };
    return { battery, homes: homes.data };
  }, [share, homes.data, receivers.data, others.data, now]);
  const failed = [homes, receivers, others].filter(({ error }) => error);
  return {
    data,
    error: failed[0]?.error ?? null,
    // Only a retry that is under way holds the next one.
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
