import { mainAreaOf, pageDefinitions } from '#parts/page-definitions.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { optionsSchema } from '#tools/config/rules/screens/list-options.ts';
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
    const others = Object.entries(definition.subjects ?? {}).map(
      ([area, one]) => `${one} in ${code([area])}`,
    );
    return [code([page]), code(areas), [subject ?? '', ...others].join('; '), needed];
  });
  const all = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = all.map(([name, definition]) => [
    code([name]),
    definition.what,
    code(definition.states),
    definition.subject ?? 'any',
    code(Object.keys(optionsSchema(definition)?.properties ?? {})),
    code(definition.dialogs ?? []),
    definition.repeatable ? 'yes' : '',
  ]);
  const lists = all.flatMap(([name, { columns, actions = [], filters = [] }]) =>
    columns ? [[code([name]), code(columns), code(actions), code(filters)]] : [],
  );
  return [
    HEADING,
    '## Pages\n',
    ...table(['Page', 'Areas', 'About', 'Must have'], pages),
    '',
    '## Parts\n',
    ...table(
      ['Part', 'What it shows', 'States', 'Pages about', 'Options', 'Dialogs', 'More than once'],
      rows,
    ),
    '',
    '## Lists\n',
    ...table(['Part', 'Columns', 'Actions of a row', 'Fields that filter it'], lists),
    '',
  ].join('\n');
}
