import { NO_ORIGIN, READY, START } from './protocol.ts';

export interface FramedPage {
  iframe: HTMLIFrameElement;
  remove(): void;
}

/**
 * Loads a page of the platform in a frame and gives it one end of a private channel at each start. Listens only to that
 * frame, and only while it shows a page with an opaque origin.
 */
export function framePage(
  host: HTMLElement,
  { url, title, start }: { url: URL; title: string; start: () => unknown },
  onStart: (port: MessagePort) => void,
): FramedPage {
  const iframe = document.createElement('iframe');
  url.hash = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
    origin: location.origin,
  }).toString();
  iframe.title = title;
  iframe.src = url.href;
  Object.assign(iframe.style, { border: '0', display: 'block', width: '100%' });

  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== iframe.contentWindow || origin !== NO_ORIGIN || data?.type !== READY) return;
    const { port1, port2 } = new MessageChannel();
    // A page with an opaque origin cannot be a target origin; the settings are no secret.
    iframe.contentWindow?.postMessage({ type: START, settings: start() }, '*', [port2]);
    onStart(port1);
  };
  addEventListener('message', listen);
  host.append(iframe);
  return {
    iframe,
    remove() {
      removeEventListener('message', listen);
      iframe.remove();
    },
  };
}
