import type { Node } from 'jsonc-parser';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { FileRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { forbiddenKeys } from '#tools/config/sources/json-value.ts';

/** No duplicate key in an object, and none that would reach the prototypes of JavaScript objects. */
export const keysRule: FileRule = (file) => {
  const diagnostics: Diagnostic[] = [];
  const visit = (node: Node | undefined) => {
    const seen = new Map<string, number>();
    for (const child of node?.children ?? []) {
      const key = node?.type === 'object' ? child.children?.[0] : undefined;
      if (key) {
        const name = String(key.value);
        const earlier = seen.get(name);
        if (forbiddenKeys.has(name)) {
          const what = sentence`the key "${name}" is reserved by JavaScript`;
          diagnostics.push({
            ...file.placeAt(key.offset),
            what,
            fix: sentence`choose another name`,
          });
        } else if (earlier !== undefined) {
          const what = sentence`the key "${name}" stands here a second time`;
          const fix = sentence`the first is in line ${file.placeAt(earlier).line}: keep one of them`;
          diagnostics.push({ ...file.placeAt(key.offset), what, fix });
        }
        seen.set(name, key.offset);
      }
      visit(child.type === 'property' ? child.children?.[1] : child);
    }
  };
  visit(file.tree);
  return diagnostics;
};
