import type { ComponentType } from 'react';

const reloadedKey = 'lluerna.reloaded';
const onceInMs = 20_000;

/** True when the chunk may be missing because of a new deployment, and the page was not just reloaded for that. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return navigator.onLine && Date.now() - last > onceInMs;
  } catch {
    return false;
  }
}

/**
 * Loads the code of a screen. When the chunk is missing, as after a deployment, it reloads the page once and stays
 * pending; it rejects when that did not help.
 */
export async function loadScreen(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
  } catch (thrown) {
    if (!mayReload()) throw thrown;
    location.reload();
    return new Promise(() => {});
  }
}
