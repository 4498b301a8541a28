import type {
  Expression,
  FunctionDeclaration,
  Identifier,
  Node,
  ParameterDeclaration,
  VariableDeclaration,
} from 'typescript';
import { remembered } from '#tools/config/remembered.ts';
import type { Declarations } from './declarations.ts';
import { isFunction, valueOfAttribute } from './expressions.ts';
import { type CodeFile, ts } from './syntax-trees.ts';

/** Name of a member of an object, or index of one of an array; undefined for the whole. */
export type Key = number | string | undefined;

/** An expression, or a member of it. */
interface Part {
  of: Expression;
  key: Key;
}

/** A call of a function, or an element of a component, with what it passes: arguments, or members of the first. */
interface Call {
  called: Node;
  passed: readonly Expression[] | Map<string, Expression>;
}

/** A hook that returns the function that it is called with. */
const SAME_FUNCTION = 'useCallback';

/** Returns a function that finds what the calls in some files pass as a parameter, or as a member of it. */
export function argumentsIn(
  files: readonly CodeFile[],
  declarationOf: Declarations,
): (parameter: ParameterDeclaration, key: Key) => Part[] {
  const callsOf = remembered(({ tree }: CodeFile) => callsIn(tree));
  return (parameter, key) => {
    const owner = parameter.parent;
    const declaration = namedBy(owner);
    const name = declaration?.name?.getText();
    if (!name) return [];
    const parameters: readonly Node[] = owner.parameters;
    const isCalled = new RegExp(`\\b${name}[<(]|<${name}\\b`);
    return files
      .filter(({ text }) => isCalled.test(text))
      .flatMap(callsOf)
      .filter(({ called }) => isNamed(called, name) && declarationOf(called) === declaration)
      .flatMap(({ passed }) => partPassed(passed, parameters.indexOf(parameter), key));
  };
}

const isNamed = (node: Node, name: string): node is Identifier =>
  ts.isIdentifier(node) && node.text === name;

function partPassed(passed: Call['passed'], index: number, key: Key): Part[] {
  if (!(passed instanceof Map)) return passed.slice(index, index + 1).map((of) => ({ of, key }));
  const of = index === 0 && typeof key === 'string' ? passed.get(key) : undefined;
  return of ? [{ of, key: undefined }] : [];
}

/** The declaration whose name calls a function. */
function namedBy(owner: Node): FunctionDeclaration | VariableDeclaration | undefined {
  if (ts.isFunctionDeclaration(owner)) return owner;
  if (!isFunction(owner)) return;
  const { parent } = owner;
  const isSame = ts.isCallExpression(parent) && parent.expression.getText() === SAME_FUNCTION;
  const holder: Node = isSame ? parent.parent : parent;
  return ts.isVariableDeclaration(holder) ? holder : undefined;
}

function callsIn(part: Node): Call[] {
  const found: Call[] = [];
  const visit = (node: Node): void => {
    if (ts.isCallExpression(node)) found.push({ called: node.expression, passed: node.arguments });
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      found.push({
        called: node.tagName,
        passed: new Map(
          node.attributes.properties.flatMap((attribute) => {
            const value = ts.isJsxAttribute(attribute) && valueOfAttribute(attribute);
            return value ? [[attribute.name.getText(), value]] : [];
          }),
        ),
      });
    ts.forEachChild(node, visit);
  };
  visit(part);
  return found;
}
