import type { Configuration } from '#config/configuration-types.ts';

/** Starts loading the code of parts that a page shows later: the result of its form, the end of its steps. */
export function prefetchParts(configuration: Configuration, page: string): void {
  // A part whose code cannot be loaded says so where it stands.
  const document = configuration.manifest.screens?.[page];
  if (document)
    import('./page-parts.ts').then(({ loadParts }) => loadParts(document)).catch(() => {});
}
