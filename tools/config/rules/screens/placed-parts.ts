import type { PartDefinition } from '#parts/part-definition.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** A part of a page with its place in the document. */
export interface PlacedPart {
  page: string;
  document: LayeredDocument;
  /** Path of its entry. */
  path: JsonPath;
  entry: JsonObject;
  definition: PartDefinition;
}

/** The parts of a page that exist; the schema of the documents reports the others. */
export function placedParts(
  page: string,
  document: LayeredDocument,
  { code }: CheckContext,
): PlacedPart[] {
  const { areas } = document.value;
  if (!isJsonObject(areas)) return [];
  return Object.entries(areas).flatMap(([area, list]: [string, Json]) =>
    (Array.isArray(list) ? list : []).flatMap((entry, index) => {
      const name = isJsonObject(entry) ? String(entry.part) : '';
      const definition = Object.hasOwn(code.parts, name) ? code.parts[name] : undefined;
      const path = ['areas', area, index];
      return isJsonObject(entry) && definition ? [{ page, document, path, entry, definition }] : [];
    }),
  );
}
