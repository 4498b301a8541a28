import type { Settings } from '#config/configuration-types.ts';
import type { Access } from '#config/open-routes.ts';
import type { Screen } from './lazy-screen.tsx';

/** A row of the table of routes. */
export interface Route {
  /** Its path per language is in `locales/<language>/routes.json`. */
  id: string;
  /** Who may see it; for some routes the settings decide. */
  access: Access | ((settings: Settings) => Access);
  /** Conditions without which the route does not exist. */
  requires: readonly string[];
  screen: Screen;
  /** True under settings with which it redirects to the landing page. */
  lands?: (settings: Settings) => boolean;
  /** True under settings with which it redirects a visitor to the identity provider, as a private route does. */
  leadsToProvider?: (settings: Settings) => boolean;
  /** Route whose menu entry is current while this one shows; by default its own. */
  entry?: string;
  /** Forms that the screen shows at once, loaded together with its code. */
  forms?: readonly string[];
  /** True when the page shows help beside its content: no button opens another. */
  hasHelp?: boolean;
  /** True when its actions or its result stick to the foot of a phone: the bar of a customer gives way to them. */
  usesFoot?: boolean;
  /** True when the page takes a payment or a bank account: its document contains no third-party scripts. */
  pays?: boolean;
  /** True when only the browser knows the content of the page: it cannot be prerendered. */
  needsBrowser?: boolean;
  /**
   * Documents whose parts it shows first, so that their code is loaded together with its own; by default the one of its
   * name. None where parts come after its form or its steps, or the settings want another page.
   */
  documents?: (settings: Settings, isCustomer: boolean) => readonly string[];
  /** Loads what its screen shows at once under these settings, beside its own code. */
  loadMore?: (settings: Settings, isCustomer: boolean) => Promise<unknown>;
  /** Routes that people usually go to from it: their code is fetched while the page is idle. */
  next?: readonly string[];
}
