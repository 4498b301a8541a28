import { type Energy, energies } from '#domain/consumption/consumption.ts';
import { type Span, spans } from '#domain/consumption/consumption-range.ts';

/** Options of the part, as the document of its page has them. */
export interface ConsumptionOptions {
  spans?: readonly (Span | 'other')[];
  energies?: readonly Energy[];
}

/** Ranges that a document may name: those of a fixed length, and any days by a form. */
export const offeredSpans = [...spans, 'other'] as const;

/** What the chart of a consumption offers; everything where its document says nothing. */
export const offerOf = ({
  spans: ranges = offeredSpans,
  energies: series = energies,
}: ConsumptionOptions = {}): Required<ConsumptionOptions> => ({ spans: ranges, energies: series });

/** The range that the chart shows at first: the last months where they are offered, else the first range that is. */
export const firstSpan = ({ spans: ranges }: Required<ConsumptionOptions>): Span =>
  ranges.includes('months') ? 'months' : (ranges.find((one) => one !== 'other') ?? 'months');
