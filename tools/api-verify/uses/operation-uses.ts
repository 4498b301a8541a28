import { portalCode } from '#tools/config/code/source-code.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { type CodeGraph, codeGraph } from './code-graph.ts';
import { type RouteRow, routeRows } from './route-rows.ts';

/** An operation as far as its uses need it. */
interface NamedOperation {
  operationId: string;
  /** In lower case. */
  method: string;
  path: string;
}

/** The whole portal, as a use of an operation. */
export const EVERY_PAGE = 'every page';

/**
 * What of the portal uses each operation: `page contract`, `form iban-change`, `wizard battery-move` or every page. Code
 * is followed from declaration to declaration; documents name parts, widgets, mutations and operations.
 */
export function operationUses(
  operations: readonly NamedOperation[],
  root = '.',
): ReadonlyMap<string, readonly string[]> {
  const code = portalCode(root);
  const graph = codeGraph(code);
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const uses = new Map<string, Set<string>>();
  const add = (feature: string, used: Iterable<string>) => {
    for (const id of used) uses.set(id, (uses.get(id) ?? new Set()).add(feature));
  };
  const usedBy = (roots: readonly string[]) => operationsFrom(roots, graph, operations);
  for (const [feature, { document, roots }] of featuresOf(root, graph, routeRows(code))) {
    add(feature, usedBy([...roots, ...rootsIn(document, graph)]));
    add(
      feature,
      textsIn(document).filter((text) => ids.has(text)),
    );
  }
  add(EVERY_PAGE, usedBy([...graph.keys()].filter((name) => IS_OF_FRAME.test(name))));
  return new Map(
    [...uses].map(([id, some]) => [id, some.has(EVERY_PAGE) ? [EVERY_PAGE] : [...some].sort()]),
  );
}

/** The frame around the pages and the session. */
const IS_OF_FRAME = /^src\/(app\/.*|main\.tsx)#/;

/** Lists that join all pages or all look-ups: what is behind them belongs to the page or the form that names it. */
const IS_LIST = /^src\/(app\/(routing|reads)\/|app\/start\/prerender|queries\/lookups\.ts)/;

const IS_PAYMENT = /^src\/payment\//;

interface Feature {
  document: Json;
  roots: readonly string[];
}

function featuresOf(
  repository: string,
  graph: CodeGraph,
  routes: ReadonlyMap<string, RouteRow>,
): [string, Feature][] {
  const view = viewOf(readConfigurationSources(repository), null);
  const pages = new Set([...routes.keys(), ...view.screens.keys()]);
  const texts = new Set(
    [...view.forms, ...view.wizards].flatMap(([, { value }]) => textsIn(value)),
  );
  const actions = [...graph.keys()].flatMap((name) => {
    const [, action] = /([^/]+)-mutation\.ts#\*$/.exec(name) ?? [];
    return action && !texts.has(action) ? [[action, name] as const] : [];
  });
  const ofWizard = (name: string) =>
    exportsOf(graph, `/${name}-actors.ts`).concat(exportsOf(graph, `/${name}-mutation.ts`));
  return [
    ...[...pages].map((name): [string, Feature] => [
      `page ${name}`,
      { document: view.screens.get(name)?.value ?? null, roots: routes.get(name)?.loads ?? [] },
    ]),
    ...[...view.forms].map(([name, { value }]): [string, Feature] => [
      `form ${name}`,
      { document: value, roots: [] },
    ]),
    ...[...view.wizards].map(([name, { value }]): [string, Feature] => [
      `wizard ${name}`,
      { document: value, roots: ofWizard(name) },
    ]),
    ...actions.map(([name, root]): [string, Feature] => [
      `action ${name}`,
      { document: null, roots: [root] },
    ]),
    [
      'payment',
      { document: null, roots: [...graph.keys()].filter((name) => IS_PAYMENT.test(name)) },
    ],
  ];
}

/** The code behind the parts, widgets and mutations that a document names. */
function rootsIn(document: Json, graph: CodeGraph): string[] {
  const roots: string[] = [];
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isJsonObject(value)) return;
    const { part, submit, operation, 'ui:widget': widget } = value;
    if (typeof part === 'string') roots.push(...exportsOf(graph, `/${part}/${part}-part.tsx`));
    if (typeof widget === 'string')
      roots.push(...exportsOf(graph, `/widgets/${widget}/${widget}-widget.tsx`));
    for (const mutation of [submit, operation])
      if (typeof mutation === 'string') roots.push(...exportsOf(graph, `/${mutation}-mutation.ts`));
    Object.values(value).forEach(visit);
  };
  visit(document);
  return roots;
}

const exportsOf = (graph: CodeGraph, ending: string): string[] =>
  [...graph.keys()].filter((name) => name.endsWith(`${ending}#*`));

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Operations that some code calls, or what it refers to. */
function operationsFrom(
  roots: readonly string[],
  graph: CodeGraph,
  operations: readonly NamedOperation[],
): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string): void => {
    const isElsewhere = IS_LIST.test(name) || (IS_PAYMENT.test(name) && !roots.includes(name));
    const unit = seen.has(name) || isElsewhere ? undefined : graph.get(name);
    seen.add(name);
    if (!unit) return;
    for (const { operationId, method, path } of operations)
      if (unit.paths.includes(path) && (unit.methods.length === 0 || unit.methods.includes(method)))
        found.add(operationId);
    unit.refers.forEach(visit);
    visit(name.replace(/#.*/, '#()'));
  };
  roots.forEach(visit);
  return found;
}
