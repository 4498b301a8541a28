import type { Node, SourceFile, Statement } from 'typescript';
import { modulePath } from '#tools/config/code/declarations.ts';
import { type CodeFile, storedByFiles, ts } from '#tools/config/code/syntax-trees.ts';

/** A statement at the top of a module: what it refers to, and what it says of the API. */
export interface CodeUnit {
  /** Names of the statements it refers to, as `path#name`; `path#*` for a module of which it takes all. */
  refers: string[];
  /** Paths of the API that it names, and methods that it calls. */
  paths: string[];
  methods: string[];
}

/** Name of a top statement -> what is in it: `path#name`. */
export type CodeGraph = ReadonlyMap<string, CodeUnit>;

const METHOD = /^(GET|PUT|POST|DELETE|PATCH)$/;

/**
 * Which declaration of the portal's code refers to which, across modules. Modules would be too coarse: one of
 * `src/queries` reads several operations for several pages.
 */
export const codeGraph = storedByFiles('code-graph', (files): CodeGraph => {
  const graph = new Map<string, CodeUnit>();
  for (const file of files) for (const [name, unit] of unitsOf(file)) graph.set(name, unit);
  return graph;
});

function unitsOf({ path, tree }: CodeFile): [string, CodeUnit][] {
  const names = new Map<string, string>(importsOf(tree, path));
  const statements = tree.statements.filter((one) => !ts.isImportDeclaration(one));
  for (const statement of statements)
    for (const name of declaredNames(statement)) names.set(name, `${path}#${name}`);
  const all: string[] = [];
  const units = statements.flatMap((statement): [string, CodeUnit][] => {
    const own = declaredNames(statement).map((name) => `${path}#${name}`);
    const unit = unitOf(statement, names, path);
    all.push(...own);
    // What runs when the module loads belongs to all that is in it.
    return (own.length > 0 ? own : [`${path}#()`]).map((name) => [name, unit]);
  });
  return [...units, [`${path}#*`, { refers: [...new Set(all)], paths: [], methods: [] }]];
}

function unitOf(statement: Statement, names: ReadonlyMap<string, string>, path: string): CodeUnit {
  const unit: CodeUnit = { refers: [], paths: [], methods: [] };
  const visit = (node: Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const found = names.get(node.text);
      if (found) unit.refers.push(found);
      if (METHOD.test(node.text)) unit.methods.push(node.text.toLowerCase());
    }
    if (ts.isStringLiteralLike(node) && /^\/v\d\//.test(node.text)) unit.paths.push(node.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      unit.refers.push(...loadedNames(node, path));
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return unit;
}

/** What is taken of a module that is loaded later: `import('x').then((module) => module.Name)`. */
export function loadedNames(call: Node, path: string): string[] {
  const [specifier] = ts.isCallExpression(call) ? call.arguments : [];
  if (!specifier || !ts.isStringLiteralLike(specifier)) return [];
  const module = modulePath(specifier.text, path);
  const then = call.parent?.parent;
  const isThen = then && ts.isCallExpression(then) && ts.isPropertyAccessExpression(call.parent);
  const text = isThen ? (then.arguments[0]?.getText() ?? '') : '';
  const [, member] = /^\(?(?:module|\w+)\)?\s*=>\s*\w+\.(\w+)/.exec(text) ?? [];
  const [, members = member ?? ''] = /^\(\{([^}]*)\}\)/.exec(text) ?? [];
  const taken = members.match(/\w+/g) ?? ['*'];
  return taken.map((name) => `${module}#${name}`);
}

function importsOf(tree: SourceFile, path: string): [string, string][] {
  return tree.statements.flatMap((statement): [string, string][] => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    if (statement.importClause?.isTypeOnly) return [];
    const module = modulePath(statement.moduleSpecifier.text, path);
    const { namedBindings } = statement.importClause ?? {};
    if (!namedBindings) return [];
    if (!ts.isNamedImports(namedBindings)) return [[namedBindings.name.text, `${module}#*`]];
    return namedBindings.elements.map(({ name, propertyName }) => [
      name.text,
      `${module}#${(propertyName ?? name).getText()}`,
    ]);
  });
}

function declaredNames(statement: Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : (name.getText().match(/\w+/g) ?? []),
    );
  const { name } = statement as { name?: Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}
