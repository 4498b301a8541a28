import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { jsonFaultWords } from '#tools/config/meta/json-fault-words.ts';
import { rememberedText } from '#tools/config/remembered.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { textOf, tooDeepAt } from './source-bytes.ts';
import type { WrittenPart } from './written-part.ts';

/** One JSON source file, with the places of its parts. */
export interface SourceFile {
  /** Path from the root of the configuration, with `/`. */
  path: string;
  /** The value; an empty object where the file cannot be read. */
  value: JsonObject;
  tree: Node | undefined;
  /** False when the file is too large, not JSON or not an object. */
  readable: boolean;
  diagnostics: Diagnostic[];
  placeAt(offset: number): Place;
  /** Where lists were changed by entry: what is written where, and what is wrong with the edits. */
  edits?: WrittenPart & { faults: readonly Diagnostic[] };
}

/** Files of one document, lowest layer first. */
export type Layers = readonly SourceFile[];

/** The layers of documents by name. */
export type LayersByName = ReadonlyMap<string, Layers>;

/** Place of the key (or of the value) at a path, or undefined when the file has no such part. */
export function placeIn(
  source: SourceFile,
  path: JSONPath,
  part: 'key' | 'value',
): Place | undefined {
  const { tree, edits } = source;
  const paths = edits ? edits.written(path) : [path];
  const node = tree && paths.map((written) => findNodeAtLocation(tree, written)).find(Boolean);
  if (!node) return undefined;
  const property = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return source.placeAt((part === 'key' && property ? property : node).offset);
}

/** Reads one JSON file under `root`. Never throws because of its content: that becomes a diagnostic. */
export function readSource(root: string, path: string): SourceFile {
  const content = textOf(readFileSync(join(root, path)));
  if (typeof content === 'string') return sourceOf(path, content);
  const { text, offset, what, fix } = content;
  return unreadable(path, text, [{ ...placesOf(path, text)(offset), what, fix }]);
}

/** The source file that `text` would be at `path`; the same object for the same text. Never throws because of its content. */
export const sourceOf = rememberedText((path, text): SourceFile => {
  const deep = tooDeepAt(text);
  if (deep !== null) {
    const what = sentence`objects and lists stand inside one another a hundred times`;
    const fix = sentence`close the brackets before: some } or ] is missing or stands too late`;
    return unreadable(path, text, [{ ...placesOf(path, text)(deep), what, fix }]);
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const placeAt = placesOf(path, text);
  const [first] = errors;
  if (first || !tree) {
    const end = text.trimEnd().length;
    const offset = Math.min(first?.offset ?? 0, end);
    const reachesEnd = offset + (first?.length ?? 0) >= end;
    const isCutOff = reachesEnd && !/[}\]]/.test(text.charAt(offset));
    return unreadable(path, text, [{ ...placeAt(offset), ...jsonFaultWords(first, isCutOff) }]);
  }
  const value = JSON.parse(text) as Json;
  if (!isJsonObject(value)) {
    const what = sentence`the file must hold an object`;
    return unreadable(path, text, [{ ...placeAt(tree.offset), what, fix: sentence`write { … }` }]);
  }
  return { path, value, tree, readable: true, diagnostics: [], placeAt };
});

function unreadable(path: string, text: string, diagnostics: Diagnostic[]): SourceFile {
  const placeAt = placesOf(path, text);
  const first = diagnostics.map((one) => ({ ...one, isUnreadable: true as const }));
  return { path, value: {}, tree: undefined, readable: false, diagnostics: first, placeAt };
}

/** The places of a file; where its lines begin is found out with the first one. */
function placesOf(file: string, text: string): (offset: number) => Place {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    const at = Math.min(offset, text.length);
    const line = starts.findLastIndex((start) => start <= at);
    return { file, line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}
