import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookups } from '#queries/lookups.ts';
import { mutations, widgetDefinitions } from './code-definitions.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { folderFor } from './repository.ts';
import { formsOfCode } from './source-code.ts';

/** A parameter of an operation of the retailer's API. */
export interface ApiParameter {
  name: string;
  required: boolean;
}

/** Names that code and API description offer to a configuration. */
export interface CodeNames {
  widgets: readonly string[];
  /** Mutations for forms. */
  mutations: readonly string[];
  /** Mutations for wizards -> ids of the steps they need. */
  neededSteps: ReadonlyMap<string, readonly string[]>;
  /** Mutations for wizards -> step -> number under which the retailer takes it at once. */
  sentSteps: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** Look-ups that src/queries implements. */
  lookups: readonly string[];
  /** Forms that screens and routes show. */
  forms: ReadonlySet<string>;
  /** operationId -> its parameters. */
  api: ReadonlyMap<string, readonly ApiParameter[]>;
}

/**
 * Names of this repository's code, and of the API's description under `root`, or in this repository when `root` has
 * none.
 */
export function readCodeNames(root: string): CodeNames {
  const all = Object.entries(mutations);
  return {
    widgets: Object.keys(widgetDefinitions),
    mutations: all.flatMap(([name, { kind }]) => (kind === 'form' ? [name] : [])),
    neededSteps: new Map(
      all.flatMap(([name, one]) => (one.kind === 'wizard' ? [[name, one.needs] as const] : [])),
    ),
    sentSteps: new Map(
      all.flatMap(([name, one]) => (one.kind === 'wizard' ? [[name, one.sends] as const] : [])),
    ),
    lookups: Object.keys(lookups),
    forms: formsOfCode(root),
    api: apiOperations(join(folderFor(root, 'openapi/generated'), 'retailer.json')),
  };
}

function apiOperations(file: string): Map<string, ApiParameter[]> {
  const operations = new Map<string, ApiParameter[]>();
  if (!existsSync(file)) return operations;
  const document = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  for (const path of Object.values(membersOf(document.paths))) {
    const shared = membersOf(path).parameters;
    for (const operation of Object.values(membersOf(path))) {
      const { operationId, parameters } = membersOf(operation);
      if (typeof operationId !== 'string') continue;
      const all = [shared, parameters].flatMap((list) => (Array.isArray(list) ? list : []));
      operations.set(
        operationId,
        all.map((parameter) => parameterOf(parameter, document)),
      );
    }
  }
  return operations;
}

function parameterOf(parameter: Json, document: JsonObject): ApiParameter {
  const { $ref } = membersOf(parameter);
  if (typeof $ref === 'string') {
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((part, key) => membersOf(part)[key], document);
    return parameterOf(target ?? {}, document);
  }
  const { name, required } = membersOf(parameter);
  return { name: String(name), required: required === true };
}

function membersOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
