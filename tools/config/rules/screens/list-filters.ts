import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { PlacedPart } from './placed-parts.ts';

/** The form that filters a list submits nothing. That its fields are those of the list is a rule of forms. */
export function filterDiagnostics(
  { document, path, entry }: PlacedPart,
  { view }: CheckContext,
): Diagnostic[] {
  const { filter } = isJsonObject(entry.options) ? entry.options : {};
  const form = typeof filter === 'string' ? view.forms.get(filter) : undefined;
  if (form?.value.submit === undefined) return [];
  const what = sentence`the form "${String(filter)}" submits its answers, and the filters of a list submit nothing`;
  const fix = sentence`name a form without "submit"`;
  return [{ ...document.place([...path, 'options', 'filter']), what, fix }];
}
