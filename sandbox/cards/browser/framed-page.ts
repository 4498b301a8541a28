import { NO_ORIGIN, READY, START } from './protocol.ts';

export interface FramedPage {
  iframe: HTMLIFrameElement;
  remove(): void;
}

/**
 * Puts a page of the platform into a frame and hands each of its starts one end of a private channel. Only that very
 * frame is listened to, and only while it shows a page of no origin.
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
    // A page of no origin cannot be named as target; what is sent here is no secret to the frame's place.
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
