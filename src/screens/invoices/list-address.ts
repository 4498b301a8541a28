import type { BlockerFunction } from 'react-router-dom';
import type { InvoiceChartUnit } from '#domain/invoices/invoice-chart.ts';
import { useSearchParams } from '#ui/address/use-address.ts';

/** Parameter of the address that names the kind of supply. */
export const TYPE = 'type';

/** Returns the function for the address of this list with one filter alone: `?type=gas&number=F2600123`. */
export function useFilteredAddress(): (name: string, value: string) => string {
  const [params] = useSearchParams();
  const type = params.get(TYPE);
  return (name, value) =>
    `?${new URLSearchParams({ ...(type && { [TYPE]: type }), [name]: value })}`;
}

/** What the chart above the list shows, `?year=2025&unit=energy`: this year in euro where the address says nothing. */
export function useChartAddress(thisYear: number): {
  year: number;
  unit: InvoiceChartUnit;
  go: (changes: { year?: number; unit?: InvoiceChartUnit }) => void;
} {
  const [params, setParams] = useSearchParams();
  const named = params.get('year') ?? '';
  const go = (changes: { year?: number; unit?: InvoiceChartUnit }) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === thisYear || value === 'euro') next.delete(name);
      else next.set(name, String(value));
    }
    // It is no place that Back should lead to.
    setParams(next, { replace: true });
  };
  return {
    year: /^20\d\d$/.test(named) ? Math.min(Number(named), thisYear) : thisYear,
    unit: params.get('unit') === 'energy' ? 'energy' : 'euro',
    go,
  };
}

/** True for a change of the address to another list or screen; pages and filters are the same list. */
export const leavesList: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const typeIn = ({ search }: { search: string }) => new URLSearchParams(search).get(TYPE);
  return from.pathname !== to.pathname || typeIn(from) !== typeIn(to);
};
