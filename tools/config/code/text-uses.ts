import type { CallExpression, JsxAttribute, Node } from 'typescript';
import type { Place } from '#tools/config/diagnostic.ts';
import { isTextCall, nameOf, stringsOf } from './expressions.ts';
import { type CodeFile, codeFiles, storedByFiles, ts } from './syntax-trees.ts';

/** How the code names texts: whole keys, and prefixes of keys. */
export interface TextUses {
  /** Whole keys in `t(…)`, and those that a list completes, with their places. */
  called: readonly { key: string; place: Place }[];
  /** Every string of the code that looks like a key. */
  mentioned: ReadonlySet<string>;
  /** Prefixes of keys: `contracts.state.` of a template. */
  prefixes: readonly string[];
}

const CALLED = /^[\w-]+(?:\.[\w-]+)+$/;
const KEY = /^[A-Za-z][\w-]*(?:\.[\w-]+)+$/;
const PREFIX = /^[A-Za-z][\w-]*(?:\.[\w-]+)*\.$/;
const HEAD = /^[A-Za-z][\w-]*(?:\.[\w-]+)*\.[\w-]*$/;
/** A file without it names no text, and is not parsed. */
const LIKE_A_KEY = /['"`][\w-]+\./;

/** The beginning of the keys of a list's texts, which src/lists completes. */
const LIST = /^[\w.-]+\.$/;
const listTexts = ['failed', 'empty.title', 'empty.body', 'search.found'];
const pickTexts = ['start', 'of', 'row', 'page', 'count', 'found', 'newest', 'none'].map(
  (name) => `pick.${name}`,
);
const searchTexts = ['search.label', 'search.placeholder', 'no-matches.title', 'no-matches.body'];

/**
 * The texts that pages and e-mails use: a key must be written out, or begin a template or a string that ends in a dot.
 */
export const readTextUses = (root: string): TextUses =>
  textUsesOf(codeFiles(root, 'src', 'sandbox/mail'));

const textUsesOf = storedByFiles('text-uses', (files): TextUses => {
  const called: { key: string; place: Place }[] = [];
  const mentioned = new Set<string>();
  const prefixes = new Set<string>();
  for (const file of files) {
    if (!LIKE_A_KEY.test(file.text)) continue;
    const visit = (node: Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (ts.isStringLiteralLike(node)) {
        if (KEY.test(node.text)) mentioned.add(node.text);
        else if (PREFIX.test(node.text)) prefixes.add(node.text);
      } else if (ts.isTemplateHead(node) && HEAD.test(node.text)) prefixes.add(node.text);
      else if (ts.isCallExpression(node))
        for (const key of keysOfCall(node))
          called.push({ key, place: placeOf(file, nameOf(node.expression) ?? node) });
      else if (ts.isJsxAttribute(node) && node.name.getText() === 'texts')
        for (const key of keysOfList(node)) called.push({ key, place: placeOf(file, node) });
      ts.forEachChild(node, visit);
    };
    visit(file.tree);
  }
  return { called, mentioned, prefixes: [...prefixes] };
});

const keysOfCall = (call: CallExpression): string[] =>
  isTextCall(call)
    ? call.arguments
        .slice(0, 1)
        .flatMap(stringsOf)
        .filter((key) => CALLED.test(key))
    : [];

/** The keys that the list with an attribute `texts="…"` needs. */
function keysOfList({ initializer: start, parent: { properties } }: JsxAttribute): string[] {
  if (!start || !ts.isStringLiteral(start) || !LIST.test(start.text)) return [];
  const attributes = new Map(
    properties.flatMap((one) => (ts.isJsxAttribute(one) ? [[one.name.getText(), one]] : [])),
  );
  const isSearched = attributes.get('searchDelay')?.initializer?.getText() !== '{null}';
  const ends = [
    ...listTexts,
    ...(isSearched ? searchTexts : []),
    ...(attributes.has('picking') ? pickTexts : []),
  ];
  return ends.map((end) => `${start.text}${end}`);
}

function placeOf({ path, tree }: CodeFile, node: Node): Place {
  const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return { file: path, line: line + 1, column: character + 1 };
}
