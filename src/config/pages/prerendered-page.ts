import type { Settings } from '#domain/settings/settings-types.ts';

/** The prerendered parts of the application in a publication. */
export interface PrerenderedPortal {
  /** The brand in force. */
  brand: Settings['brand'];
  /** The pages for visitors. */
  pages: PrerenderedPage[];
  /** Every page of the portal; its path may have parameters. */
  places: PortalPlace[];
  /** By language, those that are offered. */
  notices: Record<string, PageNotices>;
}

/** A page of the portal in a language. */
export interface PortalPlace {
  route: string;
  language: string;
  /** Its path, or the pattern of it: `/contratos/:contractType`. */
  path: string;
  /** Forms that it shows at once. */
  forms: string[];
  /** Modules of the application that it needs beside those of every page, by their path in the repository. */
  modules: string[];
}

/** A page for visitors as HTML, rendered when the configuration is published. */
export interface PrerenderedPage extends PortalPlace {
  /** True for the page that the root address shows to a visitor. */
  isEntry: boolean;
  /** Text of its heading. */
  heading: string;
  html: string;
  /** Marks that its components set for styles outside of them: `data-<mark>` of the document. */
  marks: readonly string[];
}

/** What pages show, as HTML in one language, where the application cannot run. */
export interface PageNotices {
  /** Where JavaScript is switched off. */
  withoutScript: string;
  /** Where the browser is too old. */
  oldBrowser: string;
}

export interface PrerenderOptions {
  /** Folder of the published configuration, as a `file:` URL that ends in a slash. */
  base: string;
  /** What the retailer serves to visitors. */
  served: ServedToVisitors;
  /** The moment to render the pages for, in milliseconds since 1970. */
  moment: number;
}

/** What the retailer serves to visitors; empty where it is not known. */
export interface ServedToVisitors {
  settings: Record<string, unknown>;
  flags: Record<string, boolean>;
}
