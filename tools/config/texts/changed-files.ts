import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation } from 'jsonc-parser';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { schemaOf } from '#tools/config/rules/settings/schema-names.ts';
import { sentence } from '#tools/config/sentence.ts';
import { type SourceFile, sourceOf } from '#tools/config/sources/source-file.ts';
import { type Layout, withText } from './json-edit.ts';
import { namesAt } from './key-tree.ts';
import type { TextChange } from './table-changes.ts';
import { keyTrees, pathOfFile, type TextLayer } from './text-layer.ts';

/** A file of texts as it is to be. */
export interface ChangedFile {
  language: string;
  /** `contracts`, `forms/iban-change`. */
  file: string;
  content: string;
  source: SourceFile;
}

/**
 * The files of a layer with changes made in them; nothing is written. A change that has no room, as something else than
 * a text stands there, is a diagnostic.
 */
export function changedFiles(
  root: string,
  layer: TextLayer,
  changes: readonly TextChange[],
): { files: ChangedFile[]; diagnostics: Diagnostic[] } {
  const layoutOf = layoutsOf(layer);
  const diagnostics: Diagnostic[] = [];
  const contents = new Map<string, { language: string; file: string; content: string }>();
  for (const { language, at, text, place } of changes) {
    const path = pathOfFile(layer, language, at.file);
    const { content } = contents.get(path) ?? { content: contentOf(root, path) };
    const changed = withText(content, at.path, text, layoutOf(at.file));
    contents.set(path, { language, file: at.file, content: changed ?? content });
    if (changed !== undefined) continue;
    const what = sentence`${path} has no room for a text at "${at.path.join('.')}": something else stands there`;
    diagnostics.push({ ...place, what, fix: sentence`clear this cell, or mend that file first` });
  }
  const files = [...contents].map(([path, changed]) => ({
    ...changed,
    source: sourceOf(path, withoutMark(changed.content)),
  }));
  return { files, diagnostics };
}

/** The text of a file that is there, or of one that begins. */
function contentOf(root: string, path: string): string {
  if (existsSync(join(root, path))) return readFileSync(join(root, path), 'utf8');
  return `${JSON.stringify({ $schema: schemaOf(path) }, null, 2)}\n`;
}

/** How files look in the default language, file by file. */
function layoutsOf({ languages, own, inherited }: TextLayer): (file: string) => Layout {
  const trees = keyTrees(languages, [inherited, own]);
  const [first = ''] = languages;
  return (file) => ({
    namesAt: (path) => namesAt(trees.get(file), path),
    isSpread: (path) =>
      [own, inherited].some((files) => spreads(files.get(first)?.get(file), path)),
  });
}

function spreads(source: SourceFile | undefined, path: readonly string[]): boolean {
  const object = source?.tree && findNodeAtLocation(source.tree, [...path]);
  const [member] = object?.children ?? [];
  if (!source || !object || !member) return false;
  return source.placeAt(object.offset).line < source.placeAt(member.offset).line;
}

function withoutMark(content: string): string {
  return content.replace(/^\uFEFF/, '');
}
