import { mainAreaOf, pageDefinitions } from '#parts/page-definitions.ts';
import type { PartDefinition } from '#parts/part-definition.ts';

// Not by the tools, which read folders: tests of pages run in a browser's environment.
const modules = import.meta.glob<Record<string, PartDefinition>>(
  '/src/**/parts/*/*-definition.ts',
  { eager: true },
);

const columnsOf = (part: string) => {
  const [path] = Object.keys(modules).filter((one) => one.endsWith(`/${part}-definition.ts`));
  const [definition] = Object.values((path && modules[path]) || {});
  return definition?.columns ?? [];
};

/** Documents of all pages with the least that the check allows, by file. */
export const leastScreens = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(pageDefinitions).map(([page, definition]) => {
      const { main } = definition;
      const [id] = main ? columnsOf(main) : [];
      const options = id && { options: { columns: [{ id, names: true }] } };
      const areas = main ? { [mainAreaOf(definition)]: [{ part: main, ...options }] } : {};
      return [`schemas/screens/${page}.json`, { areas }];
    }),
  );
