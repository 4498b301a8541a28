import { parseArgs } from 'node:util';
import { checkConfiguration } from './config/check.ts';
import { printDiagnostic } from './config/diagnostic.ts';

/** `npm run config:check`: prints every diagnostic as `file:line:column  what is wrong  how to fix it`. */
const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const diagnostics = await checkConfiguration(values.root);
for (const diagnostic of diagnostics) console.log(printDiagnostic(diagnostic));
console.log(
  diagnostics.length === 0 ? '· The configuration is sound' : `· ${diagnostics.length} to fix`,
);
process.exitCode = diagnostics.length === 0 ? 0 : 1;
