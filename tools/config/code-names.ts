import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { folderFor } from './repository.ts';

/** A parameter of an operation of the retailer's API. */
export interface ApiParameter {
  name: string;
  required: boolean;
}

/** What the code and the API's description offer for a configuration to name. */
export interface CodeNames {
  widgets: readonly string[];
  operations: readonly string[];
  /** Operation of wizards -> ids of the steps that it cannot do without. */
  neededSteps: ReadonlyMap<string, readonly string[]>;
  /** Look-ups that src/queries implements. */
  lookups: readonly string[];
  /** operationId -> its parameters. */
  api: ReadonlyMap<string, readonly ApiParameter[]>;
}

/** Widgets that RJSF brings and the theme draws. */
const builtInWidgets = ['hidden', 'text', 'textarea', 'checkbox', 'select', 'radio'];

/** Reads names from src/ and openapi/ under `root`, or from this repository when `root` has none. */
export function readCodeNames(root: string): CodeNames {
  const operations = filesOf(folderFor(root, 'src/operations')).filter(
    (name) => !['operation', 'registry', 'wizard-operation'].includes(name),
  );
  return {
    widgets: [...new Set([...builtInWidgets, ...foldersOf(folderFor(root, 'src/forms/widgets'))])],
    operations,
    neededSteps: new Map(operations.map((name) => [name, stepsNeededBy(root, name)])),
    lookups: registeredLookups(join(folderFor(root, 'src/queries'), 'lookups.ts')),
    api: apiOperations(join(folderFor(root, 'openapi/generated'), 'retailer.json')),
  };
}

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length));
}

/** Entries of the list `needs` of an operation, which is read as text too. */
function stepsNeededBy(root: string, operation: string): string[] {
  const code = readFileSync(join(folderFor(root, 'src/operations'), `${operation}.ts`), 'utf8');
  const [, list = ''] = /^ {2}needs: \[([^\]]*)\]/m.exec(code) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => id);
}

/** Keys of the object literal `lookups`: the registry is code and is read as text, so that no query runs here. */
function registeredLookups(file: string): string[] {
  if (!existsSync(file)) return [];
  const code = readFileSync(file, 'utf8');
  const start = code.indexOf('const lookups');
  const body = start < 0 ? '' : code.slice(start, code.indexOf('\n};', start));
  return [...body.matchAll(/^ {2}(\w+)[:,(]/gm)].map(([, name = '']) => name);
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
