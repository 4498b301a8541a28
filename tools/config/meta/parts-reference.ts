import { mainAreaOf, pageDefinitions } from '#parts/page-definitions.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { code, table } from './reference-table.ts';

const HEADING = `# Pages and parts

Which pages have a document in [schemas/screens](../schemas/screens), and which parts their areas may have. How to write one: [pages](owners/pages.md).

This page is made from the definitions of the parts by \`npm run generate\`. The gallery (\`npm run dev\`, \`/_gallery\`) shows each part in each of its
states: with what it is about, while that is loading, where loading failed, where there is nothing, with very many entries, for who may only read.
`;

/** The page that lists pages and parts for owners, as Markdown. */
export function partsReference(parts: Readonly<Record<string, PartDefinition>>): string {
  const pages = Object.entries(pageDefinitions).map(([page, definition]) => {
    const { subject, areas, main } = definition;
    const needed = main ? `${code([main])} in ${code([mainAreaOf(definition)])}` : '';
    return [code([page]), code(areas), subject ?? '', needed];
  });
  const all = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = all.map(([name, part]) => [
    code([name]),
    part.what,
    code(part.states),
    part.subject ?? 'any',
    code(part.columns ?? []),
    code(Object.keys((part.options?.properties as object | undefined) ?? {})),
    code(part.dialogs ?? []),
    part.repeatable ? 'yes' : '',
  ]);
  return [
    HEADING,
    '## Pages\n',
    ...table(['Page', 'Areas', 'About', 'Must have'], pages),
    '',
    '## Parts\n',
    ...table(
      [
        ...['Part', 'What it shows', 'States', 'Pages about', 'Columns', 'Options', 'Dialogs'],
        'More than once',
      ],
      rows,
    ),
    '',
  ].join('\n');
}
