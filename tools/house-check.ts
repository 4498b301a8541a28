import { fileURLToPath } from 'node:url';
import { decisionFaults, readDecisions } from './house/decisions.ts';
import { documentFaults } from './house/documents.ts';
import { codeFiles, folderFaults } from './house/folders.ts';
import { houseWordFaults } from './house/words.ts';

/**
 * Part of `npm run lint`: documents are short, their links lead somewhere, decisions have their form, a folder is seen at a
 * glance, and text and names use the terms of the field.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const faults = [
  ...documentFaults(root),
  ...decisionFaults(readDecisions(root)),
  ...folderFaults(codeFiles(root)),
  ...houseWordFaults(root),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
