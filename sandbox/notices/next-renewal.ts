/** The first ISO day after another that is a whole number of durations, in months, after the signature. */
export function nextRenewal(signed: string, months: number, after: string): string {
  const [year = 0, month = 1, day = 1] = signed.split('-').map(Number);
  for (let times = 1; ; times += 1) {
    const lastOfMonth = new Date(Date.UTC(year, month + times * months, 0)).getUTCDate();
    const date = new Date(Date.UTC(year, month - 1 + times * months, Math.min(day, lastOfMonth)));
    const iso = date.toISOString().slice(0, 10);
    if (iso > after) return iso;
  }
}
