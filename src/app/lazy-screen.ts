import { type ComponentType, lazy } from 'react';
import { type Route, routes } from './routes.ts';

const reloadedKey = 'lluerna.reloaded';
const onceInMs = 20_000;

/** True when a failed chunk may be a leftover of an earlier deploy and the page was not just reloaded for it. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return navigator.onLine && Date.now() - last > onceInMs;
  } catch {
    return false;
  }
}

/** Loads a screen; when its code is gone (a new deploy), reloads the page once and waits for that. */
async function loadOrReload(
  load: () => Promise<ComponentType>,
  reload: () => void = () => location.reload(),
): Promise<ComponentType> {
  try {
    return await load();
  } catch (thrown) {
    if (!mayReload()) throw thrown;
    reload();
    return new Promise(() => {});
  }
}

const screens = new Map(
  routes.map(({ id, screen }: Route) => [
    id,
    lazy(() => loadOrReload(screen).then((Screen) => ({ default: Screen }))),
  ]),
);

/** The lazy screen of a route; undefined for a route without one. */
export function lazyScreen(id: string): ComponentType | undefined {
  return screens.get(id);
}
