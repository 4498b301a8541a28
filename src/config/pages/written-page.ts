import type { Manifest, TextTree } from '#config/configuration-types.ts';
import type { ConfigurationPointer } from '#config/pointer.ts';
import type { ServedToVisitors } from './prerendered-page.ts';

/** The data for the application in a page that was written when the configuration was published. */
export interface WrittenPage {
  pointer: ConfigurationPointer;
  manifest: Manifest;
  /** Texts of the forms that it shows, by the published file. */
  texts: Record<string, TextTree>;
  /** What the application needs at once, whatever the address. */
  needs: NeededFiles;
  /** What it needs in addition at each address, for the page that serves several addresses; the likeliest first. */
  places: NeededPlace[];
  /** The prerendered content; null for the page that is the same for every address, which shows an outline. */
  prerendered: PrerenderedContent | null;
}

/** Addresses of files. */
export interface NeededFiles {
  scripts: string[];
  styles: string[];
  data: string[];
}

/** A page of the portal, with what the application needs for it. */
export interface NeededPlace extends Pick<NeededFiles, 'scripts' | 'styles'> {
  route: string;
  /** By language: its path, as a regular expression that names its parameters, and what it needs there. */
  languages: Record<string, { path: string; data: string[] }>;
}

/** A prerendered page for visitors. */
export interface PrerenderedContent {
  language: string;
  path: string;
  /** The moment that it was rendered for, in milliseconds since 1970. */
  moment: number;
  /** What the retailer served to visitors then. */
  served: ServedToVisitors;
}

/** Id of the element that contains the data. */
export const WRITTEN = 'written';

/** The data of the open page; null for the page as the build created it. */
export function writtenPage(): WrittenPage | null {
  const text = document.getElementById(WRITTEN)?.textContent;
  try {
    return text ? (JSON.parse(text) as WrittenPage) : null;
  } catch {
    return null;
  }
}

/** What the application needs at a path; `chosen` is the stored language of the customer. */
export function neededAt(written: WrittenPage, path: string, chosen: string | null): NeededFiles {
  const { needs } = written;
  const found = placeIn(written, path);
  if (!found) return needs;
  const { scripts, styles, languages } = found.place;
  const spoken = languages[chosen ?? ''] ?? languages[found.language];
  return {
    scripts: [...needs.scripts, ...scripts],
    styles: [...needs.styles, ...styles],
    data: [...needs.data, ...(spoken?.data ?? [])],
  };
}

/** The language of a path; null when the page does not list the path. */
export const languageAt = (written: WrittenPage, path: string): string | null =>
  placeIn(written, path)?.language ?? null;

/** The page at a path, with the parameters as written in the path; null when the page does not list the path. */
export function placeIn({ places }: WrittenPage, path: string) {
  for (const place of places)
    for (const [language, there] of Object.entries(place.languages)) {
      const found = new RegExp(there.path).exec(path);
      if (found) return { place, language, parameters: { ...found.groups } };
    }
  return null;
}
