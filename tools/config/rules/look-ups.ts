import { closestName } from '#tools/config/closest-name.ts';
import type { CodeNames } from '#tools/config/code-names.ts';
import type { Fault } from '#tools/config/fault.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/json-value.ts';
import { eachObject } from '#tools/config/json-walk.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { fieldsOf } from '#tools/config/schema-fields.ts';

/** Look-ups name an operation of the API that the portal reads, with parameters it has. */
export const lookUpsRule: ViewRule = ({ view, code }) =>
  [...view.forms.values()].flatMap((form) => {
    const faults: Fault[] = [];
    const fields = new Set(fieldsOf(form.value.schema).keys());
    eachObject(form.value.ui, (ui, path) => {
      const lookUp = ui['ui:lookup'];
      if (!isJsonObject(lookUp)) return;
      for (const { key, what, mend } of wrongsOf(lookUp, alsoOf(ui), code, fields))
        faults.push({ ...form.place(['ui', ...path, 'ui:lookup', ...key]), what, mend });
    });
    return faults;
  });

/** Choices that a widget offers beside those of its look-up. */
export function alsoOf(ui: JsonObject): readonly Json[] {
  const options = ui['ui:options'];
  return isJsonObject(options) && Array.isArray(options.also) ? options.also : [];
}

interface Wrong {
  key: string[];
  what: string;
  mend: string;
}

function wrongsOf(
  lookUp: JsonObject,
  also: readonly Json[],
  code: CodeNames,
  fields: ReadonlySet<string>,
): Wrong[] {
  const operation = String(lookUp.operation);
  const parameters = code.api.get(operation);
  const key = ['operation'];
  if (!parameters) {
    const closest = closestName(operation, code.api.keys());
    const mend = closest ? `write "${closest}"` : 'use an operationId of openapi/';
    return [{ key, what: `the API has no operation "${operation}"`, mend }];
  }
  const wrongs: Wrong[] = [];
  if (!code.lookups.includes(operation)) {
    const mend = `use one of: ${code.lookups.join(', ')}; or ask a developer to add it to src/queries/lookups.ts`;
    wrongs.push({ key, what: `the portal does not read "${operation}" for look-ups yet`, mend });
  }
  const given = isJsonObject(lookUp.params) ? lookUp.params : {};
  const known = parameters.map((parameter) => parameter.name);
  for (const [name, field] of Object.entries(given)) {
    if (!known.includes(name)) {
      const mend = `use one of: ${known.join(', ') || 'none'}`;
      wrongs.push({
        key: ['params', name],
        what: `"${operation}" has no parameter "${name}"`,
        mend,
      });
    } else if (!fields.has(String(field)) && !String(field).startsWith('facts/')) {
      const mend = 'name a field of this form, or a fact as facts/subject/contract/name';
      wrongs.push({
        key: ['params', name],
        what: `this form has no field "${String(field)}"`,
        mend,
      });
    }
  }
  // The language travels on every call by itself.
  for (const { name, required } of parameters)
    if (required && name !== 'lang' && !Object.hasOwn(given, name))
      wrongs.push({
        key: [],
        what: `"${operation}" needs the parameter "${name}"`,
        mend: `add it to "params"`,
      });
  if (typeof lookUp.none === 'string' && !also.includes(lookUp.none))
    wrongs.push({
      key: ['none'],
      what: `"${lookUp.none}" is not one of the choices of the option "also"`,
      mend: 'add it there',
    });
  for (const field of Object.keys(isJsonObject(lookUp.fills) ? lookUp.fills : {}))
    if (!fields.has(field))
      wrongs.push({
        key: ['fills', field],
        what: `this form has no field "${field}"`,
        mend: 'name a field of this form',
      });
  return wrongs;
}
