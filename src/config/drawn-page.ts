import type { Settings } from '#domain/settings-types.ts';

/** A page for visitors as HTML, drawn when the configuration is published. */
export interface DrawnPage {
  route: string;
  language: string;
  path: string;
  /** The brand in force. */
  brand: Settings['brand'];
  /** True for the page to which the first address of the portal leads a visitor. */
  isEntry: boolean;
  /** Text of its heading. */
  heading: string;
  html: string;
  /** What is shown where JavaScript is switched off. */
  withoutScript: string;
  /** Forms that it shows. */
  forms: string[];
  /** Modules of the application that it needs beside those of every page, by their path in the repository. */
  modules: string[];
}

export interface DrawingOptions {
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
