/** Supply points of one kind have the same readings, so that a month is computed once for all of them. */
export interface LargeKind {
  product: string;
  product_commercial_name: string;
  tariff: string;
  /** kW, P1 first. */
  powers: number[];
  meter: {
    seed: number;
    kind: 'home' | 'business';
    average_watts: number;
    panels_kw: number | null;
  };
}

const KINDS = 40;

/** Days since all contracts of these customers were signed. */
export const AGE_DAYS = 1200;

/** The kinds of supply point that these customers have. */
const LARGE_KINDS: readonly LargeKind[] = Array.from({ length: KINDS }, (_, at) =>
  at % 4 === 0
    ? {
        product: '3.0TD_EMPRESA',
        product_commercial_name: 'Luz Empresa',
        tariff: '3.0TD',
        powers: [0, 0, 0, 5, 5, 10].map((more) => 16 + at + more),
        meter: meter(at, 'business', 5000 + at * 300),
      }
    : {
        product: '2.0TD_CLARA',
        product_commercial_name: 'Luz Clara',
        tariff: '2.0TD',
        powers: [2.3 + (at % 10), 2.3 + (at % 10)],
        meter: meter(at, 'home', 150 + at * 12),
      },
);

/** The kind of the contract at that index. */
export function kindOf(place: number): LargeKind {
  return LARGE_KINDS[place % KINDS] as LargeKind;
}

function meter(at: number, kind: 'home' | 'business', average_watts: number): LargeKind['meter'] {
  return { seed: 8_000 + at, kind, average_watts, panels_kw: at % 10 === 9 ? 3 : null };
}
