import { READY, START } from './protocol.ts';

/**
 * Says to the page around this frame that it is ready, and gives what that page starts it with. Messages count only from
 * the window around it, and only from the origin that put it there.
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
