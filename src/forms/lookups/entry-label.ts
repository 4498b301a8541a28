import type { Texts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import type { Lookup } from './lookup-params.ts';

/**
 * How an entry of a look-up reads: the member that `label` names, or the text `lookup.entry` of the field, with the
 * members of the entry as its values.
 *
 * @param field key of the texts of the field.
 */
export function entryLabel(
  { label = 'name' }: Pick<Lookup, 'label'>,
  entry: Readonly<LookupEntry>,
  field: string,
  { t }: Pick<Texts, 't'>,
): string {
  return typeof label === 'string'
    ? String(entry[label] ?? '')
    : t(`${field}.lookup.${label.text}`, entry);
}
