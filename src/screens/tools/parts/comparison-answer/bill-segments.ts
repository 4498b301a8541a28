import {
  type Comparison,
  type ComparisonPart,
  unexplainedCents,
} from '#domain/comparison/comparison.ts';

/** A part of a bill as it is plotted, in cents. */
export interface BillSegment {
  name: ComparisonPart | 'unexplained';
  cents: number;
}

/** The parts of a bill, and what they leave unexplained of it; none where the retailer gave only the total. */
export function billSegments(comparison: Comparison): BillSegment[] {
  const parts = comparison.groups.map(({ part, cents }) => ({ name: part, cents }));
  const unexplained = unexplainedCents(comparison);
  if (parts.length === 0 || unexplained === 0) return parts;
  return [...parts, { name: 'unexplained', cents: unexplained }];
}
