import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser';
import type { Diagnosis, Path } from '#studio/contract.ts';
import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { saidOf } from '#tools/config/sentence.ts';
import { mendOf } from './mends.ts';
import { thingAt } from './thing-at.ts';

type ReadFile = (file: string) => string | null;

/** Diagnostics of the check with the paths of their places, and with what they are about. */
export const diagnosesOf = (diagnostics: readonly Diagnostic[], read: ReadFile): Diagnosis[] =>
  diagnostics.map((diagnostic) => {
    const { file, line, column, what, fix, isWarning = false, isUnreadable } = diagnostic;
    const text = textOf(file, read);
    const path = text === null ? [] : pathAt(text, { file, line, column });
    return {
      ...{ file, line, column, isWarning, path, what: saidOf(what), fix: saidOf(fix) },
      mend: mendOf(diagnostic, path, text),
      thing: isUnreadable ? null : thingAt(file, path, text),
    };
  });

/** Path of what stands at a place of a text. */
export function pathAt(text: string, { line, column }: Place): Path {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, start + column - 1);
  return node ? getNodePath(node) : [];
}

/** The text of a file that diagnostics name, which may be one that is no file of the configuration. */
function textOf(file: string, read: ReadFile): string | null {
  try {
    return read(file);
  } catch {
    return null;
  }
}
