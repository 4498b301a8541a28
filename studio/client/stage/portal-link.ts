import * as v from 'valibot';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import {
  type FactsInView,
  type FromPortal,
  type FromStudio,
  fromPortal,
  type Scene,
  type ThingOnPage,
  type Walk,
} from '#workbench/edit/studio-messages.ts';

/** What the previewed portal said last. */
export interface PortalState {
  /** True once the portal listens. */
  isReady: boolean;
  scene: Scene | null;
  things: readonly ThingOnPage[];
  /** What conditions know on the page. */
  facts: FactsInView | null;
  /** The walk through a wizard that is on, or the last one. */
  walk: Walk | null;
}

export interface PortalLink {
  store: SmallStore<PortalState>;
  send: (message: FromStudio) => void;
  /** Listens to a frame of an origin; returns what ends it. */
  attach: (
    frame: HTMLIFrameElement,
    origin: string,
    answer: (message: FromPortal) => void,
  ) => () => void;
}

const nothing: PortalState = { isReady: false, scene: null, things: [], facts: null, walk: null };

/** The two ways between the Studio and the portal in its frame; what comes from elsewhere, or in another shape, is ignored. */
export function portalLink(): PortalLink {
  const store = smallStore<PortalState>({ ...nothing });
  let target: { frame: HTMLIFrameElement; origin: string } | null = null;
  const send = (message: FromStudio) =>
    target?.frame.contentWindow?.postMessage(message, target.origin);
  return {
    store,
    send,
    attach(frame, origin, answer) {
      target = { frame, origin };
      const listen = ({ source, origin: from, data }: MessageEvent) => {
        if (source !== frame.contentWindow || from !== origin) return;
        const message = v.safeParse(fromPortal, data);
        if (!message.success) return;
        take(store, message.output);
        answer(message.output);
      };
      window.addEventListener('message', listen);
      return () => {
        window.removeEventListener('message', listen);
        target = null;
        store.write({ ...nothing });
      };
    },
  };
}

function take(store: SmallStore<PortalState>, message: FromPortal): void {
  const now = store.read();
  if (message.type === 'ready') store.write({ ...now, isReady: true, things: [], walk: null });
  if (message.type === 'scene') store.write({ ...now, scene: message.scene });
  if (message.type === 'things') store.write({ ...now, things: message.things });
  if (message.type === 'walk') store.write({ ...now, walk: message.walk });
  if (message.type === 'facts') {
    const { facts, forms } = message;
    store.write({ ...now, facts: { facts, forms } });
  }
}
