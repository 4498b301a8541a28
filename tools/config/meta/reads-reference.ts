import type { CodeNames } from '#tools/config/code/code-names.ts';
import { entryMembers } from '#tools/config/description/lookup-members.ts';
import { readableOperations } from '#tools/config/rules/lookups/look-ups.ts';
import { code, table } from './reference-table.ts';

const HEADING = `# What pages and look-ups can read

The operations of the API that a part of a page (\`source\`) or a field (\`ui:lookup\`) may name, with their parameters and the members of each
entry that they give. Required parameters are in bold. How to use them: [pages](owners/pages.md), [look-ups](owners/look-ups.md).

This page is made from the description of the API by \`npm run generate\`.
`;

/** Levels of members that are listed. */
const DEPTH = 2;

/** The page that lists for owners what can be read, as Markdown. */
export function readsReference(names: CodeNames): string {
  const rows = readableOperations(names).map((operation) => {
    const { parameters = [] } = names.api.operations.get(operation) ?? {};
    const known = parameters
      .filter(({ name, in: place }) => name !== 'lang' && (place === 'path' || place === 'query'))
      .map(({ name, required }) => (required ? `**${code([name])}**` : code([name])));
    return [code([operation]), known.join(', '), code(membersOf(operation, names))];
  });
  return [HEADING, ...table(['Operation', 'Parameters', 'Members of an entry'], rows), ''].join(
    '\n',
  );
}

/** Addresses of the members of an entry: `address/zipcode`. */
function membersOf(operation: string, names: CodeNames, path: readonly string[] = []): string[] {
  const known = entryMembers(operation, path, names.api) ?? [];
  return known.flatMap((name) => {
    const inside = path.length + 1 < DEPTH ? membersOf(operation, names, [...path, name]) : [];
    return inside.length > 0 ? inside : [[...path, name].join('/')];
  });
}
