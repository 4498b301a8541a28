import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts the process of `test-services.ts`, once for all projects of a run; returns the function that stops it. */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_SERVICES) return undefined;
  const services = fork('tests/support/services/test-services.ts', {
    // What it makes is young and large: room for it spares two thirds of the collecting.
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
  });
  const [url] = await once(services, 'message');
  process.env.TEST_SERVICES = String(url);
  return () => services.disconnect();
}
