import { smallStore } from '#ui/small-store.ts';

/** The browser's offer to put the app on the device (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offer of this browser while there is one: it comes once, at any time after the page has loaded. */
export const installOffer = smallStore<InstallOffer | null>(null);

/** Stores the browser's offer until the app is installed. Returns a function that stops it. */
export function watchInstallOffer(): () => void {
  const offered = (event: Event) => installOffer.write(event as InstallOffer);
  const installed = () => installOffer.write(null);
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', offered);
    window.removeEventListener('appinstalled', installed);
  };
}
