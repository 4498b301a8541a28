import { readFileSync } from 'node:fs';
import { pageDefinitions } from '#parts/page-definitions.ts';

interface Column {
  names?: boolean;
}

interface Entry {
  part: string;
  options?: { columns?: Column[] };
}

/** A part without what it can do without. */
const least = ({ part, options }: Entry): Entry =>
  options?.columns
    ? { part, options: { columns: options.columns.filter(({ names }) => names) } }
    : { part };

/** Documents of all pages with the least that the check allows, by file. */
export const leastScreens = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(pageDefinitions).map(([page, { main }]) => {
      const file = `schemas/screens/${page}.json`;
      const { areas } = JSON.parse(readFileSync(file, 'utf8')) as { areas: { main?: Entry[] } };
      const entries = areas.main?.filter(({ part }) => part === main) ?? [];
      return [file, { areas: main ? { main: entries.map(least) } : {} }];
    }),
  );
