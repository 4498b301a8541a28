import { getUiOptions, type RJSFSchema } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { valueAt } from '#forms/engine/field-address.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { type FormLookup, lookupsIn } from '#forms/lookups/looked-up.ts';
import { definitions } from '#forms/widgets/definitions.ts';
import { type FileRefusal, fileRefusal, fileRulesOf } from '#forms/widgets/files/file-checks.ts';
import { usualWidget } from '#forms/widgets/widget-definition.ts';

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
