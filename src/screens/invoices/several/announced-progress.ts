/** How many of several a screen reader hears are done: each quarter of them, not each one. */
export const announcedOf = (done: number, total: number): number =>
  Math.floor((Math.floor((4 * done) / total) * total) / 4);
