import { mainAreaOf, pageDefinitions } from '#parts/page-definitions.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { code, table } from './reference-table.ts';

const HEADING = `# Pages and parts

Which pages have a document in [schemas/screens](../schemas/screens), and which parts their areas may have. How to write one: [pages](owners/pages.md).

This page is made from the definitions of the parts by \`npm run generate\`.
`;

/** The page that lists pages and parts for owners, as Markdown. */
export function partsReference(parts: Readonly<Record<string, PartDefinition>>): string {
  const pages = Object.entries(pageDefinitions).map(([page, definition]) => {
    const { subject, areas, main } = definition;
    const needed = main ? `${code([main])} in ${code([mainAreaOf(definition)])}` : '';
    return [code([page]), code(areas), subject ?? '', needed];
  });
  const all = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = all.map(([name, { what, subject, columns, options, dialogs, repeatable }]) => [
    code([name]),
    what,
    subject ?? 'any',
    code(columns ?? []),
    code(Object.keys((options?.properties as object | undefined) ?? {})),
    code(dialogs ?? []),
    repeatable ? 'yes' : '',
  ]);
  return [
    HEADING,
    '## Pages\n',
    ...table(['Page', 'Areas', 'About', 'Must have'], pages),
    '',
    '## Parts\n',
    ...table(
      ['Part', 'What it shows', 'Pages about', 'Columns', 'Options', 'Dialogs', 'More than once'],
      rows,
    ),
    '',
  ].join('\n');
}
