import type { Expression, Node, ObjectLiteralExpression } from 'typescript';
import { storedByFiles, ts } from '#tools/config/code/syntax-trees.ts';
import { loadedNames } from './code-graph.ts';

/** The row of a page in the tables of routes. */
export interface RouteRow {
  /** The code that it loads, as the graph of the code names it. */
  loads: readonly string[];
  /** Names of conditions. */
  requires: readonly string[];
}

/** The rows of the tables of routes, by route. */
export const routeRows = storedByFiles('route-rows', (files): ReadonlyMap<string, RouteRow> => {
  const tables = files.filter(({ path }) => /^src\/app\/routing\/([a-z]+-)?routes\.ts$/.test(path));
  const rows = new Map<string, RouteRow>();
  for (const { path, tree } of tables) {
    const visit = (node: Node): void => {
      const members = ts.isObjectLiteralExpression(node) ? membersOf(node) : undefined;
      const id = members?.get('id');
      if (id && ts.isStringLiteral(id))
        rows.set(id.text, {
          loads: loadsIn(node, path),
          requires: textsIn(members?.get('requires')),
        });
      else ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return rows;
});

const membersOf = (row: ObjectLiteralExpression) =>
  new Map(
    row.properties.flatMap((member): [string, Expression][] =>
      ts.isPropertyAssignment(member) ? [[member.name.getText(), member.initializer]] : [],
    ),
  );

const textsIn = (list: Expression | undefined): string[] =>
  list && ts.isArrayLiteralExpression(list)
    ? list.elements.flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : []))
    : [];

function loadsIn(row: Node, path: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...loadedNames(node, path));
    ts.forEachChild(node, visit);
  };
  visit(row);
  return found;
}
