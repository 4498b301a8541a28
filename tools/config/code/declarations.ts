import { posix } from 'node:path';
import type {
  BindingElement,
  BindingName,
  FunctionDeclaration,
  Identifier,
  ImportDeclaration,
  Node,
  ParameterDeclaration,
  Statement,
  VariableDeclaration,
} from 'typescript';
import { remembered } from '#tools/config/remembered.ts';
import { type CodeFile, ts } from './syntax-trees.ts';

/** What gives a name its value. */
export type Declaration =
  | BindingElement
  | FunctionDeclaration
  | ParameterDeclaration
  | VariableDeclaration;
/** Finds what gives a name its value, in its file or in the one that it is imported from. */
export type Declarations = (name: Identifier) => Declaration | undefined;

/** A name of another module. */
interface Imported {
  module: string;
  name: string;
}
type Names = ReadonlyMap<string, Declaration | Imported>;

/** The declarations of some files, of which a name may be imported by the path of its module. */
export const declarationsIn = remembered((files: readonly CodeFile[]): Declarations => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const namesOf = remembered((scope: Node): Names => new Map(declaredIn(scope)));
  return (name) => {
    let scope: Node | undefined = name.parent;
    while (scope && !namesOf(scope).has(name.text)) scope = scope.parent;
    const found = scope && namesOf(scope).get(name.text);
    if (!found || !('module' in found)) return found;
    const file = byPath.get(modulePath(found.module, name.getSourceFile().fileName));
    const exported = file && namesOf(file.tree).get(found.name);
    return exported && 'module' in exported ? undefined : exported;
  };
});

/** Path of an imported module from the root. */
export function modulePath(module: string, importer: string): string {
  if (module.startsWith('.')) return posix.join(posix.dirname(importer), module);
  return module.startsWith('#machines/') ? module.slice(1) : module.replace('#', 'src/');
}

function declaredIn(scope: Node): [string, Declaration | Imported][] {
  if (ts.isFunctionLike(scope)) return scope.parameters.flatMap(boundIn);
  if (ts.isSourceFile(scope) || ts.isBlock(scope) || ts.isCaseOrDefaultClause(scope))
    return scope.statements.flatMap(declaredBy);
  const list = ts.isForOfStatement(scope) ? scope.initializer : undefined;
  return list && ts.isVariableDeclarationList(list) ? list.declarations.flatMap(boundIn) : [];
}

function declaredBy(statement: Statement): [string, Declaration | Imported][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(boundIn);
  if (ts.isFunctionDeclaration(statement))
    return statement.name ? [[statement.name.text, statement]] : [];
  return ts.isImportDeclaration(statement) ? importedBy(statement) : [];
}

function boundIn(
  declaration: BindingElement | ParameterDeclaration | VariableDeclaration,
): [string, Declaration][] {
  const { name }: { name: BindingName } = declaration;
  if (ts.isIdentifier(name)) return [[name.text, declaration]];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundIn(element) : []));
}

function importedBy({ moduleSpecifier, importClause }: ImportDeclaration): [string, Imported][] {
  const names = importClause?.namedBindings;
  if (!ts.isStringLiteral(moduleSpecifier) || !names || !ts.isNamedImports(names)) return [];
  const module = moduleSpecifier.text;
  return names.elements.map(({ name, propertyName }) => [
    name.text,
    { module, name: (propertyName ?? name).text },
  ]);
}
