import { type SmallStore, smallStore } from '#ui/small-store.ts';
import type { PlaceToShow } from '#workbench/edit/studio-messages.ts';
import type { PortalLink } from './portal-link.ts';

/** A place that the portal is to show once it knows it, as a page that was added a moment ago. */
export function awaitedPlace({
  store,
  send,
}: Pick<PortalLink, 'store' | 'send'>): SmallStore<PlaceToShow | null> {
  const wanted = smallStore<PlaceToShow | null>(null);
  const look = () => {
    const place = wanted.read();
    const isKnown = store
      .read()
      .scene?.places.some(
        (one) =>
          place !== null &&
          one.place.kind === place.kind &&
          one.place.name === place.name &&
          one.place.step === place.step,
      );
    if (!place || !isKnown) return;
    wanted.write(null);
    send({ type: 'go', place });
  };
  store.subscribe(look);
  wanted.subscribe(look);
  return wanted;
}
