import { type ConditionNode, type Group, groupOf } from './condition-node.ts';

/** Where a line or a group is: its position in each group on the way from the root. */
export type Place = readonly number[];

/** The line or group at a place. */
export function nodeAt(tree: Group, place: Place): ConditionNode | undefined {
  return place.reduce<ConditionNode | undefined>(
    (node, at) => (node?.kind === 'group' ? node.parts[at] : undefined),
    tree,
  );
}

/** A tree with other parts of the group at a place; a group inside that is left without parts goes with them. */
function withParts(
  tree: Group,
  place: Place,
  change: (parts: ConditionNode[]) => ConditionNode[],
): Group {
  const [at, ...rest] = place;
  if (at === undefined) return { ...tree, parts: settled(change(tree.parts), tree.way) };
  const inner = tree.parts[at];
  if (inner?.kind !== 'group') return tree;
  const next = withParts(inner, rest, change);
  const parts = tree.parts.toSpliced(at, 1, ...(next.parts.length > 0 ? [next] : []));
  return { ...tree, parts: settled(parts, tree.way) };
}

/** One line by itself needs no `allOf` around it. */
function settled(parts: ConditionNode[], way: Group['way']): ConditionNode[] {
  const [only] = parts;
  return parts.length === 1 && only && way === 'all' ? [{ ...only, isApart: false }] : parts;
}

const split = (place: Place): [group: Place, at: number] => [place.slice(0, -1), place.at(-1) ?? 0];

/** Another line or group at a place. */
export function replaced(tree: Group, place: Place, node: ConditionNode): Group {
  if (place.length === 0) return node.kind === 'group' ? node : groupOf([node]);
  const [group, at] = split(place);
  return withParts(tree, group, (parts) => parts.toSpliced(at, 1, node));
}

/** Without the line or group at a place, and without a group that would be empty. */
export function removed(tree: Group, place: Place): Group {
  const [group, at] = split(place);
  return withParts(tree, group, (parts) => parts.toSpliced(at, 1));
}

/** With one more at the end of a group, written as those before it. */
export function added(tree: Group, group: Place, node: ConditionNode): Group {
  return withParts(tree, group, (parts) => [
    ...parts,
    { ...node, isApart: parts.length > 0 && parts.every(({ isApart }) => isApart) },
  ]);
}

/** With a group of its own around the line at a place, of the other way than the group that it stands in. */
export function wrapped(tree: Group, place: Place): Group {
  const [around, at] = split(place);
  const outer = nodeAt(tree, around);
  const way = outer?.kind === 'group' && outer.way === 'all' ? 'any' : 'all';
  return withParts(tree, around, (parts) => {
    const node = parts[at];
    if (!node) return parts;
    const group = groupOf([{ ...node, isApart: false }], way);
    return parts.toSpliced(at, 1, { ...group, isApart: node.isApart });
  });
}

/** With the parts of the group at a place in its stead. */
export function unwrapped(tree: Group, place: Place): Group {
  const node = nodeAt(tree, place);
  if (node?.kind !== 'group') return tree;
  const [around, at] = split(place);
  return withParts(tree, around, (parts) =>
    parts.toSpliced(at, 1, ...node.parts.map((part) => ({ ...part, isApart: node.isApart }))),
  );
}
