import { createSchemaUtils, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import { validatorOf } from '#forms/engine/errors/form-validator.ts';
import { withValueAt } from '#forms/engine/field-address.ts';

/**
 * RJSF's own `omitExtraData` requires validators that are not compiled ahead of time; `retrieveSchema` returns the
 * shown fields.
 */
function shown(utils: SchemaUtilsType, schema: RJSFSchema, value: unknown): unknown {
  if (!isAnswerGroup(value)) return value;
  const { properties } = utils.retrieveSchema(schema, value);
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => value[name] !== undefined)
      .map(([name, field]) => [name, shown(utils, field as RJSFSchema, value[name])]),
  );
}

/** Paths of the fields that the schema has for these answers, groups and lists too. */
export function fieldsFor(
  utils: SchemaUtilsType,
  answers: Answers,
  schema: RJSFSchema = utils.getRootSchema(),
): string[][] {
  const { properties = {} } = utils.retrieveSchema(schema, answers);
  return Object.entries(properties).flatMap(([name, field]) => {
    const value = answers[name];
    const inner = fieldsFor(utils, isAnswerGroup(value) ? value : {}, field as RJSFSchema);
    return [[name], ...inner.map((path) => [name, ...path])];
  });
}

/** Addresses of the fields that a form shows with these answers. */
export function shownAddresses(form: CompiledForm, answers: Answers, facts: Facts): Set<string> {
  const utils = createSchemaUtils(validatorOf(form), form.schema);
  return new Set(fieldsFor(utils, { ...answers, facts }).map((path) => path.join('/')));
}

/** Ids of files stand in lists only: a text that equals one is a text. */
function withFiles(value: unknown, files: ReadonlyMap<string, File>): unknown {
  if (Array.isArray(value)) return value.map((one) => files.get(one) ?? withFiles(one, files));
  if (!isAnswerGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withFiles(one, files)]),
  );
}

/**
 * What is sent: the answers of the fields that are shown, under their own names, with each File in the place
 * of its id, and without the facts that the conditions of the schema looked at.
 *
 * @param data the form's data, facts included: they decide what is shown.
 * @param absent paths of the fields that are not offered, as when their look-up found nothing.
 */
export function answersOf(
  utils: SchemaUtilsType,
  data: Answers,
  files: ReadonlyMap<string, File>,
  absent: readonly (readonly string[])[] = [],
): Answers {
  const { facts: _facts, ...answers } = shown(utils, utils.getRootSchema(), data) as Answers;
  const offered = absent.reduce((all, path) => withValueAt(all, path, undefined), answers);
  return withFiles(offered, files) as Answers;
}
