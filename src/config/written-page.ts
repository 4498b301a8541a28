import type { Manifest, TextTree } from './configuration-types.ts';
import type { ConfigurationPointer } from './pointer.ts';
import type { ServedToVisitors } from './prerendered-page.ts';

/** What a page that was written when the configuration was published says of itself to the application. */
export interface WrittenPage {
  pointer: ConfigurationPointer;
  manifest: Manifest;
  /** Texts of the forms that it shows, by the published file. */
  texts: Record<string, TextTree>;
  /** What the application needs at once, whatever the address. */
  needs: NeededFiles;
  /** What it needs beside at an address of its own, of the page that stands at more than one; the likeliest first. */
  places: NeededPlace[];
  /** What it shows; null of the page that is the same for every address, which shows an outline. */
  drawn: PrerenderedContent | null;
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

/** A page for visitors, drawn when it was written. */
export interface PrerenderedContent {
  language: string;
  path: string;
  /** Moment that it speaks of, milliseconds since 1970. */
  moment: number;
  /** What the retailer served to visitors then. */
  served: ServedToVisitors;
}

/** Id of the element in which it says so. */
export const WRITTEN = 'written';

/** What the page says of itself; null for the one that a build leaves. */
export function writtenPage(): WrittenPage | null {
  const text = document.getElementById(WRITTEN)?.textContent;
  try {
    return text ? (JSON.parse(text) as WrittenPage) : null;
  } catch {
    return null;
  }
}

/** What the application needs at a path; `chosen` is the language that the customer chose once. */
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

/** The language that a path is written in; null where the page does not know it. */
export const languageAt = (written: WrittenPage, path: string): string | null =>
  placeIn(written, path)?.language ?? null;

/** The page at a path, with its parameters as they stand there; null where it is not known. */
export function placeIn({ places }: WrittenPage, path: string) {
  for (const place of places)
    for (const [language, there] of Object.entries(place.languages)) {
      const found = new RegExp(there.path).exec(path);
      if (found) return { place, language, parameters: { ...found.groups } };
    }
  return null;
}
