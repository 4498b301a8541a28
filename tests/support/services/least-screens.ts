import { pageDefinitions } from '#parts/page-definitions.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';

/** Documents of all pages with the least that the check allows, by file. */
export const leastScreens = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(pageDefinitions).map(([page, { main }]) => {
      const [id] = (main && partDefinitions[main]?.columns) || [];
      const options = id && { options: { columns: [{ id, names: true }] } };
      const areas = main ? { main: [{ part: main, ...options }] } : {};
      return [`schemas/screens/${page}.json`, { areas }];
    }),
  );
