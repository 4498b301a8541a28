import { defaultSizes } from '#domain/settings/page-sizes.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { PlacedPart } from './placed-parts.ts';

interface Finding {
  at: JsonPath;
  what: Sentence;
  fix: Sentence;
}

/** Page sizes of a list ascend, the API answers as many rows, and the size at first is one of them. */
export function pageDiagnostics(
  { document, path, entry, definition }: PlacedPart,
  { code }: CheckContext,
): Diagnostic[] {
  const { sizes = [...defaultSizes], size } = isJsonObject(entry.options) ? entry.options : {};
  const { pagedBy } = definition;
  // The schema of the options reports what is no number.
  if (!pagedBy || !isNumbers(sizes)) return [];
  const limit = code.api.operations.get(pagedBy)?.parameters.find(({ name }) => name === 'limit');
  const most = Number(limit?.schema.maximum ?? Number.POSITIVE_INFINITY);
  const findings = sizes.flatMap((one, index): Finding[] => {
    const at = ['sizes', index];
    if (one > most) {
      const what = sentence`the API answers ${most} rows at most, and this page size is ${one}`;
      return [{ at, what, fix: sentence`leave ${most} at most` }];
    }
    if (one >= (sizes[index - 1] ?? 0)) return [];
    const what = sentence`the page size ${one} comes after ${sizes[index - 1]}`;
    return [{ at, what, fix: sentence`write page sizes in ascending order` }];
  });
  if (typeof size === 'number' && !sizes.includes(size)) {
    const what = sentence`${size} is none of the page sizes of this list`;
    findings.push({ at: ['size'], what, fix: sentence`use one of: ${sizes.join(', ')}` });
  }
  return findings.map(({ at, what, fix }) => ({
    ...document.place([...path, 'options', ...at]),
    what,
    fix,
  }));
}

const isNumbers = (list: Json): list is number[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'number');
