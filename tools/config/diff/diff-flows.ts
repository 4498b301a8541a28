import type { Conditions } from '#tools/config/inline-conditions.ts';
import type { Json, JsonObject } from '#tools/config/json-value.ts';
import { allNames, type Change, fromTo, listChanges, type Risk } from './change.ts';
import { conditionWords } from './condition-words.ts';
import type { Snapshot } from './snapshot.ts';

/** Steps of wizards that are added, removed, moved, or have other conditions. */
export function diffWizards(before: Snapshot, after: Snapshot): Change[] {
  return allNames(before.wizards.keys(), after.wizards.keys()).flatMap((name) => {
    const [was, is] = [before.wizards.get(name), after.wizards.get(name)];
    const about = `wizard ${name}`;
    if (!was) return [{ about, what: 'new' }];
    if (!is) return [{ about, what: 'taken out', breaks: ['drafts'] as const }];
    return diffWizard(about, was, is);
  });
}

function diffWizard(about: string, was: JsonObject, is: JsonObject): Change[] {
  const changes: Change[] = [];
  const [old, now] = [stepsOf(was), stepsOf(is)];
  for (const [id, { sends }] of old)
    if (!now.has(id)) {
      const breaks: Risk[] = sends === undefined ? ['drafts'] : ['drafts', 'API'];
      changes.push({ about, what: `step ${id} taken out`, breaks });
    }
  for (const id of now.keys()) if (!old.has(id)) changes.push({ about, what: `new step ${id}` });
  for (const [id, step] of old) {
    const next = now.get(id);
    if (!next) continue;
    if (step.form !== next.form)
      changes.push({
        about,
        what: `step ${id}: form ${fromTo(step.form, next.form)}`,
        breaks: ['drafts'],
      });
    const { gone, added } = listChanges(namesIn(step.when), namesIn(next.when));
    for (const one of added) changes.push({ about, what: `step ${id}: only when "${one}"` });
    for (const one of gone)
      changes.push({ about, what: `step ${id}: no longer only when "${one}"` });
    if (step.sends !== next.sends)
      changes.push({
        about,
        what: `step ${id}: sends ${fromTo(step.sends, next.sends)}`,
        breaks: ['API'],
      });
  }
  const orders = [
    [...old.keys()].filter((id) => now.has(id)),
    [...now.keys()].filter((id) => old.has(id)),
  ];
  const [first = '', second = ''] = orders.map((ids) => ids.join(', '));
  if (first !== second) changes.push({ about, what: `order of the steps: ${first} → ${second}` });
  const { gone, added } = listChanges(namesIn(was.requires), namesIn(is.requires));
  for (const one of added) changes.push({ about, what: `opens only when "${one}"` });
  for (const one of gone) changes.push({ about, what: `opens without "${one}"` });
  if (was.operation !== is.operation)
    changes.push({
      about,
      what: `sent by ${fromTo(was.operation, is.operation)}`,
      breaks: ['API'],
    });
  return changes;
}

function stepsOf({ steps }: JsonObject): Map<string, JsonObject> {
  const list = Array.isArray(steps) ? (steps as JsonObject[]) : [];
  return new Map(list.map((step) => [String(step.id), step]));
}

const namesIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

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
