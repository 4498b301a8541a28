import type { JSONPath } from 'jsonc-parser';
import type { Place } from '#tools/config/diagnostic.ts';
import { remembered } from '#tools/config/remembered.ts';
import { type JsonObject, withoutForbiddenKeys } from './json-value.ts';
import { mergePatch } from './merge-patch.ts';
import { placeIn, type SourceFile } from './source-file.ts';

/** One document with its layers merged, which knows the place of each part in the files. */
export interface LayeredDocument {
  /** The merged value, without `$schema`. */
  value: JsonObject;
  /** Lowest layer first. */
  layers: readonly SourceFile[];
  /** False when a layer could not be read: parts that seem missing may be in it. */
  readable: boolean;
  /** Place of the part at `path` in the highest layer that has it; undefined when none has. */
  find(path: JSONPath, part: 'key' | 'value'): Place | undefined;
  /** Place of the part at `path`, or of its nearest ancestor that has one. */
  place(path: JSONPath, part?: 'key' | 'value'): Place;
  /** Path of the part at `path` below all these layers; undefined when they alone have it. */
  beneath(path: JSONPath): JSONPath | undefined;
}

/** Merges layers (lowest first) by JSON Merge Patch; the same document for the same layers. */
export const layeredDocument = (layers: readonly SourceFile[]): LayeredDocument =>
  mergedLayers(...layers);

const mergedLayers = remembered((...layers: readonly SourceFile[]): LayeredDocument => {
  const [base, ...overrides] = layers.map((layer) => layer.value);
  const whole = overrides.reduce<JsonObject>(
    (value, override) => mergePatch(value, override) as JsonObject,
    withoutForbiddenKeys(base ?? {}) as JsonObject,
  );
  const { $schema: _, ...value } = whole;
  const find = findIn(layers);
  const place = nearest(find, layers.at(-1)?.path ?? '');
  const beneath: LayeredDocument['beneath'] = (path) =>
    layers.reduceRight<JSONPath | undefined>((at, layer) => at && beneathLayer(layer, at), path);
  const readable = layers.every((layer) => layer.readable);
  return { value, layers, readable, find, place, beneath };
});

/** `place` of a document from its `find`: the part itself, its nearest ancestor, or the file's first line. */
export function nearest(find: LayeredDocument['find'], file: string): LayeredDocument['place'] {
  return (path, part = 'value') => {
    for (let length = path.length; length >= 0; length--) {
      const place = find(path.slice(0, length), length === path.length ? part : 'key');
      if (place) return place;
    }
    return { file, line: 1, column: 1 };
  };
}

function findIn(layers: readonly SourceFile[]): LayeredDocument['find'] {
  return (path, part) => {
    let at: JSONPath | undefined = path;
    for (const layer of layers.toReversed()) {
      const place = at && placeIn(layer, at, part);
      if (place) return place;
      at = at && beneathLayer(layer, at);
    }
    return undefined;
  };
}

function beneathLayer({ edits }: SourceFile, path: JSONPath): JSONPath | undefined {
  return edits ? edits.beneath(path) : path;
}
