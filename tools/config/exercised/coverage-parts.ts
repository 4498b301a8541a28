import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import type { View } from '#tools/config/sources/view.ts';
import { type CoveragePoint, coverageIds } from './coverage-ids.ts';

/** Each part of each page, and each column of its lists. */
export function partPoints(view: View): CoveragePoint[] {
  return [...view.screens].flatMap(([page, document]) => {
    const { areas } = document.value;
    return Object.entries(isJsonObject(areas) ? areas : {}).flatMap(([area, list]) =>
      entriesOf(list).flatMap(({ entry, index }) =>
        pointsOf(page, document, entry, ['areas', area, index]),
      ),
    );
  });
}

function pointsOf(
  page: string,
  document: LayeredDocument,
  entry: JsonObject,
  path: JsonPath,
): CoveragePoint[] {
  const name = String(entryName(entry));
  const point = (at: JsonPath, what: string, id: string): CoveragePoint => ({
    kind: 'parts',
    place: document.place(at),
    what,
    ids: [id],
  });
  const { columns } = isJsonObject(entry.options) ? entry.options : {};
  return [
    point(path, `part "${name}" of page "${page}" never shown`, coverageIds.shownPart(page, name)),
    ...entriesOf(columns).map(({ entry: { id }, index }) =>
      point(
        [...path, 'options', 'columns', index],
        `column "${String(id)}" of list "${name}" never shown`,
        coverageIds.shownColumn(page, name, String(id)),
      ),
    ),
  ];
}

const entriesOf = (list: Json | undefined) =>
  (Array.isArray(list) ? list : []).flatMap((entry, index) =>
    isJsonObject(entry) ? [{ entry, index }] : [],
  );
