import { keyOf } from '#studio/client/state/thing-words.ts';
import type { Diagnosis } from '#studio/contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

/** What the check says of a thing, or of a file where it is about none. */
export interface DiagnosisGroup {
  key: string;
  thing: Thing | null;
  file: string;
  isWarning: boolean;
  diagnoses: Diagnosis[];
}

/** Diagnoses by their thing, those that stop a publication first. */
export function diagnosisGroups(diagnoses: readonly Diagnosis[]): DiagnosisGroup[] {
  const groups = new Map<string, DiagnosisGroup>();
  for (const one of diagnoses) {
    const key = one.thing ? keyOf(one.thing) : one.file;
    const group = groups.get(key) ?? {
      ...{ key, thing: one.thing, file: one.file, isWarning: true, diagnoses: [] },
    };
    group.diagnoses.push(one);
    group.isWarning &&= one.isWarning;
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => Number(one.isWarning) - Number(other.isWarning));
}
