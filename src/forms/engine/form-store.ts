import { type Answers, sameAnswers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import type { Filled, FilledAnswers } from './answers/filled-answers.ts';

type Path = readonly string[];

/** An answer and the path of its field; undefined clears it. */
export type AnswerChange = readonly [path: Path, value: unknown];

/** Addresses of answers that were taken back, each with the key of the texts of the field that changed. */
export type TakenBack = ReadonlyMap<string, string>;

/** The answers of one form, those of hidden fields too: the only place where they live while the form is open. */
export interface FormStore {
  read(): Answers;
  /** Sets answers, as customers, look-ups and resets do. */
  set(changes: readonly AnswerChange[]): void;
  /** What was filled in, by its source: it falls with what the source read, and what a person typed does not. */
  filled(): FilledAnswers;
  /** Sets what a source filled in, with the answers that change with it. */
  fill(source: string, filled: Filled, changes: readonly AnswerChange[]): void;
  /**
   * Takes answers back that no longer count, and says so to every listener, of those too that the retailer alone has:
   * address of the field -> key of the texts of the field whose change took it.
   */
  drop(taken: TakenBack): void;
  /** What was taken back and not given since. */
  takenBack: SmallStore<TakenBack>;
  /** Adds the defaults of a schema where there is no answer. What was cleared stays empty. */
  addDefaults(defaults: Answers): void;
  /** Sets the answers of a draft and what of them was filled in; what was set before stands. */
  restore(draft: Answers, filled: FilledAnswers | undefined): void;
  /** Calls the listener after each change with the paths that were set: none for defaults and drafts, and where only `filled` changed. */
  subscribe(listener: (paths: readonly Path[]) => void): () => void;
}

/** A cleared answer stays as undefined, as a missing one gets its default again; a cleared group is an empty one. */
function withAnswer(answers: Answers, [name = '', ...rest]: Path, value: unknown): Answers {
  const before = answers[name];
  const group = isObject(before) ? before : {};
  if (rest.length > 0) return { ...answers, [name]: withAnswer(group, rest, value) };
  return { ...answers, [name]: value === undefined && isObject(before) ? {} : value };
}

function withDefaults(answers: Answers, defaults: Answers): Answers {
  const added = Object.entries(defaults).flatMap(([name, value]) => {
    const answer = answers[name];
    const isMissing = !(name in answers);
    if (isObject(value) && (isMissing || isObject(answer))) {
      const group = withDefaults(isObject(answer) ? answer : {}, value);
      return group === answer ? [] : [[name, group]];
    }
    return isMissing && value !== undefined ? [[name, value]] : [];
  });
  return added.length > 0 ? { ...answers, ...Object.fromEntries(added) } : answers;
}

/** What is known of the answers that a store begins with. */
export interface AnswersBefore {
  /** What of them was filled in. */
  filled?: FilledAnswers | undefined;
  /** What was taken back. */
  taken?: TakenBack | undefined;
}

/** A store that begins with these answers. */
export function formStore(initial: Answers = {}, before: AnswersBefore = {}): FormStore {
  const listeners = new Set<(paths: readonly Path[]) => void>();
  const takenBack = smallStore<TakenBack>(before.taken ?? new Map());
  let answers = initial;
  let filled = before.filled ?? {};
  /** Names of the answers that were set. */
  const wasSet = new Set<string>();
  const notify = (paths: readonly Path[]) => {
    for (const listener of listeners) listener(paths);
  };
  const write = (next: Answers, paths: readonly Path[]) => {
    if (next === answers) return;
    answers = next;
    notify(paths);
  };
  const giveBack = (paths: readonly Path[]) => {
    const given = paths.map((path) => path.join('/'));
    const left = [...takenBack.read()].filter(([address]) => !given.includes(address));
    if (left.length < takenBack.read().size) takenBack.write(new Map(left));
  };
  const set = (changes: readonly AnswerChange[]) => {
    const actual = changes.filter(([path, value]) => !sameAnswers(valueAt(answers, path), value));
    giveBack(actual.map(([path]) => path));
    for (const [[name = '']] of actual) wasSet.add(name);
    write(
      actual.reduce((all, [path, value]) => withAnswer(all, path, value), answers),
      actual.map(([path]) => path),
    );
  };
  return {
    takenBack,
    read: () => answers,
    set,
    filled: () => filled,
    fill: (source, one, changes) => {
      const previous = answers;
      const isNew = !sameAnswers(filled[source], one);
      if (isNew) filled = { ...filled, [source]: one };
      set(changes);
      if (isNew && answers === previous) notify([]);
    },
    drop: (more) => {
      const paths = [...more.keys()].map((address) => address.split('/'));
      answers = paths
        .filter((path) => valueAt(answers, path) !== undefined)
        .reduce((all, path) => withAnswer(all, path, undefined), answers);
      takenBack.write(new Map([...takenBack.read(), ...more]));
      notify(paths);
    },
    restore: (draft, ofDraft) => {
      filled = { ...filled, ...ofDraft };
      const own = Object.entries(draft).filter(([name]) => !wasSet.has(name));
      if (own.length > 0) write({ ...answers, ...Object.fromEntries(own) }, []);
    },
    addDefaults: (defaults) => write(withDefaults(answers, defaults), []),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
