import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SessionActor } from '#actors/session-context.ts';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import type { PortalRouter } from './router.tsx';

/** What is tried in the page, laid over what is in force. */
export interface Overrides {
  settings: (inForce: Settings) => Settings;
  flags: (served: Record<string, boolean>) => Record<string, boolean>;
  session: Partial<Facts['session']>;
}

/** What the page is drawn from now. */
export interface PortalState {
  configuration: Configuration;
  settings: Settings;
  flags: Record<string, boolean>;
  session: Partial<Facts['session']>;
}

/** What lives as long as the page. */
export interface PortalServices {
  queryClient: QueryClient;
  session: SessionActor;
  router: PortalRouter;
}

/** What a build for makers of the portal adds to it; a customer's build has `noExtension`. */
export interface Extension {
  /** Routes outside of the frame. */
  routes: readonly RouteObject[];
  /** Called once, before the page is drawn. */
  start: (services: PortalServices) => void;
  /** Gives the same object until something else is tried. */
  useOverrides: () => Overrides;
  /** Receives the state at each drawing of the page. */
  usePortalState: (state: PortalState) => void;
  /** Calls back when another version was published; gives the function that ends it. */
  onPublished: (listener: () => void) => () => void;
}

const noOverrides: Overrides = {
  settings: (inForce) => inForce,
  flags: (served) => served,
  session: {},
};

export const noExtension: Extension = {
  routes: [],
  start: () => {},
  useOverrides: () => noOverrides,
  usePortalState: () => {},
  onPublished: () => () => {},
};

export const ExtensionContext = createContext(noExtension);

/** The extension of this build. */
export function useExtension(): Extension {
  return useContext(ExtensionContext);
}
