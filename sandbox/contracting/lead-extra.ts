import { isObject } from '#domain/values/is-object.ts';
import type { FieldErrors } from '#sandbox/api/refusal.ts';
import { readUploadedFile } from '#sandbox/uploads/uploaded-file.ts';

/** Characters of all answers without the content of their files. */
const LONGEST = 64 * 1024;

const isFile = (value: Record<string, unknown>): value is { name: string; content: string } =>
  typeof value.name === 'string' && /^data:/i.test(String(value.content));

/**
 * `FormConfirm.extra` as it is stored: answers by step and field, and only the metadata of files. Adds the error codes
 * of its files, by `extra.<step>.<field>`, and that of answers that are too long together.
 */
export function readExtra(sent: unknown, fileLimit: number, errors: FieldErrors): unknown {
  const read = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => read(one, path));
    if (!isObject(value)) return value;
    if (!isFile(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, read(one, [...path, name])]),
      );
    const file = readUploadedFile(value, fileLimit);
    if (typeof file !== 'string') return file;
    errors[path.join('.')] = [file];
    return null;
  };
  const extra = read(sent, ['extra']);
  if (JSON.stringify(extra).length > LONGEST) errors.extra = ['too_long'];
  return extra;
}
