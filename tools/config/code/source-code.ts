import type { Expression, Node } from 'typescript';
import { remembered } from '#tools/config/remembered.ts';
import { declarationsIn } from './declarations.ts';
import { valueOfAttribute } from './expressions.ts';
import { followedStrings } from './followed-strings.ts';
import { type CodeFile, codeFiles, storedByFiles, ts } from './syntax-trees.ts';

/** The portal's code without the workbench, which shows all that there is and evaluates no condition. */
export const portalCode = (root: string): readonly CodeFile[] =>
  withoutWorkbench(codeFiles(root, 'src', 'machines'));

const withoutWorkbench = remembered((files: readonly CodeFile[]) =>
  files.filter(({ path }) => !path.startsWith('src/workbench/')),
);

/** A file without it shows no form by its name, and is not parsed. */
const SHOWS_FORM = /\bform=["{]|\bforms:/;

/** Names of the forms that screens and routes of the portal's code show: `form="…"`, `forms: […]`. */
export const formsOfCode = (root: string): ReadonlySet<string> => formsShownIn(portalCode(root));

const formsShownIn = storedByFiles('forms-of-code', (files) => {
  const shown = files
    .filter(({ text }) => SHOWS_FORM.test(text))
    .flatMap(({ tree }) => formsIn(tree));
  return followedStrings(files, declarationsIn(files), shown);
});

/** Pages that have a screen in the code: the rows of the tables of routes. */
export const pagesOfCode = (root: string): ReadonlySet<string> => pagesIn(portalCode(root));

const pagesIn = remembered((files: readonly CodeFile[]) => {
  const tables = files.filter(({ path }) => /^src\/app\/routing\/([a-z]+-)?routes\.ts$/.test(path));
  const ids = tables.flatMap(({ text }) => [...text.matchAll(/^ {4}id: '([a-z-]+)',$/gm)]);
  return new Set(ids.map(([, id = '']) => id));
});

/** The expressions in a part of the code whose value is the name of a form, or several. */
function formsIn(part: Node): Expression[] {
  const found: (Expression | undefined)[] = [];
  const visit = (node: Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'form')
      found.push(valueOfAttribute(node));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'forms')
      found.push(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(part);
  return found.filter((one) => one !== undefined);
}
