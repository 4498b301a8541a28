import { codeOf } from '#config/code-loading.ts';
import type { Configuration } from '#config/configuration-types.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';

/** What finds the code of parts: pages without parts do not load it. */
const finder = codeOf(() => import('./page-parts.ts').then(({ loadParts }) => loadParts));

/** Loads the code of the parts of a page; `loadParts` says of which. Rejects when some of it cannot be loaded. */
export async function loadPartsOf(document: ScreenDocument, moment?: number): Promise<void> {
  const loadParts = await finder.load();
  await loadParts(document, moment);
}

/** Starts loading the code of parts that a page shows later: the result of its form, the end of its steps. */
export function prefetchParts({ manifest }: Configuration, page: string): void {
  const document = manifest.screens?.[page];
  // A part whose code cannot be loaded says so where it stands.
  if (document) loadPartsOf(document).catch(() => {});
}
