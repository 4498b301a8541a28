import { type RawBuilder, sql } from 'kysely';
import { searchable } from '#sandbox/database/searchable.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { claimTypes } from './support-lists.ts';

const ACCENTS = ['áàâäéèêëíìïîóòôöúùûüñç', 'aaaaeeeeiiiioooouuuunc'] as const;

/** Cases and claims whose title or number contains a text; a claim is named after its subtype in the language. */
export function requestsWith(text: string, language: string | undefined): RawBuilder<boolean> {
  const wanted = searchable(text.trim());
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const named = claimTypes.flatMap(({ code, subtypes }) =>
    subtypes
      .filter(({ description }) => searchable(inLanguage(description, language)).includes(wanted))
      .map((subtype) => `${code} ${subtype.code}`),
  );
  const isNamed =
    named.length > 0 ? sql`category || ' ' || subtype in (${sql.join(named)})` : sql`false`;
  return sql<boolean>`(
    support_requests.id::text like ${like}
    or (kind = 'case' and translate(lower(title), ${ACCENTS[0]}, ${ACCENTS[1]}) like ${like})
    or (kind = 'claim' and ${isNamed})
  )`;
}
