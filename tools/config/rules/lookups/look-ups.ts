import { closestName, noSuchField } from '#tools/config/analysis/closest-name.ts';
import type { CodeNames } from '#tools/config/code/code-names.ts';
import { describedRead } from '#tools/config/description/described-reads.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';

/** Look-ups name an operation of the API that can be read, its parameters, and fields of the form. */
export const lookUpsRule: SchemaRule = ({ view, code }) => {
  return [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const diagnostics: Diagnostic[] = [];
    const fields = new Set(fieldsOf(form.value.schema).keys());
    eachObject(form.value.ui, (ui, path) => {
      const lookUp = ui['ui:lookup'];
      if (!isJsonObject(lookUp)) return;
      const findings = [
        ...wrongCall(lookUp, code),
        ...wrongNone(lookUp, extraOptionsOf(ui)),
        ...wrongAddresses(lookUp, path.map(String), fields),
      ];
      for (const { key, part = 'value', what, fix } of findings)
        diagnostics.push({ ...form.place(['ui', ...path, 'ui:lookup', ...key], part), what, fix });
    });
    return diagnostics;
  });
};

/** Options that a widget offers beside those of its look-up. */
export function extraOptionsOf(ui: JsonObject): readonly Json[] {
  const options = ui['ui:options'];
  return isJsonObject(options) && Array.isArray(options.also) ? options.also : [];
}

/** What is wrong at a place of an object. */
export interface Wrong {
  key: JsonPath;
  part?: 'key' | 'value';
  what: Sentence;
  fix: Sentence;
}

const members = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** What is wrong with the operation that a look-up of a form, or a part of a page, reads, and with its parameters. */
export function wrongCall(lookUp: JsonObject, code: CodeNames): Wrong[] {
  const operation = String(lookUp.operation);
  const { api } = code;
  const described = api.operations.get(operation);
  const key = ['operation'];
  if (!described) {
    const closest = closestName(operation, api.operations.keys());
    const fix = closest ? sentence`write "${closest}"` : sentence`use an operationId of openapi/`;
    return [{ key, what: sentence`the API has no operation "${operation}"`, fix }];
  }
  const { parameters } = described;
  const wrongs: Wrong[] = [];
  const reason = reasonAgainst(operation, code);
  if (reason !== undefined) {
    const fix = sentence`use one of: ${readableOperations(code).join(', ')}`;
    wrongs.push({ key, what: sentence`"${operation}" cannot be read here: ${reason}`, fix });
  }
  const given = members(lookUp.params);
  const known = parameters.map((parameter) => parameter.name);
  for (const name of Object.keys(given).filter((one) => !known.includes(one))) {
    const fix = sentence`use one of: ${known.join(', ') || sentence`none`}`;
    const what = sentence`"${operation}" has no parameter "${name}"`;
    wrongs.push({ key: ['params', name], what, fix });
  }
  // Every call sends the language.
  for (const { name, required } of parameters)
    if (required && name !== 'lang' && !Object.hasOwn(given, name)) {
      const what = sentence`"${operation}" needs the parameter "${name}"`;
      wrongs.push({ key: [], what, fix: sentence`add it to "params"` });
    }
  return wrongs;
}

/** Why a look-up cannot read an operation; undefined when it can. */
function reasonAgainst(name: string, { api, lookups }: CodeNames): string | undefined {
  const operation = api.operations.get(name);
  if (!operation || lookups.includes(name)) return undefined;
  const found = describedRead(operation, api);
  return 'reason' in found ? found.reason : undefined;
}

/** Names of the operations that a look-up of a form, or a part of a page, can read. */
export function readableOperations(code: CodeNames): string[] {
  const names = [...code.api.operations.keys()];
  return names.filter((name) => reasonAgainst(name, code) === undefined).sort();
}

function wrongNone({ none }: JsonObject, also: readonly Json[]): Wrong[] {
  const { take } = members(none);
  if (take === undefined || also.includes(take)) return [];
  const what = sentence`"${String(take)}" is not one of the choices of the option "also"`;
  return [{ key: ['none', 'take'], what, fix: sentence`add it there` }];
}

function wrongAddresses(lookUp: JsonObject, field: string[], fields: ReadonlySet<string>): Wrong[] {
  const wrongs: Wrong[] = [];
  const expect = (address: Json | undefined, key: JsonPath, part: 'key' | 'value') => {
    if (typeof address !== 'string') return;
    const named = absoluteAddress(address, field.slice(0, -1));
    if (named === null || fields.has(named)) return;
    const what = noSuchField(named, fields);
    const fix = sentence`name a field beside this one, one from the root as /person/vat, or a fact as facts/subject/contract/name`;
    wrongs.push({ key, part, what, fix });
  };
  for (const [name, param] of Object.entries(members(lookUp.params))) {
    expect(param, ['params', name], 'value');
    expect(members(param).from, ['params', name, 'from'], 'value');
    for (const [index, one] of (Array.isArray(param) ? param : []).entries())
      expect(one, ['params', name, index], 'value');
  }
  for (const address of Object.keys(members(lookUp.fills)))
    expect(address, ['fills', address], 'key');
  expect(lookUp.prefer, ['prefer'], 'value');
  const { clear } = members(lookUp.none);
  for (const [index, one] of (Array.isArray(clear) ? clear : []).entries())
    expect(one, ['none', 'clear', index], 'value');
  return wrongs;
}
