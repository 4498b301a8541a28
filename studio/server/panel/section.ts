import { isDeepStrictEqual } from 'node:util';
import type { Path, Section } from '#studio/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { partOf } from '../files/part-of.ts';
import { ownFile, type Scope } from './scope.ts';

interface SectionOptions {
  name: Section['name'];
  language?: string | undefined;
  /** The file of the retailer, or of a fragment. */
  file: string;
  path: Path;
  schema: JsonObject;
  /** What holds where the file says nothing. */
  usual?: Json | undefined;
  as?: Section['as'] | undefined;
}

/** A section about the value at a path of a file; with a partner in view about that of the partner's file over it. */
export function section(
  scope: Scope,
  { name, language, file, path, schema, usual, as }: SectionOptions,
): Section {
  const own = ownFile(scope, file);
  const value = described(partOf(scope.own(own), path), schema);
  const beneath = own === file ? usual : (partOf(scope.own(file), path) ?? usual);
  const below = described(beneath, schema);
  const isUsual = value !== undefined && isDeepStrictEqual(value, below);
  return {
    ...{ name, path, schema, file: own },
    ...(language !== undefined && { language }),
    ...(value !== undefined && { value }),
    ...(below !== undefined && !isUsual && { usual: below }),
    ...(as && { as }),
  };
}

/** The members that a closed schema describes: a section about some members of an object leaves the others alone. */
function described(
  value: Json | undefined,
  { properties, additionalProperties }: JsonObject,
): Json | undefined {
  if (!isJsonObject(value) || !isJsonObject(properties) || additionalProperties !== false)
    return value;
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(known);
}
