/**
 * Id of the part of a contract's page that shows its consumption (customer area, section 2). A module of its own: the
 * page loads it without what else the address says.
 */
export const CONSUMPTION = 'consumption';
