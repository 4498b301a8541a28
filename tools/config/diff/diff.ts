import type { JsonObject } from '#tools/config/json-value.ts';
import { readMetaSchema } from '#tools/config/settings-schema.ts';
import { allNames, type Change } from './change.ts';
import { diffConditions, diffWizards } from './diff-flows.ts';
import { diffForms } from './diff-forms.ts';
import { diffDeployment, diffSettings } from './diff-settings.ts';
import { diffTexts } from './diff-texts.ts';
import type { Snapshot } from './snapshot.ts';

/** A change, and the partners that it affects; null is the retailer's own portal. */
export interface Difference extends Change {
  partners: readonly (string | null)[];
}

/** All changes for customers from one configuration to another, without duplicates. */
export function diffSnapshots(
  root: string,
  before: readonly Snapshot[],
  after: readonly Snapshot[],
): Difference[] {
  const found = new Map<string, Change & { partners: (string | null)[] }>();
  const take = (change: Change, partner: string | null) => {
    const key = JSON.stringify([change.about, change.what, change.breaks ?? []]);
    const known = found.get(key) ?? { ...change, partners: [] };
    known.partners.push(partner);
    found.set(key, known);
  };
  const language = String((before[0]?.settings.languages as JsonObject | undefined)?.default);
  for (const partner of partnersOf(before, after)) {
    const [was, is] = [before, after].map((side) => side.find((one) => one.partner === partner));
    if (was && is) for (const change of changesOf(root, was, is, language)) take(change, partner);
    else take({ about: 'partners', what: `${partner}: ${is ? 'new' : 'taken out'}` }, partner);
  }
  return [...found.values()];
}

/** Partners to compare: all of both sides, or the only partner of a published version. */
export function partnersOf(...sides: (readonly Snapshot[])[]): (string | null)[] {
  const single = sides.find((side) => side.length === 1 && side[0]?.isPublished);
  if (single) return [single[0]?.partner ?? null];
  const names = allNames(...sides.map((side) => side.map(({ partner }) => partner ?? '')));
  return names.map((name) => (name === '' ? null : name));
}

function changesOf(root: string, was: Snapshot, is: Snapshot, language: string): Change[] {
  const meta = readMetaSchema(root, 'portal');
  return [
    ...diffSettings(was.settings, is.settings, meta),
    ...diffWizards(was, is),
    ...diffForms(was, is, language),
    ...diffConditions(was.conditions, is.conditions),
    ...diffTexts(was, is),
    ...diffDeployment(was.deployment, is.deployment),
  ];
}
