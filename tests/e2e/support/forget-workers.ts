import type { BrowserContext } from '@playwright/test';

/** A version of a service worker, as the `ServiceWorker` domain of the DevTools protocol reports it. */
interface WorkerVersion {
  versionId: string;
  status: string;
  runningStatus: string;
}

const isAtRest = ({ status, runningStatus }: WorkerVersion): boolean =>
  ['activated', 'redundant'].includes(status) && ['running', 'stopped'].includes(runningStatus);

/**
 * Closes all pages of a browser and removes its service workers with what they stored, so that no test begins with one.
 * Each is installed first: one that is unregistered while it starts stays attached and never answers, and Playwright's
 * `setOffline` and `route` wait for all of them for ever. Its own list of workers does not have one that has only
 * started to install. They are stopped, as a debugger keeps them running.
 */
export async function forgetWorkers(context: BrowserContext, origin: string): Promise<void> {
  const pages = context.pages();
  const empty = await context.newPage();
  // No page starts another one from here on.
  await Promise.all(pages.map((page) => page.close()));
  const devtools = await context.newCDPSession(empty);
  const versions = new Map<string, WorkerVersion>();
  const atRest = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', (update) => {
      for (const version of update.versions) versions.set(version.versionId, version);
      if ([...versions.values()].every(isAtRest)) resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await atRest;
  const storageTypes = 'service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.send('ServiceWorker.stopAllWorkers');
  await empty.close();
}
