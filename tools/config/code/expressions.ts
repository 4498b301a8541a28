import type {
  ArrowFunction,
  BinaryExpression,
  BindingElement,
  CallExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  JsxAttribute,
  MemberName,
  Node,
  VariableDeclaration,
} from 'typescript';
import type { Declaration } from './declarations.ts';
import { ts } from './syntax-trees.ts';

type FunctionNode = ArrowFunction | FunctionDeclaration | FunctionExpression;

/** An expression without parentheses and without what says its type. */
export function plain(expression: Expression): Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? plain(expression.expression)
    : expression;
}

/** The name of a called function or method. */
export function nameOf(called: Expression): Identifier | MemberName | undefined {
  if (ts.isIdentifier(called)) return called;
  return ts.isPropertyAccessExpression(called) ? called.name : undefined;
}

const OF_TEXTS = ['t', 'optional', 'translate'];

/** True for `t(…)`, `optional(…)` and `translate(…)`, also as methods. */
export function isTextCall({ expression }: CallExpression): boolean {
  return OF_TEXTS.includes(nameOf(expression)?.text ?? '');
}

/** The strings that an expression can be: itself, or the branches of a choice. */
export function stringsOf(expression: Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(stringsOf);
  return ts.isParenthesizedExpression(expression) ? stringsOf(expression.expression) : [];
}

/** Expressions whose values an expression takes over: elements, members, branches; empty for calls and names. */
export function partsOf(expression: Expression): readonly Expression[] {
  const node = plain(expression);
  if (node !== expression) return [node];
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isSpreadElement(node) || ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isNewExpression(node)) return node.arguments ?? [];
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(valueOfProperty);
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  const isChoice = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].some(
    (kind) => kind === operatorToken.kind,
  );
  return isChoice ? [left, right] : [];
}

function valueOfProperty(property: Node): Expression[] {
  if (ts.isPropertyAssignment(property)) return [property.initializer];
  if (ts.isShorthandPropertyAssignment(property)) return [property.name];
  return ts.isSpreadAssignment(property) ? [property.expression] : [];
}

/** The values of a member of an object by its name, or of an array by its index. */
export function membersOf(whole: Expression, key: number | string): Expression[] {
  if (ts.isArrayLiteralExpression(whole)) return whole.elements.filter((_, index) => index === key);
  if (!ts.isObjectLiteralExpression(whole)) return [];
  return whole.properties.filter(({ name }) => name?.getText() === key).flatMap(valueOfProperty);
}

/** The name of a member, or the index of an element, that a pattern binds. */
export function keyOf(bound: BindingElement): number | string {
  const { parent: pattern, propertyName, name } = bound;
  return ts.isArrayBindingPattern(pattern)
    ? pattern.elements.indexOf(bound)
    : (propertyName ?? name).getText();
}

const isAssignment = (node: Node): node is BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

const ADDS = ['push', 'unshift'];

/** The list of a loop that a variable gets its items of. */
export function listOfLoop({
  parent: { parent: loop },
}: VariableDeclaration): Expression | undefined {
  return ts.isForOfStatement(loop) ? loop.expression : undefined;
}

/** What a variable gets after its declaration: by assignments, by `push`. */
export function changesOf({ name, parent: list }: VariableDeclaration): Expression[] {
  const found: Expression[] = [];
  const isIt = (node: Node) => ts.isIdentifier(node) && node.text === name.getText();
  const visit = (node: Node): void => {
    if (isAssignment(node) && isIt(node.left)) found.push(node.right);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: whole, name: method } = node.expression;
      if (isIt(whole) && ADDS.includes(method.text)) found.push(...node.arguments);
    }
    ts.forEachChild(node, visit);
  };
  visit(list.parent.parent);
  return found;
}

/** The value of an attribute; undefined without one. */
export function valueOfAttribute({ initializer }: JsxAttribute): Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** True for a function that has a body of its own. */
export function isFunction(node: Node | undefined): node is FunctionNode {
  return (
    !!node &&
    (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node))
  );
}

/** The function that a declaration names. */
export function functionOf(declaration: Declaration | undefined): FunctionNode | undefined {
  if (!declaration || ts.isBindingElement(declaration) || ts.isParameter(declaration)) return;
  const value = ts.isFunctionDeclaration(declaration) ? declaration : declaration.initializer;
  return isFunction(value) ? value : undefined;
}

/** The list whose method calls a function with its items: `list` of `list.find((item) => …)`. */
export function listOfCallback(callback: Node): Expression | undefined {
  const { parent: call } = callback;
  const isCallback = isFunction(callback) && ts.isCallExpression(call);
  if (!isCallback || !ts.isPropertyAccessExpression(call.expression)) return;
  return call.arguments.some((one) => one === callback) ? call.expression.expression : undefined;
}

/** The expressions that a function returns. */
export function returnsOf({ body }: FunctionNode): Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
