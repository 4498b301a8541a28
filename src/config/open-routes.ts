import { createContext, useContext } from 'react';

/** Who may see a route (customer area, section 2, "Route protection"). */
export type Access = 'private' | 'public' | 'unprotected';

/** A route that exists now. */
export interface OpenRoute {
  access: Access;
  /** Its address in the language of the page; null for one that is about a single thing, such as a contract. */
  address: string | null;
}

/** Returns a route by its id, or null when it does not exist now. */
export type FindOpenRoute = (id: string) => OpenRoute | null;

/** Provides the layers below the application with the open routes, for links. */
export const OpenRoutesContext = createContext<FindOpenRoute>(() => null);

/** Returns a function that finds a route among those that the settings leave open and whose conditions hold. */
export function useOpenRoutes(): FindOpenRoute {
  return useContext(OpenRoutesContext);
}
