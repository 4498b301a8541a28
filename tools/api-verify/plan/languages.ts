import { membersOf } from '#tools/api-verify/description/described-operations.ts';
import type { SchemaView } from '#tools/config/sources/view.ts';

/** Languages that the portal offers as the client sends them, the usual one first (`src/api/client.ts`). */
export function languagesSent({ portal }: Pick<SchemaView, 'portal'>): string[] {
  const { offered, default: usual, sentAs } = membersOf(portal.value.languages);
  const all = Array.isArray(offered) ? offered.map(String) : [];
  const known = membersOf(sentAs);
  return [...new Set([String(usual ?? 'es-ES'), ...all])].map((language) =>
    String(known[language] ?? language.replace('-', '_')),
  );
}
