import { readFileSync } from 'node:fs';
import { type Diagnostic, printDiagnostic } from '#tools/config/diagnostic.ts';
import { writeWhole } from '#tools/config/publish/published-files.ts';
import {
  type ConfigurationSources,
  readConfigurationSources,
} from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { type Options, optionsOf, orUseError, UseError } from './command-options.ts';
import type { TextChange } from './table-changes.ts';
import { tableToTexts } from './table-to-texts.ts';
import { type TextLayer, textLayerOf, unreadableTexts } from './text-layer.ts';
import { textsToTable } from './texts-to-table.ts';

/** What the command ends with: 0, 1 for faults of the table or the texts, 2 for a command that cannot be run. */
export interface CommandResult {
  exitCode: 0 | 1 | 2;
  lines: string[];
}

/** Runs `npm run config:texts` with its arguments: texts into a table, or a table into texts. */
export async function textsCommand(args: string[]): Promise<CommandResult> {
  try {
    const options = optionsOf(args);
    const sources = readConfigurationSources(options.root);
    orUseError(() => viewOf(sources, options.partner ?? null));
    const layer = textLayerOf(sources, options.partner);
    const unreadable = unreadableTexts(layer);
    if (unreadable.length > 0) return refused(unreadable, 'nothing was read or written');
    return options.out === undefined
      ? await readTable(options, sources, layer)
      : writeTable(options.out, layer, options.languages);
  } catch (error) {
    if (error instanceof UseError) return { exitCode: 2, lines: [error.message] };
    throw error;
  }
}

function writeTable(out: string, layer: TextLayer, wanted: string[] | undefined): CommandResult {
  const { csv, languages, texts } = textsToTable(layer, wanted);
  orUseError(() => writeWhole(out, csv));
  const blank = languages.filter((language) => !layer.possible.includes(language));
  return {
    exitCode: 0,
    lines: [
      ...blank.map((language) => `· ${language} has no texts yet: its column is blank`),
      `· ${out}: ${texts} ${texts === 1 ? 'text' : 'texts'} in ${languages.join(', ')}`,
    ],
  };
}

async function readTable(
  { root, partner, languages, table = '', dryRun }: Options,
  sources: ConfigurationSources,
  layer: TextLayer,
): Promise<CommandResult> {
  const bytes = orUseError(() => readFileSync(table));
  const input = { root, sources, layer, file: table, bytes, dryRun };
  const { changes, diagnostics } = await tableToTexts({ ...input, partner, languages });
  if (diagnostics.length > 0) return refused(diagnostics, 'nothing was written');
  const lines = [...countsOf(changes), ...(dryRun ? ['· Nothing was written (--dry-run)'] : [])];
  return { exitCode: 0, lines };
}

function refused(diagnostics: readonly Diagnostic[], outcome: string): CommandResult {
  const lines = [...diagnostics.map(printDiagnostic), `· ${diagnostics.length} to fix: ${outcome}`];
  return { exitCode: 1, lines };
}

/** How many texts of which language changed. */
function countsOf(changes: readonly TextChange[]): string[] {
  if (changes.length === 0) return ['· No text differs from the files'];
  const languages = [...new Set(changes.map(({ language }) => language))];
  return languages.map((language) => {
    const changed = changes.filter((change) => change.language === language);
    const added = changed.filter(({ isNew }) => isNew).length;
    const words = changed.length === 1 ? 'text' : 'texts';
    return `· ${language}: ${changed.length} ${words} changed${added > 0 ? `, ${added} new` : ''}`;
  });
}
