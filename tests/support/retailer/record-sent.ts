import { vi } from 'vitest';

/** Records the bodies that the page sends from now on to be stored (POST and PUT), in order; they still reach the retailer. */
export function recordSent(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  const web = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && (input.method === 'POST' || input.method === 'PUT')) {
      const text = await input.clone().text();
      sent.push(text ? JSON.parse(text) : {});
    }
    return web(input, init);
  });
  return sent;
}
