import { editedLayer, withoutListEdits } from './edited-layer.ts';
import { inlineFragments } from './inline-fragments.ts';
import type { JsonObject } from './json-value.ts';
import { layeredDocument } from './layered-document.ts';
import { listEditsIn } from './list-edit.ts';
import type { Layers, LayersByName } from './source-file.ts';

/** Folder of partners' files, the only ones that may change a list by entry, beside the retailer's `portal.json`. */
export const PARTNERS = 'schemas/partners/';

/**
 * Layers (lowest first) whose top one, if a partner's, has its lists by entry made whole. `whole` gives the value of
 * layers without such lists.
 */
export function editedLayers(
  layers: Layers,
  whole: (layers: Layers) => JsonObject = (files) => layeredDocument(files).value,
): Layers {
  const top = layers.at(-1);
  if (!top?.path.startsWith(PARTNERS) || listEditsIn(top.value).length === 0) return layers;
  const lower = layers.slice(0, -1);
  return [...lower, editedLayer(top, whole([...lower, withoutListEdits(top)]))];
}

/** The layers of every fragment by name, their lists by entry made whole, each when it is first read. */
export function editedFragments(fragments: LayersByName): LayersByName {
  const made = new Map<string, Layers>();
  const get = (name: string): Layers | undefined => {
    const layers = made.get(name) ?? fragments.get(name);
    if (!layers || made.has(name)) return layers;
    // Fragments inside one another in a circle are a fault; here they must only come to an end.
    made.set(name, layers);
    const edited = editedLayers(layers, (files) => inlineFragments(files, { get }, [name]).value);
    made.set(name, edited);
    return edited;
  };
  return new Map([...fragments.keys()].map((name) => [name, get(name) ?? []]));
}
