import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSame } from '#studio/client/api/json-paths.ts';
import type { Json } from '#studio/contract.ts';
import { firstComparison } from './comparisons.ts';
import type { TreeActions } from './condition-group.tsx';
import type { ConditionNode, Group } from './condition-node.ts';
import { printed } from './condition-print.ts';
import { treeOf } from './condition-tree.ts';
import { added, nodeAt, type Place, removed, replaced, unwrapped, wrapped } from './tree-edits.ts';
import { type ConditionTools, factAt, NAMED } from './use-condition-tools.ts';

const VALUE = '.condition-rule :is(select, input, textarea)';
const FIRST = '.search-button, textarea';
const WAY = '.condition-head select';
const ADD = '.add-button';

/**
 * The lines of a condition while they are edited, and what can be done with them; null for a condition that lines cannot
 * show. The focus follows: to what is new, to the neighbour of what was removed.
 */
export function useConditionTree(
  value: Json | undefined,
  tools: ConditionTools | undefined,
  box: RefObject<HTMLElement | null>,
  onChange: (next: Json | undefined) => void,
): { tree: Group | null; actions: TreeActions } {
  const [own, setOwn] = useState<Group | null>(null);
  const focus = useFocusOf(box);
  // A group of one line is a group as long as the file says what it says.
  const isOwn = own !== null && isSame(printed(own), value);
  const tree = isOwn ? own : treeOf(value, tools?.over ?? 'facts');
  const take = (next: Group) => {
    setOwn(next);
    onChange(printed(next));
  };
  const edit = (change: (now: Group, tools: ConditionTools) => Group) => {
    if (tree && tools) take(change(tree, tools));
  };
  const actions: TreeActions = {
    change: (place, node) => edit((now) => replaced(now, place, node)),
    add: (group, option) =>
      edit((now, known) => {
        const around = nodeAt(now, group);
        const at = around?.kind === 'group' ? around.parts.length : 0;
        focus([...group, at], [VALUE, FIRST]);
        return added(now, group, lineFor(option, known));
      }),
    choose: (place, option) =>
      edit((now, known) => {
        focus(place, [FIRST]);
        const { isApart = false, isNot = false } = nodeAt(now, place) ?? {};
        return replaced(now, place, { ...lineFor(option, known), isApart, isNot });
      }),
    remove: (place) =>
      edit((now) => {
        const next = removed(now, place);
        const [group, at] = [place.slice(0, -1), place.at(-1) ?? 0];
        const beside = [at, at - 1].map((one) => [...group, one]).find((one) => nodeAt(next, one));
        focus(beside ?? [], beside ? [FIRST, WAY] : [ADD]);
        return next;
      }),
    wrap: (place) =>
      edit((now) => {
        focus(place, [WAY]);
        return wrapped(now, place);
      }),
    unwrap: (place) =>
      edit((now) => {
        focus(place, [FIRST, WAY]);
        return unwrapped(now, place);
      }),
  };
  return { tree, actions };
}

/** The line that an option stands for. */
export function lineFor(option: string, tools: ConditionTools): ConditionNode {
  const plain = { isNot: false, isApart: false };
  if (option.startsWith(NAMED))
    return { kind: 'named', ...plain, name: option.slice(NAMED.length) };
  const comparison = firstComparison(factAt(tools, option), tools.today);
  return { kind: 'fact', ...plain, address: option, comparison };
}

/** Focuses, after the next change, the first of some controls that a place has. */
function useFocusOf(
  box: RefObject<HTMLElement | null>,
): (place: Place, controls: readonly string[]) => void {
  const wanted = useRef<{ place: string; controls: readonly string[] } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { place, controls } = wanted.current;
    const node = box.current?.querySelector(`[data-place="${place}"]`);
    const control = controls.map((one) => node?.querySelector<HTMLElement>(one)).find((one) => one);
    if (!control) return;
    wanted.current = null;
    control.focus();
  });
  return (place, controls) => {
    wanted.current = { place: place.join('.'), controls };
  };
}
