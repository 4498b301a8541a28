import { type SheetCell, sheetText } from '#domain/values/sheet.ts';
import { type Comparison, type ComparisonPart, unexplainedCents } from './comparison.ts';

/** What a sheet of a comparison needs from the language of the customer. */
export interface ComparisonSheetWords {
  /** Heads of the columns: part, line, price, quantity, times, amount. */
  heads: readonly string[];
  parts: Readonly<Record<ComparisonPart, string>>;
  /** Name of what the lines do not explain of the total. */
  unexplained: string;
  total: string;
  decimalMark: string;
}

/** The lines of a comparison as a sheet; the amounts above the total add up to it. */
export function comparisonSheet(comparison: Comparison, words: ComparisonSheetWords): string {
  const unexplained = unexplainedCents(comparison);
  const sum = (name: string, cents: number): SheetCell[] => [
    name,
    null,
    null,
    null,
    null,
    cents / 100,
  ];
  const rows = comparison.groups.flatMap(({ part, lines }) =>
    lines.map(({ name, price, quantity, times, cents }) => [
      ...[words.parts[part], name, price, quantity, times],
      cents / 100,
    ]),
  );
  return sheetText(
    [
      words.heads,
      ...rows,
      ...(unexplained === 0 ? [] : [sum(words.unexplained, unexplained)]),
      sum(words.total, comparison.totalCents),
    ],
    words.decimalMark,
  );
}
