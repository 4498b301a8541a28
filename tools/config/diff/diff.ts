import { readMetaSchema } from '#tools/config/meta/settings-schema.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { allNames, type Change } from './change.ts';
import { diffConditions, diffWizards } from './diff-flows.ts';
import { diffForms } from './diff-forms.ts';
import { diffScreens } from './diff-screens.ts';
import { diffDeployment, diffSettings } from './diff-settings.ts';
import { diffTexts } from './diff-texts.ts';
import type { Snapshot } from './snapshot.ts';

/** A change, and the partners that it affects; null is the retailer's own portal. */
export interface Difference extends Change {
  partners: readonly (string | null)[];
}

/**
 * All changes for customers from one configuration to another, without duplicates. A partner that is new is compared
 * with the retailer's own portal, for itself.
 */
export function diffSnapshots(
  root: string,
  before: readonly Snapshot[],
  after: readonly Snapshot[],
): Difference[] {
  const found = new Map<string, Change & { partners: (string | null)[] }>();
  const take = (change: Change, partner: string | null, isNew: boolean) => {
    const { about, what, breaks = [] } = change;
    const key = JSON.stringify([about, what, breaks, isNew && partner]);
    const known = found.get(key) ?? { ...change, partners: [] };
    known.partners.push(partner);
    found.set(key, known);
  };
  const language = String((before[0]?.settings.languages as JsonObject | undefined)?.default);
  for (const partner of partnersOf(before, after)) {
    const [was, is] = [before, after].map((side) => snapshotOf(side, partner));
    const own = snapshotOf(after, null) ?? snapshotOf(before, null);
    const changes =
      was && is
        ? changesOf(root, was, is, language)
        : wholePartner(partner, is && own && changesOf(root, own, is, language));
    for (const change of changes) take(change, partner, !was);
  }
  return [...found.values()];
}

/** What is said of a partner that only one side has; `differs` is what a new one differs in from the retailer. */
function wholePartner(partner: string | null, differs: readonly Change[] | undefined): Change[] {
  const about = 'partners';
  if (!differs) return [{ about, what: `${partner}: taken out` }];
  const against = "the retailer's own portal";
  const words =
    differs.length > 0 ? `differs as follows from ${against}` : `the same as ${against}`;
  return [
    { about, what: `${partner}: new; ${words}` },
    // A partner that is new has no customers, and hence no drafts.
    ...differs.map(({ breaks = [], ...change }) => ({
      ...change,
      breaks: breaks.filter((risk) => risk !== 'drafts'),
    })),
  ];
}

/** Partners whose customers a change can affect: those of both sides. */
export function comparedPartners(...sides: (readonly Snapshot[])[]): (string | null)[] {
  return partnersOf(...sides).filter((partner) => sides.every((side) => snapshotOf(side, partner)));
}

/** Partners of either side, or the only partner of a published version. */
function partnersOf(...sides: (readonly Snapshot[])[]): (string | null)[] {
  const single = sides.find((side) => side.length === 1 && side[0]?.isPublished);
  if (single) return [single[0]?.partner ?? null];
  const names = allNames(...sides.map((side) => side.map(({ partner }) => partner ?? '')));
  return names.map((name) => (name === '' ? null : name));
}

const snapshotOf = (side: readonly Snapshot[], partner: string | null) =>
  side.find((one) => one.partner === partner);

function changesOf(root: string, was: Snapshot, is: Snapshot, language: string): Change[] {
  const meta = readMetaSchema(root, 'portal');
  return [
    ...diffSettings(was.settings, is.settings, meta),
    ...diffWizards(was, is),
    ...diffForms(was, is, language),
    ...diffScreens(was, is),
    ...diffConditions(was.conditions, is.conditions),
    ...diffTexts(was, is),
    ...diffDeployment(was.deployment, is.deployment),
  ];
}
