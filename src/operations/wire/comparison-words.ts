/** The retailer's codes for a bill that it cannot compare, as keywords of the forms. */
export const comparisonWords = {
  codes: { 'cups.invalid': 'format', before_start: 'atLeast', must_be_true: 'const' },
};
