import { useNavigate } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import {
  type Days,
  type Energy,
  energies,
  type Resolution,
} from '#domain/consumption/consumption.ts';
import {
  latestDaysOf,
  resolutionsFor,
  spanOf,
  usualResolution,
} from '#domain/consumption/consumption-range.ts';
import { isDay } from '#domain/values/day.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { CONSUMPTION, DAYS } from './consumption-anchor.ts';
import { type ConsumptionOptions, firstSpan } from './consumption-options.ts';

/** What the chart of a consumption shows. */
export interface ShownConsumption {
  days: Days;
  resolution: Resolution;
  energy: Energy;
  /** Whether the same days of the year before stand beside. */
  isCompared: boolean;
}

/** Names of what is shown in the query of the address. */
const names = {
  ...DAYS,
  resolution: 'detail',
  energy: 'energy',
  compared: 'before',
};

/**
 * What is shown, as the address says: `?from=2026-11-01&to=2026-11-30&detail=hourly&energy=exported&before=1#consumption`.
 * The first range of the offer, consumed, where it says nothing or nothing valid (`isInvalid`).
 */
export function useConsumptionAddress(
  today: string,
  offer: Required<ConsumptionOptions>,
): ShownConsumption & {
  isInvalid: boolean;
  go: (changes: Partial<ShownConsumption>) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { monthsShown } = useFacts().settings.consumption;
  const params = new URLSearchParams(search);
  const usual = latestDaysOf(firstSpan(offer), today, monthsShown);
  const from = params.get(names.from);
  const to = params.get(names.to);
  const isNamed = from !== null || to !== null;
  const isValid =
    isDay(from ?? '') && isDay(to ?? '') && `${from}` <= `${to}` && `${from}` <= today;
  const days = isNamed && isValid ? { from: `${from}`, to: `${to}` } : usual;
  const energy = energies.find((one) => one === params.get(names.energy)) ?? 'active';

  const shown: ShownConsumption = {
    days,
    energy,
    resolution: resolutionOf(days, params.get(names.resolution), monthsShown),
    isCompared: params.get(names.compared) === '1',
  };
  const go = (changes: Partial<ShownConsumption>) => {
    const next = { ...shown, ...changes };
    const isUsual = next.days.from === usual.from && next.days.to === usual.to;
    const usualStep = resolutionOf(next.days, null, monthsShown);
    const written = {
      [names.from]: isUsual ? null : next.days.from,
      [names.to]: isUsual ? null : next.days.to,
      [names.resolution]: next.resolution === usualStep ? null : next.resolution,
      [names.energy]: next.energy === 'active' ? null : next.energy,
      [names.compared]: next.isCompared ? '1' : null,
    };
    for (const [name, value] of Object.entries(written)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    // It is no place that Back should lead to.
    void navigate({ search: params.toString(), hash: CONSUMPTION }, { replace: true });
  };
  return { ...shown, isInvalid: isNamed && !isValid, go };
}

/** The requested resolution, if the days have it; else the usual one of their span. */
function resolutionOf(days: Days, wanted: string | null, months: number): Resolution {
  const possible = resolutionsFor(days);
  const span = spanOf(days, months);
  const usual = span ? usualResolution[span] : possible[0];
  return possible.find((one) => one === wanted) ?? usual ?? 'daily';
}
