import type { PlaceToShow } from '#workbench/edit/studio-messages.ts';
import type { PortalLink } from './portal-link.ts';

/**
 * Shows a place once the portal knows it, as a page that was added a moment ago: unless the person went to another address
 * meanwhile. The last one that is wanted counts; null for none.
 */
export function awaitedPlace({
  store,
  send,
}: Pick<PortalLink, 'store' | 'send'>): (place: PlaceToShow | null) => void {
  let wanted: { place: PlaceToShow; from: string | undefined } | null = null;
  const look = () => {
    const { scene } = store.read();
    if (!wanted || !scene) return;
    const { place, from = scene.address } = wanted;
    const isKnown = scene.places.some(
      ({ place: one }) =>
        one.kind === place.kind && one.name === place.name && one.step === place.step,
    );
    const isElsewhere = scene.address !== from;
    if (!isKnown && !isElsewhere) return;
    wanted = null;
    if (!isElsewhere) send({ type: 'go', place });
  };
  store.subscribe(look);
  return (place) => {
    wanted = place && { place, from: store.read().scene?.address };
    look();
  };
}
