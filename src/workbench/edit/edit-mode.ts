import { markTexts } from './marked-texts.ts';
import type { StudioLink } from './studio-link.ts';
import { collectTexts } from './text-collector.ts';

/** Starts edit mode; returns the function that ends it. */
export function startEditMode(_link: StudioLink): () => void {
  const stopCollecting = collectTexts();
  const restoreTexts = markTexts();
  return () => {
    restoreTexts();
    stopCollecting();
  };
}
