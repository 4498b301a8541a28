import { readdirSync, readFileSync } from 'node:fs';

interface CaseFile<Case> {
  cases: Record<string, Case>;
}

/** What the cases of a machine's folder say, by file and then by name, in the order in which they stand there. */
export function readCases<File extends CaseFile<unknown>>(machine: string): File[] {
  const folder = `tests/models/cases/${machine}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as File);
}
