import { isWithin } from '#config/timed-parts.ts';
import { pageDefinition } from '#parts/page-definitions.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import type { ExplainedView, FactsOnScreen } from './explained-view.ts';
import {
  type Claim,
  type EntryExplanation,
  type PageExplanation,
  type PartExplanation,
  type Reason,
  writtenAt,
} from './why-field.ts';

/** A page with its facts, at a moment in milliseconds since 1970. */
export interface PageOnScreen extends FactsOnScreen {
  page: string;
  moment: number;
}

/**
 * Explains which parts the document of a page has, why each is shown or not, and which others fit; null for a page
 * without a document.
 */
export type ExplainPage = (onScreen: PageOnScreen) => PageExplanation | null;

/** Explains the pages of a view. */
export function pageExplanations({ view, conditionsIn }: ExplainedView): ExplainPage {
  return (onScreen) => {
    const { page, moment } = onScreen;
    const document = view.screens.get(page);
    if (!document) return null;
    const reasons = ({ requires, ...entry }: JsonObject, path: JsonPath): Reason[] => {
      const placeOf = (key: string) => writtenAt(document.place([...path, key], 'key'));
      const times = (['from', 'until'] as const).flatMap((key): Reason[] => {
        const time = entry[key];
        if (typeof time !== 'string') return [];
        const applies = isWithin(
          key === 'from' ? time : null,
          key === 'until' ? time : null,
          moment,
        );
        return [{ place: placeOf(key), branch: key, time, applies, conditions: [], answers: [] }];
      });
      const conditions = conditionsIn({ $condition: requires ?? [] }, onScreen);
      if (conditions.length === 0) return times;
      const applies = conditions.every(({ holds }) => holds);
      const place = placeOf('requires');
      return [{ place, branch: 'then', applies, conditions, answers: [] }, ...times];
    };
    const claim = (entry: Json, path: JsonPath): Claim => {
      const when = isJsonObject(entry) ? reasons(entry, path) : [];
      const holds = when.every(({ applies }) => applies);
      return { says: 'part', place: writtenAt(document.place(path)), holds, when };
    };
    const entries = entriesOf(document.value.areas);
    const parts = entries.map(({ area, entry, path }): PartExplanation => {
      const inside = listedIn(entry.options).map(
        ({ list, name, listed, at }): EntryExplanation => ({
          ...{ list, name },
          claim: claim(listed, [...path, 'options', ...at]),
        }),
      );
      return { area, name: String(entryName(entry)), claim: claim(entry, path), entries: inside };
    });
    return { parts, others: othersFor(page, new Set(entries.map(({ entry }) => entry.part))) };
  };
}

/** The named entries of the lists of a part's options. */
function listedIn(options: Json | undefined) {
  return Object.entries(isJsonObject(options) ? options : {}).flatMap(
    ([list, entries]: [string, Json]) =>
      (Array.isArray(entries) ? entries : []).flatMap((listed, index) => {
        const name = entryName(listed);
        return name === undefined ? [] : [{ list, name: String(name), listed, at: [list, index] }];
      }),
  );
}

/** The entries of all areas. */
function entriesOf(areas: Json | undefined) {
  return Object.entries(isJsonObject(areas) ? areas : {}).flatMap(([area, list]: [string, Json]) =>
    (Array.isArray(list) ? list : []).flatMap((entry, index) =>
      isJsonObject(entry) ? [{ area, entry, path: ['areas', area, index] }] : [],
    ),
  );
}

/** Parts of the catalogue that any page may have, or that are about the same as this one. */
function othersFor(page: string, present: ReadonlySet<Json | undefined>) {
  const { subject: about } = pageDefinition(page);
  return Object.entries(partDefinitions)
    .filter(([part, { subject }]) => !present.has(part) && (!subject || subject === about))
    .map(([part, { what }]) => ({ part, what }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}
