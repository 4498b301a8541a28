/**
 * Between which ISO days a bill may lie that is compared with the prices of today: a bill covers a year at most
 * and comes within the month after; older ones say nothing of what would be paid now. So it may begin on the first day
 * of the 13th month back, and not before.
 */
export function billDays(today: string): { firstDay: string; lastDay: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year - 1, month - 2, 1));
  return { firstDay: first.toISOString().slice(0, 10), lastDay: today };
}
