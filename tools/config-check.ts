import { parseArgs } from 'node:util';
import { checkConfiguration } from './config/check.ts';
import { printFault } from './config/fault.ts';

/** `npm run config:check`: prints every fault as `file:line:column  what is wrong  how to mend it`. */
const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const faults = await checkConfiguration(values.root);
for (const fault of faults) console.log(printFault(fault));
console.log(faults.length === 0 ? '· The configuration is sound' : `· ${faults.length} to mend`);
process.exitCode = faults.length === 0 ? 0 : 1;
