import type { components } from '#openapi/generated/types.ts';
import type {
  SupportMessageRow,
  SupportRequestRow,
} from '#sandbox/database/tables/support-tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { categoryOf, claimTypeName, explanationTypeOf } from './support-lists.ts';

type Schemas = components['schemas'];
type Row = SupportRequestRow & { contract_name: string; contract: number };

/** A case or claim under the API's own names. */
export function requestView(row: Row, language: string | undefined): Schemas['CustomerRequest'] {
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(row, language),
    category: categoryName(row, language),
    contract: { id: row.contract, name: row.contract_name },
    state: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(row.subtype !== null && { claim: { tipus: row.category, subtipus: row.subtype } }),
  };
}

/** A message of a case or claim under the API's own names. */
export function messageView(
  row: SupportMessageRow,
  language: string | undefined,
): Schemas['RequestMessage'] {
  return {
    id: row.id,
    role: row.role,
    date: row.created_at.toISOString(),
    text: row.text,
    state: row.state,
    attachments: row.attachments.map(({ name, size, file }) => ({
      ...(file !== undefined && { id: file }),
      name,
      size_text: sizeText(size, language),
    })),
  };
}

/** Title of a request; a claim is named after its type. */
export function titleOf(
  { kind, title, category, subtype }: Pick<Row, 'kind' | 'title' | 'category' | 'subtype'>,
  language: string | undefined,
): string {
  if (kind === 'case') return title;
  const found = explanationTypeOf(category)?.subtypes.find(({ code }) => code === subtype);
  return found ? inLanguage(found.description, language) : title;
}

/** Category of a case, or type of a claim. */
export function categoryName(
  { kind, category }: Pick<Row, 'kind' | 'category'>,
  language: string | undefined,
): string {
  const id = Number(category);
  const name =
    kind === 'claim'
      ? claimTypeName(category)
      : (categoryOf(id, false) ?? categoryOf(id, true))?.name;
  return name ? inLanguage(name, language) : category;
}

function sizeText(bytes: number, language: string | undefined): string {
  const [value, unit] = bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [Math.ceil(bytes / 1000), 'kB'];
  const locale = language?.replace('_', '-') ?? 'es-ES';
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`;
}
