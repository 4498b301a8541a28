import type { JsxElement, Node } from 'typescript';
import { isTextCall, stringsOf } from './expressions.ts';
import { codeFiles, storedByFiles, ts } from './syntax-trees.ts';

const BUTTON = /(?:^|\.)\w*Button$/;

/** Keys of the texts seen between `<Button>` and `</Button>`, and those of every component whose name ends in Button. */
export const readButtonTexts = (root: string): ReadonlySet<string> =>
  textsOnButtons(codeFiles(root, 'src'));

const textsOnButtons = storedByFiles('button-texts', (files): ReadonlySet<string> => {
  const keys = new Set<string>();
  const collect = (node: Node): void => {
    if (ts.isJsxAttributes(node) || (ts.isJsxElement(node) && isHidden(node))) return;
    if (ts.isCallExpression(node) && isTextCall(node))
      for (const key of node.arguments.slice(0, 1).flatMap(stringsOf)) keys.add(key);
    ts.forEachChild(node, collect);
  };
  const visit = (node: Node): void => {
    if (ts.isJsxElement(node) && isButton(node)) for (const child of node.children) collect(child);
    ts.forEachChild(node, visit);
  };
  for (const { path, text, tree } of files)
    if (path.endsWith('.tsx') && /Button|btn/.test(text)) visit(tree);
  return keys;
});

/** A component of that name, or what the style sheet shows as one. */
const isButton = (element: JsxElement) =>
  BUTTON.test(element.openingElement.tagName.getText()) || /\bbtn\b/.test(classOf(element));

/** What only those hear who do not see the page may be longer. */
const isHidden = (element: JsxElement) => classOf(element).includes('visually-hidden');

const classOf = ({ openingElement: { attributes } }: JsxElement): string =>
  attributes.properties
    .filter((one) => ts.isJsxAttribute(one) && one.name.getText() === 'className')
    .map((one) => one.getText())
    .join();
