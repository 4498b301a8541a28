/** How a form is left without leaving its field: Back, a phone that ends what it hides, a dialog that Android's Back closes. */
const departures = ['popstate', 'pagehide', 'visibilitychange', 'cancel'];
const acts = new Set<() => void>();

// At the window itself Chromium calls listeners in the order of their arrival: this one must be there before the router's.
for (const departure of departures)
  addEventListener(departure, () => acts.forEach((act) => void act()), true);

/** Does it before anybody else hears that the page, the address or a dialog goes; gives the function that stops that. */
export function beforeDeparture(act: () => void): () => void {
  acts.add(act);
  return () => void acts.delete(act);
}
