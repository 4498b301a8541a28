import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { Settings } from '#config/configuration-types.ts';
import type { Access } from '#config/open-routes.ts';
import type { Screen } from './lazy-screen.tsx';

/** Begins the first reads of a screen, with the very queries that it will use; comes when those it shows first are there. */
export type ReadAhead = (about: {
  queryClient: QueryClient;
  settings: Settings;
  params: Params;
}) => Promise<unknown>;

/** A row of the table of routes. */
export interface Route {
  /** Its path per language stands in `locales/<language>/routes.json`. */
  id: string;
  /** Who may see it; for some routes the settings decide. */
  access: Access | ((settings: Settings) => Access);
  /** Conditions without which the route does not exist. */
  requires: readonly string[];
  screen: Screen;
  /** True under settings with which it redirects to the landing page. */
  lands?: (settings: Settings) => boolean;
  /** True under settings with which it leads a visitor to the identity provider, as a private route does. */
  asksProvider?: (settings: Settings) => boolean;
  /** Route whose menu entry is current while this one shows; by default its own. */
  entry?: string;
  /** Forms that the screen shows at once, loaded together with its code. */
  forms?: readonly string[];
  /** What its screen reads first for a customer. */
  readAhead?: () => Promise<{ readFirst: ReadAhead }>;
  /** True where help stands beside what the page shows: the button for it would cover the way on. */
  hasHelp?: boolean;
  /** True where money or an account is asked for: nothing of others is in its document. */
  pays?: boolean;
  /** True where only the browser knows what the page is about: it cannot be written ahead. */
  needsBrowser?: boolean;
  /** Routes that people usually go to from it: their code is fetched while the page is idle. */
  next?: readonly string[];
}
