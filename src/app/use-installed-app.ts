import { useEffect } from 'react';
import { loadCode } from '#config/code-loading.ts';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { watchInstallOffer } from '#ui/install/install-offer.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';

/** Only customers' builds have a worker; another build at the same address removes it from the device. */
const HAS_WORKER = import.meta.env.MODE === 'production';

/** Makes the page an installable app: its icons, its manifest, its offline page, and the browser's offer to install it. */
export function useInstalledApp(
  configuration: Configuration,
  settings: Settings['app'],
  language: string,
): void {
  useEffect(watchInstallOffer, []);
  useAppLinks(configuration);
  useOfflinePages(configuration, settings, language);
}

/** Links the icons and the manifest of the app in the head of the page. */
function useAppLinks({ base: folder, manifest: { app } }: Configuration): void {
  useEffect(() => {
    if (!app) return;
    const at = (file: string) => new URL(file, addressOf(folder)).href;
    showLink('icon', at(app.icon));
    showLink('manifest', at(app.manifest));
    showLink('apple-touch-icon', app.touchIcon && at(app.touchIcon));
  }, [app, folder]);
}

/** Stores on the device what works without a connection, once the page has loaded. */
function useOfflinePages(
  { base: folder, manifest: { app } }: Configuration,
  { offline }: Settings['app'],
  language: string,
): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in window) || language === '') return;
    disablePreload().catch(() => {});
    return onceLoaded(() => {
      loadCode(() => import('./offline/offline-worker.ts'))
        .then(({ keepOffline, forgetOffline }) =>
          HAS_WORKER && offline && app
            ? keepOffline(app, addressOf(folder), language)
            : forgetOffline(),
        )
        .catch((failure: unknown) =>
          report('What works without a connection is not as it is set', failure),
        );
    });
  }, [app, folder, offline, language]);
}

const addressOf = (folder: string) => new URL(folder, document.baseURI).href;

/**
 * Disables the navigation preload that workers enabled until 2026-11-27: the browser requested twice what the worker did
 * not answer, also the identity provider's addresses, which work once. Such a worker remains until its last page closes.
 */
async function disablePreload(): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration();
  if (known?.active) await known.navigationPreload?.disable();
}

/**
 * Sets the link with this `rel` in the head of the page, which the built page may lack; removes it without an
 * address.
 */
function showLink(rel: string, href: string | undefined): void {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (!href) {
    known?.remove();
    return;
  }
  const link = known ?? document.createElement('link');
  if (link.href === href) return;
  link.rel = rel;
  link.href = href;
  link.removeAttribute('type');
  if (!known) document.head.append(link);
}

/** Runs a callback when the page has loaded everything and is idle. Returns a function that cancels it. */
function onceLoaded(act: () => void): () => void {
  let callOff = () => {};
  const begin = () => {
    callOff = whenIdle(act);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    callOff();
  };
}
