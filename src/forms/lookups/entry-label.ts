import type { Texts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import type { Lookup } from './lookup-params.ts';

/**
 * How an entry of a look-up reads: the member that `label` names, or the text `lookup.entry` of the field, with the
 * members of the entry as its values; within a sentence `lookup.entry_brief`, where the field has it.
 * A text, as a label such as "de junio a septiembre de 2026" is no member of the API. The query adds the values that a
 * text needs and the API lacks; its member `context` selects another wording.
 *
 * @param field key of the texts of the field.
 */
export function entryLabel(
  { label = 'name' }: Pick<Lookup, 'label'>,
  entry: Readonly<LookupEntry>,
  field: string,
  { t }: Pick<Texts, 't'>,
  isBrief = false,
): string {
  if (typeof label === 'string') return String(entry[label] ?? '');
  const values = isBrief && entry.context === undefined ? { ...entry, context: 'brief' } : entry;
  return t(`${field}.lookup.${label.text}`, values);
}
