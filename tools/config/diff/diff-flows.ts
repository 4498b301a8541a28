import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { allNames, type Change, fromTo, listAt, listChanges } from './change.ts';
import { conditionWords } from './condition-words.ts';
import { diffSteps, type WizardSides } from './diff-steps.ts';
import type { Snapshot } from './snapshot.ts';
import { diffLeaves, valueWords } from './value-words.ts';

/** Wizards that are added, removed or changed, with their steps. */
export function diffWizards(before: Snapshot, after: Snapshot): Change[] {
  return allNames(before.wizards.keys(), after.wizards.keys()).flatMap((name) => {
    const [was, is] = [before.wizards.get(name), after.wizards.get(name)];
    const about = `wizard ${name}`;
    if (!was) return [{ about, what: 'new' }];
    if (!is) return [{ about, what: 'taken out', breaks: ['drafts'] as const }];
    return diffWizard({ about, name, was, is, before, after });
  });
}

function diffWizard(sides: WizardSides): Change[] {
  const { about, was, is } = sides;
  const changes = diffSteps(sides);
  const { gone, added } = listChanges(listAt(was, 'requires'), listAt(is, 'requires'));
  for (const one of added) changes.push({ about, what: `opens only when "${one}"` });
  for (const one of gone) changes.push({ about, what: `opens without "${one}"` });
  for (const [key, old, now] of diffLeaves(objectAt(was, 'draft'), objectAt(is, 'draft')))
    changes.push({ about, what: `draft.${key}: ${valueWords(old, now)}` });
  if (was.operation !== is.operation)
    changes.push({
      about,
      what: `sent by ${fromTo(was.operation, is.operation)}`,
      breaks: ['API'],
    });
  return changes;
}

function objectAt(value: JsonObject, key: string): JsonObject {
  const member = value[key];
  return isJsonObject(member) ? member : {};
}

/** Conditions whose schema changes. */
export function diffConditions(before: Conditions, after: Conditions): Change[] {
  return Object.keys(before).flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (!was || !is || JSON.stringify(was) === JSON.stringify(is)) return [];
    const words = [was, is].map((condition) => inWords(condition)).join(' → ');
    return [{ about: `condition ${name}`, what: words }];
  });
}

/** The short form names its setting or fact; any other condition is printed as JSON. */
function inWords({ $setting, $fact, ...rules }: JsonObject): string {
  const about = $setting ?? $fact;
  return conditionWords(rules, typeof about === 'string' ? [about.replaceAll('/', '.')] : []);
}
