/** Number of each step of a lead in the retailer's API (contracting, section 7); `discard` only deletes fields. */
export const LEAD_STEP = {
  discard: 0,
  installation: 1,
  person: 2,
  contract: 3,
  payment: 4,
  confirmation: 5,
} as const;
