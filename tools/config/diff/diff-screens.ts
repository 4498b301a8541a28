import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import { allNames, type Change, listAt, listChanges, type Risk } from './change.ts';
import { orderWords, placeOf } from './order-words.ts';
import type { Snapshot } from './snapshot.ts';
import { diffLeaves, valueWords } from './value-words.ts';

/** A part of a page on one side. */
interface PlacedEntry {
  area: string;
  entry: JsonObject;
}

type Parts = ReadonlyMap<string, PlacedEntry>;

/**
 * Pages that are added or removed, and what changes in their parts. A side from before pages had documents is compared
 * with nothing.
 */
export function diffScreens(before: Snapshot, after: Snapshot): Change[] {
  if (before.screens.size === 0 || after.screens.size === 0) return [];
  return allNames(before.screens.keys(), after.screens.keys()).flatMap((page): Change[] => {
    const [was, is] = [before.screens.get(page), after.screens.get(page)];
    const about = `page ${page}`;
    if (!was) return [{ about, what: 'new' }];
    if (!is) return [{ about, what: 'taken out', ...risksOf([...partsOf(was).values()]) }];
    return [
      ...diffLeaves(objectAt(was, 'page'), objectAt(is, 'page')).map(([key, old, now]) => ({
        about,
        what: `${key}: ${valueWords(old, now)}`,
      })),
      ...diffParts(about, partsOf(was), partsOf(is)),
    ];
  });
}

function diffParts(about: string, was: Parts, is: Parts): Change[] {
  const say = (what: string): Change => ({ about, what });
  const names = (parts: Parts, area: string) =>
    [...parts].filter(([, part]) => part.area === area).map(([name]) => name);
  const areas = allNames([...was.values(), ...is.values()].map(({ area }) => area));
  return [
    ...[...was]
      .filter(([name]) => !is.has(name))
      .map(([name, part]) => ({ ...say(`${name} taken out`), ...risksOf([part]) })),
    ...[...is].flatMap(([name, { area, entry }]) => {
      const old = was.get(name);
      const place = `${area}, ${placeOf(names(is, area), name)}`;
      if (!old) return [say(`${name}: new in ${place}`)];
      const moved = old.area === area ? [] : [say(`${name} moved from ${old.area} to ${place}`)];
      return [...moved, ...diffEntry(name, old.entry, entry).map(say)];
    }),
    ...areas.flatMap((area) =>
      orderWords(names(was, area), names(is, area), {
        moved: (name, where) => `${name} ${where} of ${area}`,
        whole: (list) => `order of ${area}: ${list}`,
      }).map(say),
    ),
  ];
}

/** Options of lists in words. */
const optionWords: Readonly<Record<string, string>> = {
  sizes: 'page sizes',
  size: 'rows on a page at first',
  filter: 'form of the filters',
};

function diffEntry(name: string, was: JsonObject, is: JsonObject): string[] {
  const { gone, added } = listChanges(listAt(was, 'requires'), listAt(is, 'requires'));
  const look = ({ requires, ...others }: JsonObject) => others;
  return [
    ...added.map((one) => `${name}: only when "${String(one)}"`),
    ...gone.map((one) => `${name}: no longer only when "${String(one)}"`),
    ...diffLeaves(look(was), look(is)).map(([key, old, now]) => {
      const option = key.replace(/^options\./, '');
      return `${name}: ${optionWords[option] ?? option}: ${valueWords(old, now)}`;
    }),
  ];
}

/** What stored drafts lose with parts: a form that a page shows no more is not opened again. */
function risksOf(parts: readonly PlacedEntry[]): { breaks?: readonly Risk[] } {
  const hasForm = parts.some(({ entry }) => {
    const definition = partDefinitions[String(entry.part)];
    return definition?.dialogs !== undefined || objectAt(entry, 'options').form !== undefined;
  });
  return hasForm ? { breaks: ['drafts'] } : {};
}

function partsOf(document: JsonObject): Parts {
  const areas = Object.entries(objectAt(document, 'areas'));
  return new Map(
    areas.flatMap(([area, list]: [string, Json]) =>
      (Array.isArray(list) ? list : [])
        .filter(isJsonObject)
        .map((entry) => [String(entryName(entry)), { area, entry }] as const),
    ),
  );
}

function objectAt(value: JsonObject, key: string): JsonObject {
  const member = value[key];
  return isJsonObject(member) ? member : {};
}
