/** What can be done with the result of a comparison. */
export const comparisonActions = ['contract', 'print', 'sheet', 'share'] as const;

export type ComparisonAction = (typeof comparisonActions)[number];

/** Options of the part. */
export interface ComparisonAnswerOptions {
  bars?: boolean;
  actions?: readonly ComparisonAction[];
}
