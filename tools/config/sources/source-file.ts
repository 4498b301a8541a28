import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { rememberedText } from '#tools/config/remembered.ts';
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
    const what = 'objects and lists stand inside one another a hundred times';
    const fix = 'close the brackets before: some } or ] is missing or stands too late';
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
    return unreadable(path, text, [{ ...placeAt(offset), ...explain(first, isCutOff) }]);
  }
  const value = JSON.parse(text) as Json;
  if (!isJsonObject(value)) {
    const what = 'the file must hold an object';
    return unreadable(path, text, [{ ...placeAt(tree.offset), what, fix: 'write { … }' }]);
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

const fixes: Record<string, string> = {
  InvalidCommentToken: 'JSON has no comments: take it out',
  CommaExpected: 'put a comma after the entry before it',
  ColonExpected: 'put a colon between key and value',
  ValueExpected: 'put a value here, or take out the comma before it',
  PropertyNameExpected: 'put a key in double quotes here, or take out the comma before it',
  CloseBraceExpected: 'close the object with }, or put a comma between its entries',
  CloseBracketExpected: 'close the list with ], or put a comma between its entries',
  InvalidSymbol: 'texts stand in double quotes; other values are numbers, true, false, null',
  UnexpectedEndOfString: 'close the text with a double quote on the same line',
  EndOfFileExpected: 'take out what stands after the last }',
};

function explain(error: ParseError | undefined, atEnd: boolean): { what: string; fix: string } {
  if (atEnd || !error)
    return {
      what: 'not JSON: the file ends before it is complete',
      fix: 'it was cut off: restore its end, or close every { and [',
    };
  const code = printParseErrorCode(error.error);
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { what: `not JSON: ${words}`, fix: fixes[code] ?? 'compare it with a file that works' };
}
