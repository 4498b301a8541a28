import { mainAreaOf, pageDefinitions } from '#parts/page-definitions.ts';
import type { PartDefinition } from '#parts/part-definition.ts';

// Not by the tools, which read folders: tests of pages run in a browser's environment.
const modules = import.meta.glob<Record<string, PartDefinition>>(
  '/src/**/parts/*/*-definition.ts',
  { eager: true },
);

/** The definition of a part; undefined for one that there is not. */
export function definitionOf(part: string): PartDefinition | undefined {
  const [path] = Object.keys(modules).filter((one) => one.endsWith(`/${part}-definition.ts`));
  return Object.values((path && modules[path]) || {})[0];
}

interface ListSchema {
  items?: { enum?: unknown[] };
}

/** One column of a list, and the first that each other list may have which a part requires. */
function leastOptions(part: string): { options?: object } {
  const { columns: [id] = [], options = {} } = definitionOf(part) ?? {};
  const { required = [], properties = {} } = options as {
    required?: string[];
    properties?: Record<string, ListSchema>;
  };
  const lists = required.map((name) => [name, properties[name]?.items?.enum?.slice(0, 1)]);
  if (id) lists.push(['columns', [{ id, names: true }]]);
  return lists.length > 0 ? { options: Object.fromEntries(lists) } : {};
}

/** Documents of all pages with the least that the check allows, by file. */
export const leastScreens = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(pageDefinitions).map(([page, definition]) => {
      const { main } = definition;
      const areas = main
        ? { [mainAreaOf(definition)]: [{ part: main, ...leastOptions(main) }] }
        : {};
      return [`schemas/screens/${page}.json`, { areas }];
    }),
  );
