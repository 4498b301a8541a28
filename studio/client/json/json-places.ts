import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';
import type { Path } from '#studio/contract.ts';

/** Offset of a line, which are counted from one. */
export function lineOffset(text: string, line: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return start;
    start = end + 1;
  }
  return start;
}

/** Offset of the value at a path, or of the innermost one on the way to it that exists. */
export function offsetOf(text: string, path: Path): number {
  const root = parseTree(text);
  if (!root) return 0;
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(root, path.slice(0, depth));
    if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  }
  return 0;
}

/** Line of the first fault of a text that is no JSON; null for one that is. */
export function faultIn(text: string): number | null {
  const faults: ParseError[] = [];
  parseTree(text, faults, { allowTrailingComma: false, disallowComments: true });
  const [fault] = faults;
  return fault ? text.slice(0, fault.offset).split('\n').length : null;
}
