import type { CallExpression, Expression, Node, SourceFile } from 'typescript';
import { remembered } from '#tools/config/remembered.ts';
import { declarationsIn } from './declarations.ts';
import { isTextCall, nameOf, valueOfAttribute } from './expressions.ts';
import { followedStrings } from './followed-strings.ts';
import { portalCode } from './source-code.ts';
import { type CodeFile, ts } from './syntax-trees.ts';

/** Members and attributes whose value is conditions. */
const HOLDERS = ['requires', 'when', 'foldedIf'];
/** Returns a function of conditions. */
const HOOK = 'useFailingCondition';
/** Functions of conditions, also where a parameter is called so. */
const FUNCTIONS = ['firstFailing', 'failing'];
/** A file without it evaluates no condition itself. */
const EVALUATES = new RegExp(
  `\\b(?:(?:${[HOOK, ...FUNCTIONS, 'holds'].join('|')})\\(|(?:${HOLDERS.join('|')})\\s*[=:,}])`,
);

/**
 * Strings that can reach what evaluates conditions: as an argument of `configuration.holds(…)`, of a function that passes
 * a parameter on to it, or as a member that holds conditions. A string that reaches none of them does not count.
 */
export const conditionsOfCode = (root: string): ReadonlySet<string> =>
  conditionsEvaluatedIn(portalCode(root));

const conditionsEvaluatedIn = remembered((files: readonly CodeFile[]) => {
  const evaluating = files.filter(({ text }) => EVALUATES.test(text));
  const starts = evaluating.flatMap(({ tree }) => conditionsIn(tree));
  return followedStrings(files, declarationsIn(files), starts);
});

/** The expressions in a file whose value is conditions. */
function conditionsIn(file: SourceFile): Expression[] {
  const found: Expression[] = [];
  const functions = new Set(FUNCTIONS);
  const visit = (node: Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isVariableDeclaration(node) && node.initializer && isCallOfHook(node.initializer))
      functions.add(node.name.getText());
    const value = ts.isCallExpression(node) ? evaluated(node, functions) : valueOfHolder(node);
    if (value) found.push(value);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isCallOfHook = (node: Expression) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === HOOK;

/** The argument of a call that evaluates conditions. */
function evaluated(
  { expression, arguments: [first, ...rest] }: CallExpression,
  functions: ReadonlySet<string>,
): Expression | undefined {
  if (isCallOfHook(expression)) return first;
  const name = nameOf(expression)?.text ?? '';
  // Other methods are called `holds` too: that of a configuration also takes the facts.
  const isOfConfiguration =
    name === 'holds' && ts.isPropertyAccessExpression(expression) && rest.length === 1;
  return isOfConfiguration || functions.has(name) ? first : undefined;
}

/** The value of a member or an attribute that holds conditions. */
function valueOfHolder(node: Node): Expression | undefined {
  if (ts.isJsxAttribute(node)) {
    return HOLDERS.includes(node.name.getText()) ? valueOfAttribute(node) : undefined;
  }
  const isMember = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  if (!isMember || !HOLDERS.includes(node.name.getText())) return;
  // Values of a text may be called so too.
  const holder = node.parent.parent;
  if (ts.isCallExpression(holder) && isTextCall(holder)) return;
  return ts.isPropertyAssignment(node) ? node.initializer : node.name;
}
