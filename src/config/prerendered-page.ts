import type { Settings } from '#domain/settings/settings-types.ts';

/** What a publication takes from the application. */
export interface PrerenderedPortal {
  /** The brand in force. */
  brand: Settings['brand'];
  /** The pages for visitors. */
  pages: PrerenderedPage[];
  /** Every page of the portal; its path may have parameters. */
  places: PortalPlace[];
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

/** A page for visitors as HTML, drawn when the configuration is published. */
export interface PrerenderedPage extends PortalPlace {
  /** True for the page to which the first address of the portal leads a visitor. */
  isEntry: boolean;
  /** Text of its heading. */
  heading: string;
  html: string;
  /** What its parts tell styles of things outside of them: `data-<mark>` of the document. */
  marks: readonly string[];
  /** What is shown where JavaScript is switched off. */
  withoutScript: string;
}

export interface PrerenderOptions {
  /** Folder of the published configuration, as a `file:` URL that ends in a slash. */
  base: string;
  /** What the retailer serves to visitors. */
  served: ServedToVisitors;
  /** Moment that the pages speak of, milliseconds since 1970. */
  moment: number;
}

/** What the retailer serves to visitors; empty where it is not known. */
export interface ServedToVisitors {
  settings: Record<string, unknown>;
  flags: Record<string, boolean>;
}
