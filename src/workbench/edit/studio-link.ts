import * as v from 'valibot';
import { type FromPortal, type FromStudio, fromStudio } from './studio-messages.ts';

/** The two ways between this page and the Studio around it. */
export interface StudioLink {
  send(message: FromPortal): void;
  /** Calls back with each message of the Studio; returns the function that unsubscribes. */
  listen(onMessage: (message: FromStudio) => void): () => void;
}

interface Ends {
  /** The window of this page. */
  own: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The window of the Studio. */
  studio: Pick<Window, 'postMessage'>;
}

/** Links this page to the Studio of an origin. Messages of other origins, other windows or another shape are ignored. */
export function linkTo(
  origin: string,
  { own, studio }: Ends = { own: window, studio: window.parent },
): StudioLink {
  return {
    send: (message) => studio.postMessage(message, origin),
    listen(onMessage) {
      const receive = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== studio) return;
        const message = v.safeParse(fromStudio, event.data);
        if (message.success) onMessage(message.output);
      };
      own.addEventListener('message', receive);
      return () => own.removeEventListener('message', receive);
    },
  };
}
