import type { SchemaUtilsType } from '@rjsf/utils';
import type { Answers } from '#domain/submission.ts';

function withFiles(value: unknown, files: ReadonlyMap<string, File>): unknown {
  if (typeof value === 'string') return files.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => withFiles(one, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withFiles(one, files)]),
  );
}

/**
 * What is sent: the answers of the fields that are shown, under their own names, with each File in the place
 * of its id, and without the facts that the conditions of the schema looked at.
 */
export function answersOf(
  utils: SchemaUtilsType,
  data: Answers,
  files: ReadonlyMap<string, File>,
): Answers {
  const { facts: _facts, ...shown } = (utils.omitExtraData(utils.getRootSchema(), data) ??
    {}) as Answers;
  return withFiles(shown, files) as Answers;
}
