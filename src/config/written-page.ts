import type { ConfigurationPointer, Manifest, TextTree } from './configuration-types.ts';
import type { ServedToVisitors } from './drawn-page.ts';

/** What a page that was written when the configuration was published says of itself to the application. */
export interface WrittenPage {
  pointer: ConfigurationPointer;
  manifest: Manifest;
  /** Texts of the forms that it shows, by the published file. */
  texts: Record<string, TextTree>;
  /** Addresses of the code and the texts that the application needs to take it over. */
  needs: { scripts: string[]; data: string[] };
  language: string;
  path: string;
  /** Moment that it speaks of, milliseconds since 1970. */
  moment: number;
  /** What the retailer served to visitors then. */
  served: ServedToVisitors;
}

/** Id of the element in which it says so. */
export const WRITTEN = 'written';

/** What the page says of itself; null for the one that is the same for every address. */
export function writtenPage(): WrittenPage | null {
  const text = document.getElementById(WRITTEN)?.textContent;
  try {
    return text ? (JSON.parse(text) as WrittenPage) : null;
  } catch {
    return null;
  }
}
