import { languageGaps, printGaps } from './config/analysis/language-gaps.ts';
import { checkConfiguration } from './config/check.ts';
import { commandLine } from './config/command-line.ts';
import { countedInWords, printDiagnostic, refusedOf } from './config/diagnostic.ts';
import { readConfigurationSources } from './config/sources/configuration-sources.ts';

/**
 * `npm run config:check [-- --strict]`: prints every diagnostic as `file:line:column  what is wrong  how to fix it`, and
 * how far languages are that are not offered yet. Exit code 1 when there is something to fix; with `--strict` a warning
 * is something to fix too, except for what the law requires of a retailer that has not set `legal.complete`.
 */
const { values } = commandLine({
  options: {
    root: { type: 'string', default: '.' },
    strict: { type: 'boolean', default: false },
  },
});
const diagnostics = await checkConfiguration(values.root);
for (const diagnostic of diagnostics) console.log(printDiagnostic(diagnostic));
for (const gaps of languageGaps(readConfigurationSources(values.root).defaults))
  console.log(printGaps(gaps));
const counted = countedInWords(diagnostics);
console.log(diagnostics.length === 0 ? '· The configuration is sound' : `· ${counted}`);
process.exitCode = refusedOf(diagnostics, values.strict).length === 0 ? 0 : 1;
