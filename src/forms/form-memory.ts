import { type Answers, sameAnswers } from '#domain/submission.ts';

const isGroup = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((name, place) => path[place] === name);

interface Change {
  /** The answers as they are by now: a look-up or a reset may have set some since RJSF was handed them. */
  before: Answers;
  /** The answers that RJSF had when it made the change. */
  known: Answers;
  /** The answers that it tells. */
  after: Answers;
  /** Path of the field that the customer changed: an answer missing there was cleared. */
  changed: readonly string[];
}

/**
 * The answers to keep after a change: what RJSF changed, and all else as it is by now. RJSF drops the answers of fields
 * that the change hid; a customer who brings such a field back finds it as it was.
 */
export function remembered({ before, known, after, changed }: Change): Answers {
  const walk = (old: Answers, base: Answers, current: Answers, path: string[]): Answers => {
    const kept: Answers = { ...old };
    for (const name of Object.keys({ ...old, ...current })) {
      const here = [...path, name];
      const [value, handed, now] = [old[name], base[name], current[name]];
      if (changed.length > 0 && startsWith(here, changed)) {
        if (now === undefined) delete kept[name];
        else kept[name] = now;
      } else if (isGroup(now) && isGroup(value))
        kept[name] = walk(value, isGroup(handed) ? handed : {}, now, here);
      else if (now !== undefined && !sameAnswers(now, handed)) kept[name] = now;
    }
    return kept;
  };
  return walk(before, known, after, []);
}
