import type { Node, ObjectLiteralExpression } from 'typescript';
import { type CodeFile, ts } from '#tools/config/code/syntax-trees.ts';
import { loadedNames } from './code-graph.ts';

/** The code that each page loads, by route, as the rows of the tables of routes name it. */
export function routeRoots(files: readonly CodeFile[]): ReadonlyMap<string, readonly string[]> {
  const tables = files.filter(({ path }) => /^src\/app\/routing\/([a-z]+-)?routes\.ts$/.test(path));
  const roots = new Map<string, readonly string[]>();
  for (const { path, tree } of tables) {
    const visit = (node: Node): void => {
      const id = ts.isObjectLiteralExpression(node) ? idOf(node) : undefined;
      if (id) roots.set(id, loadsIn(node, path));
      else ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return roots;
}

function idOf(row: ObjectLiteralExpression): string | undefined {
  for (const member of row.properties)
    if (ts.isPropertyAssignment(member) && member.name.getText() === 'id')
      return ts.isStringLiteral(member.initializer) ? member.initializer.text : undefined;
  return undefined;
}

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
