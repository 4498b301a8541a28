import type { Answers } from '#domain/submission.ts';

const isGroup = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((name, place) => path[place] === name);

/**
 * The answers to keep after a change: the new ones, and the old ones of fields that the change hid.
 * RJSF drops those; a customer who brings the field back finds it as it was.
 *
 * @param changed path of the field that the customer changed: an answer missing there was cleared.
 */
export function remembered(before: Answers, after: Answers, changed: readonly string[]): Answers {
  const walk = (old: Answers, current: Answers, path: string[]): Answers => {
    const kept: Answers = { ...current };
    for (const [name, value] of Object.entries(old)) {
      const here = [...path, name];
      const now = current[name];
      if (now === undefined) {
        const cleared = changed.length > 0 && startsWith(here, changed);
        if (cleared) delete kept[name];
        else kept[name] = value;
      } else if (isGroup(value) && isGroup(now)) {
        kept[name] = walk(value, now, here);
      }
    }
    return kept;
  };
  return walk(before, after, []);
}
