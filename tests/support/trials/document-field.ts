import { getUiOptions, type RJSFSchema } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { entryLabel } from '#forms/lookups/entry-label.ts';
import { type FormLookup, lookupsIn } from '#forms/lookups/looked-up.ts';
import { matching } from '#forms/widgets/combobox/combobox-filter.ts';
import { definitions } from '#forms/widgets/definitions.ts';
import { type FileRefusal, fileRefusal, fileRulesOf } from '#forms/widgets/files/file-checks.ts';
import { usualWidget } from '#forms/widgets/widget-definition.ts';
import { pageTexts } from './field-texts.ts';
import type { Entry } from './filled-walk.ts';

/** A field as the document of its form has it. */
interface DocumentField {
  schema: RJSFSchema;
  options: Record<string, unknown>;
  widget: string;
  lookup: FormLookup | undefined;
}

const known = new WeakMap<CompiledForm, Map<string, DocumentField>>();

export function documentField(form: CompiledForm, path: readonly string[]): DocumentField {
  const address = path.join('/');
  const fields = known.get(form) ?? new Map<string, DocumentField>();
  known.set(form, fields);
  const before = fields.get(address);
  if (before) return before;
  const schema = schemaAt(form.schema, path) ?? {};
  const options = getUiOptions((valueAt(form.ui, path) ?? {}) as never) as DocumentField['options'];
  const widget = String(options.widget ?? usualWidget(definitions, schema));
  const lookup = lookupsIn(form.ui).find((one) => one.field.join('/') === address);
  const field = { schema, options, widget, lookup };
  fields.set(address, field);
  return field;
}

/** What is searched for in a field: the value of the only choice that it can mean, taken when the field is left. */
export function searched(
  form: CompiledForm,
  path: readonly string[],
  text: string,
  entries: readonly Entry[],
): string | undefined {
  const { lookup } = documentField(form, path);
  const key = fieldTextKey(form.name, path);
  const choices = entries.map((entry) => ({
    value: String(entry[lookup?.lookup.value ?? 'id']),
    label: entryLabel(lookup?.lookup ?? {}, entry as never, key, pageTexts('es-ES')),
  }));
  const [only, ...more] = matching(choices, text.trim());
  return more.length === 0 ? only?.value : undefined;
}

/** What an empty field of files takes of those that are chosen, and why it refuses the others. */
export async function chosenFiles(
  form: CompiledForm,
  path: readonly string[],
  files: readonly File[],
  facts: Facts,
) {
  const { schema, options } = documentField(form, path);
  const rules = fileRulesOf({ accept: options.accept, maxItems: schema.maxItems }, facts);
  const taken: File[] = [];
  const refused: { name: string; refusal: FileRefusal }[] = [];
  for (const file of files) {
    const refusal = await fileRefusal(file, taken, rules);
    if (refusal) refused.push({ name: file.name, refusal });
    else taken.push(file);
  }
  return { taken, refused, rules };
}
