import { parseArgs } from 'node:util';
import { checkConfiguration } from './config/check.ts';
import { readConfigurationSources } from './config/configuration-sources.ts';
import { printDiagnostic } from './config/diagnostic.ts';
import { languageGaps, printGaps } from './config/language-gaps.ts';

/** `npm run config:check`: prints every diagnostic as `file:line:column  what is wrong  how to fix it`, and how far languages are that are not offered yet. */
const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const diagnostics = await checkConfiguration(values.root);
for (const diagnostic of diagnostics) console.log(printDiagnostic(diagnostic));
for (const gaps of languageGaps(readConfigurationSources(values.root).defaults))
  console.log(printGaps(gaps));
console.log(
  diagnostics.length === 0 ? '· The configuration is sound' : `· ${diagnostics.length} to fix`,
);
process.exitCode = diagnostics.length === 0 ? 0 : 1;
