import { createHash } from 'node:crypto';
import type { ImportPlan } from '#studio/texts-contract.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { saidOf } from '#tools/config/sentence.ts';
import type { ConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { changedFiles } from '#tools/config/texts/changed-files.ts';
import { resultFaults } from '#tools/config/texts/result-faults.ts';
import type { TextChange } from '#tools/config/texts/table-changes.ts';
import { readTable } from '#tools/config/texts/table-to-texts.ts';
import { pathOfFile, type TextLayer, textIn } from '#tools/config/texts/text-layer.ts';
import type { WorkingCopy } from '../files/working-copy.ts';

/** A table that was read into a language. */
export interface ImportedTable {
  root: string;
  sources: ConfigurationSources;
  partner: string | null;
  layer: TextLayer;
  copy: WorkingCopy;
  to: string;
  name: string;
  bytes: Buffer;
}

/** A plan, with what it would write over what. */
interface StoredPlan {
  plan: ImportPlan;
  to: string;
  files: Map<string, { before: string | null; after: string }>;
}

/** What a table changes: its sound cells; those that the command would refuse are left out, each with the reason. */
export async function importPlan(table: ImportedTable): Promise<StoredPlan> {
  const { root, sources, partner, layer, copy, to, name } = table;
  const read = readTable({ layer, file: name, bytes: table.bytes, languages: [to] });
  const refused: Diagnostic[] = [...read.diagnostics];
  let changes = without(read.changes, refused, name);
  for (;;) {
    const made = changedFiles(root, layer, changes);
    const news = new Map(
      made.files.map(({ language, file, content }) => {
        const path = pathOfFile(layer, language, file);
        return [path, { before: copy.read(path), after: content }];
      }),
    );
    const faults =
      made.diagnostics.length > 0 || changes.length === 0
        ? made.diagnostics
        : await resultFaults(root, sources, partner ?? undefined, made.files, changes);
    refused.push(...faults);
    const left = without(changes, faults, name);
    // A fault that stands in no cell of the table belongs to all of it.
    const isWhole = faults.length > 0 && left.length === changes.length;
    if (faults.length > 0 && !isWhole) {
      changes = left;
      continue;
    }
    const isNothing = isWhole || news.size === 0;
    return {
      to,
      plan: {
        id: isNothing ? null : idOf([...news.values()].map(({ after }) => after)),
        changes: isNothing ? [] : changes.map((change) => shownChange(change, layer)),
        refused: refused.map(({ file, line, what, fix }) => ({
          ...{ file, line, what: saidOf(what), fix: saidOf(fix) },
        })),
      },
      files: isNothing ? new Map() : news,
    };
  }
}

/** The texts of the files of a plan; null where one of them is another than when the plan was made. */
export function textsOfPlan({ files }: StoredPlan, copy: WorkingCopy): Map<string, string> | null {
  const isCurrent = [...files].every(([path, { before }]) => copy.read(path) === before);
  return isCurrent ? new Map([...files].map(([path, { after }]) => [path, after])) : null;
}

function without(
  changes: readonly TextChange[],
  faults: readonly Diagnostic[],
  table: string,
): TextChange[] {
  const lines = new Set(faults.filter(({ file }) => file === table).map(({ line }) => line));
  return changes.filter(({ place }) => !lines.has(place.line));
}

function shownChange({ key, language, at, text }: TextChange, layer: TextLayer) {
  const before = textIn(layer.own, language, at) ?? textIn(layer.inherited, language, at);
  return { key, ...(before !== undefined && { before }), after: text };
}

const idOf = (contents: readonly string[]) =>
  createHash('sha256').update(contents.join('\0')).digest('hex').slice(0, 32);
