import { isDeepStrictEqual } from 'node:util';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import {
  type Conditions,
  conditionNames,
  resolveCondition,
} from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { placeIn, type SourceFile } from '#tools/config/sources/source-file.ts';
import { type ConditionSeen, type FactSeen, writtenAt } from './why-field.ts';

/** Sources of a setting's value. */
export interface FactLayers {
  portal: LayeredDocument;
  /** The configured settings, with defaults. */
  configured: JsonObject;
  /** The file with the defaults. */
  meta: SourceFile;
}

/** The conditions that an `if` names, with the facts that each reads; whether they hold is evaluated elsewhere. */
export function conditionsSeen(
  condition: Json,
  conditions: Conditions,
  written: LayeredDocument,
  facts: JsonObject,
  panel: readonly string[],
  layers: FactLayers,
): Omit<ConditionSeen, 'holds'>[] {
  const names = new Set<string>();
  eachObject(condition, ({ $condition }) => {
    for (const name of conditionNames($condition)) names.add(name);
  });
  return [...names].map((name) => ({
    name,
    place: writtenAt(written.place(['conditions', name], 'key')),
    facts: factPaths(resolveCondition(name, conditions)).map((path) =>
      factSeen(path, facts, panel, layers),
    ),
  }));
}

/** Paths of the facts that a condition reads. */
function factPaths(condition: JsonObject): string[][] {
  const paths = subSchemasOf(condition)
    .filter(({ schema }) => !isJsonObject(schema.properties))
    .map(({ address }) => address.filter((step) => step !== '*'))
    .filter((address) => address.length > 0);
  return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
}

function factSeen(
  path: string[],
  facts: JsonObject,
  panel: readonly string[],
  layers: FactLayers,
): FactSeen {
  const value = at(facts, path);
  const [kind, ...names] = path;
  const seen = (layer: string, place?: FactSeen['place']) => ({
    path: path.join('/'),
    value,
    layer: place?.layer ?? layer,
    place,
  });
  const key = names.join('.');
  const isOf = (one: string) => one === key || key.startsWith(`${one}.`);
  if (panel.some((one) => (kind === 'settings' ? isOf(one) : one === path.join('/'))))
    return seen('panel');
  if (kind !== 'settings') return seen(kind === 'flags' ? 'served' : 'page');
  if (isDeepStrictEqual(value, at(layers.configured, names))) {
    const place = layers.portal.find(names, 'key') ?? usualPlace(names, layers.meta);
    return seen('default', place && writtenAt(place));
  }
  const scheduled = listOf(layers.portal.value.schedule).findLastIndex(
    (entry) => isJsonObject(entry) && isOf(String(entry.set)),
  );
  if (scheduled < 0) return seen('served');
  return {
    ...seen('schedule', writtenAt(layers.portal.place(['schedule', scheduled]))),
    layer: 'schedule',
  };
}

/** Place of a default in the schema of the settings. */
function usualPlace(names: readonly string[], meta: SourceFile) {
  const path = names.flatMap((name) => ['properties', name]);
  const place = placeIn(meta, [...path, 'default'], 'key') ?? placeIn(meta, path, 'key');
  return place && { ...place, file: `schemas/meta/${place.file}` };
}

function at(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (part, name) => (isJsonObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    value,
  );
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
