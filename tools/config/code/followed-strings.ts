import type { CallExpression, Expression, Node, ParameterDeclaration } from 'typescript';
import { argumentsIn, type Key } from './calls.ts';
import type { Declaration, Declarations } from './declarations.ts';
import {
  changesOf,
  functionOf,
  isFunction,
  keyOf,
  listOfCallback,
  listOfLoop,
  membersOf,
  nameOf,
  partsOf,
  plain,
  returnsOf,
} from './expressions.ts';
import { type CodeFile, ts } from './syntax-trees.ts';

/** Methods of a list, and a hook, whose result is made of what a function returns. */
const RESULT_OF_FUNCTION = ['map', 'flatMap', 'useMemo'];
/** Functions whose result has their arguments' values in it. */
const RESULT_OF_ARGUMENTS = ['concat', 'values', 'from'];

/**
 * Strings that some expressions can be, or contain: they are followed through lists, choices, members, names, what
 * functions return, and through parameters to every call.
 */
export function followedStrings(
  files: readonly CodeFile[],
  declarationOf: Declarations,
  starts: readonly Expression[],
): ReadonlySet<string> {
  const strings = new Set<string>();
  const seen = new Map<Node, Set<Key>>();
  const argumentsOf = argumentsIn(files, declarationOf);
  for (const start of starts) follow(start);
  return strings;

  /** Follows an expression, or a member of it. */
  function follow(expression: Expression | undefined, key?: Key): void {
    if (!expression || !isNew(expression, key)) return;
    const node = plain(expression);
    if (key !== undefined) followMember(node, key);
    else if (ts.isStringLiteralLike(node)) strings.add(node.text);
    else if (ts.isIdentifier(node)) followDeclaration(declarationOf(node));
    else if (ts.isPropertyAccessExpression(node)) follow(node.expression, node.name.text);
    else if (ts.isCallExpression(node)) followCall(node);
    else for (const part of partsOf(node)) follow(part);
  }

  function isNew(node: Node, key: Key): boolean {
    const keys = seen.get(node) ?? new Set();
    seen.set(node, keys);
    return !keys.has(key) && !!keys.add(key);
  }

  function followMember(whole: Expression, key: number | string): void {
    for (const member of membersOf(whole, key)) follow(member);
    const declaration = ts.isIdentifier(whole) ? declarationOf(whole) : undefined;
    if (!declaration) return;
    if (ts.isParameter(declaration)) followParameter(declaration, key);
    else if (ts.isVariableDeclaration(declaration)) follow(declaration.initializer, key);
  }

  function followDeclaration(declaration: Declaration | undefined): void {
    if (!declaration || ts.isFunctionDeclaration(declaration)) return;
    follow(declaration.initializer);
    if (ts.isParameter(declaration)) followParameter(declaration, undefined);
    else if (ts.isBindingElement(declaration)) {
      const whole = declaration.parent.parent;
      if (ts.isParameter(whole)) followParameter(whole, keyOf(declaration));
      else follow(whole.initializer, keyOf(declaration));
      if (ts.isVariableDeclaration(whole)) followItems(listOfLoop(whole), keyOf(declaration));
    } else {
      followItems(listOfLoop(declaration), undefined);
      for (const change of changesOf(declaration)) follow(change);
    }
  }

  function followParameter(parameter: ParameterDeclaration, key: Key): void {
    if (!isNew(parameter, key)) return;
    followItems(listOfCallback(parameter.parent), key);
    for (const part of argumentsOf(parameter, key)) follow(part.of, part.key);
  }

  /** Follows the items of a list, or a member of each. */
  function followItems(list: Expression | undefined, key: Key): void {
    if (key === undefined) follow(list);
    else if (list) for (const item of itemsOf(list)) follow(item, key);
  }

  /** The items of a list that is written out, here or where its name is declared. */
  function itemsOf(list: Expression): readonly Expression[] {
    const node = plain(list);
    if (ts.isArrayLiteralExpression(node)) return node.elements;
    const declaration = ts.isIdentifier(node) ? declarationOf(node) : undefined;
    const isVariable = declaration && ts.isVariableDeclaration(declaration);
    return isVariable && declaration.initializer ? itemsOf(declaration.initializer) : [];
  }

  function followCall({ expression, arguments: values }: CallExpression): void {
    const called = plain(expression);
    const name = nameOf(called)?.text ?? '';
    const isMade = RESULT_OF_FUNCTION.includes(name);
    const own = ts.isIdentifier(called) ? functionOf(declarationOf(called)) : undefined;
    for (const one of [own, ...(isMade ? values : [])])
      if (isFunction(one)) for (const result of returnsOf(one)) follow(result);
    if (RESULT_OF_ARGUMENTS.includes(name)) for (const value of values) follow(value);
    if (ts.isPropertyAccessExpression(called) && !isMade) follow(called.expression);
  }
}
