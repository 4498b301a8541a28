import { join } from 'node:path';
import { type Diagnostic, inReadingOrder } from '#tools/config/diagnostic.ts';
import { writeWhole } from '#tools/config/publish/published-files.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { changeFaults } from './change-faults.ts';
import { changedFiles } from './changed-files.ts';
import { readCsv } from './csv-reader.ts';
import { knownKeys } from './known-keys.ts';
import { resultFaults } from './result-faults.ts';
import { changesOf, type TextChange } from './table-changes.ts';
import { columnsOf } from './table-columns.ts';
import { entriesOf } from './table-entries.ts';
import { tableText } from './table-text.ts';
import { pathOfFile, type TextLayer } from './text-layer.ts';

/** A table of texts, and what it is read into. */
export interface TableInput {
  root: string;
  sources: ConfigurationSources;
  partner?: string;
  layer: TextLayer;
  /** Name of the table, for diagnostics. */
  file: string;
  bytes: Buffer;
  /** Only these languages, which may be new. */
  languages?: readonly string[];
  dryRun: boolean;
}

/** Writes what a table changes into the files of texts; with diagnostics nothing is written. */
export async function tableToTexts(
  input: TableInput,
): Promise<{ changes: TextChange[]; diagnostics: Diagnostic[] }> {
  const { root, sources, partner, layer, dryRun } = input;
  const { changes, diagnostics } = readTable(input);
  const result = changedFiles(root, layer, diagnostics.length > 0 ? [] : changes);
  const faults = [...diagnostics, ...result.diagnostics];
  if (faults.length === 0 && changes.length > 0)
    faults.push(...(await resultFaults(root, sources, partner, result.files, changes)));
  if (faults.length === 0 && !dryRun)
    for (const { language, file, content } of result.files)
      writeWhole(join(root, pathOfFile(layer, language, file)), content);
  return { changes, diagnostics: inReadingOrder(faults) };
}

/** What a table changes, and what is wrong in the table itself. */
export function readTable({
  layer,
  file,
  bytes,
  languages,
}: Pick<TableInput, 'layer' | 'file' | 'bytes' | 'languages'>): {
  changes: TextChange[];
  diagnostics: Diagnostic[];
} {
  const text = tableText(file, bytes);
  if (typeof text !== 'string') return { changes: [], diagnostics: [text] };
  const { rows, diagnostics } = readCsv(file, text);
  const [header, ...body] = rows;
  if (diagnostics.length > 0) return { changes: [], diagnostics };
  if (!header) {
    const empty = {
      what: sentence`the table is empty`,
      fix: sentence`make one with config:texts -- --out`,
    };
    return { changes: [], diagnostics: [{ file, line: 1, column: 1, ...empty }] };
  }
  const known = [...new Set([...layer.languages, ...layer.possible])];
  const read = columnsOf(header, known, languages);
  if (read.columns.key < 0) return { changes: [], diagnostics: read.diagnostics };
  const { entries, diagnostics: inRows } = entriesOf(body, read.columns, knownKeys(layer));
  const changes = changesOf(entries, layer);
  return {
    changes,
    diagnostics: [...read.diagnostics, ...inRows, ...changeFaults(changes, layer)],
  };
}
