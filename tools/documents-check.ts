import { fileURLToPath } from 'node:url';
import { decisionFaults, readDecisions } from './documents/decisions.ts';
import { documentFaults } from './documents/documents.ts';

/** Part of `npm run lint`: documents are short, their links lead somewhere, decisions have their form. */
const root = fileURLToPath(new URL('..', import.meta.url));
const faults = [...documentFaults(root), ...decisionFaults(readDecisions(root))];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
