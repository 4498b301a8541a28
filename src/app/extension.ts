import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SessionActor } from '#actors/session-context.ts';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import type { PortalRouter } from './routing/router.tsx';

/** Values that the preview sets over those in force. */
export interface Overrides {
  settings: (inForce: Settings) => Settings;
  flags: (served: Record<string, boolean>) => Record<string, boolean>;
  session: Partial<Facts['session']>;
}

/** State that the page is rendered from. */
export interface PortalState {
  configuration: Configuration;
  settings: Settings;
  flags: Record<string, boolean>;
  /** True once settings and flags are those that the retailer serves, or that cannot be read. */
  areRead: boolean;
  session: Partial<Facts['session']>;
}

/** Services that live as long as the page. */
export interface PortalServices {
  queryClient: QueryClient;
  session: SessionActor;
  router: PortalRouter;
}

/** What the preview build adds to the portal; a customer's build has `noExtension`. */
export interface Extension {
  /** Routes outside the frame. */
  routes: readonly RouteObject[];
  /** Called once, before the first render. */
  start: (services: PortalServices) => void;
  /** Returns the same object until a value changes. */
  useOverrides: () => Overrides;
  /** Called with the state at each render. */
  usePortalState: (state: PortalState) => void;
  /** Calls back when another version was published; returns the function that unsubscribes. */
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

export function useExtension(): Extension {
  return useContext(ExtensionContext);
}
