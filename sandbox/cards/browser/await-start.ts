import { READY, START } from './protocol.ts';

/**
 * Notifies the parent page that this frame is ready, and returns the settings with which the parent starts it. Only
 * messages of the parent window and of its origin count.
 */
export function awaitStart<S>(): Promise<{
  settings: S;
  port: MessagePort;
  place: URLSearchParams;
}> {
  const place = new URLSearchParams(location.hash.slice(1));
  const around = place.get('origin') ?? '';
  return new Promise((resolve) => {
    if (parent === window || !around.startsWith('http')) return;
    addEventListener('message', function listen({ source, origin, data, ports: [port] }) {
      if (source !== parent || origin !== around || data?.type !== START || !port) return;
      removeEventListener('message', listen);
      resolve({ settings: data.settings, port, place });
    });
    parent.postMessage({ type: READY }, around);
  });
}
