import type { Node } from 'jsonc-parser';

/** Names of a file's texts in their order, those of all languages together. */
export interface KeyTree {
  inner: Map<string, KeyTree>;
  /** True when some language has a text here. */
  isText: boolean;
}

/** A tree without names. */
export function emptyTree(): KeyTree {
  return { inner: new Map(), isText: false };
}

/** Adds the names of one language's file; one that is new comes after the name that it follows there. */
export function addKeys(tree: KeyTree, node: Node | undefined): void {
  if (node?.type === 'string') tree.isText = true;
  if (node?.type !== 'object') return;
  const ordered = [...tree.inner];
  let next = 0;
  for (const { children: [key, value] = [] } of node.children ?? []) {
    const name = String(key?.value);
    const known = ordered.findIndex(([other]) => other === name);
    const inner = ordered[known]?.[1] ?? emptyTree();
    if (known < 0) ordered.splice(next, 0, [name, inner]);
    next = (known < 0 ? next : known) + 1;
    addKeys(inner, value);
  }
  tree.inner = new Map(ordered);
}

/** Paths of the texts of a file, in their order. `$schema` is none. */
export function textPaths(tree: KeyTree): string[][] {
  const visit = ({ inner, isText }: KeyTree, path: string[]): string[][] => [
    ...(isText ? [path] : []),
    ...[...inner].flatMap(([name, part]) => visit(part, [...path, name])),
  ];
  return visit(tree, []).filter(([first]) => first !== '$schema');
}

/** Names at one place of a file, in their order. */
export function namesAt(tree: KeyTree | undefined, path: readonly string[]): string[] {
  let found = tree;
  for (const name of path) found = found?.inner.get(name);
  return [...(found?.inner.keys() ?? [])];
}
