import { now } from '#config/clock.ts';
import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { FilledAnswers } from '#forms/engine/answers/filled-answers.ts';
import { removeStored, storedValue, storeText } from '#storage/browser-storage.ts';
import { keepableAnswers, storableAnswers, storableFilled } from './storable-answers.ts';

/** What was typed and not sent. */
export interface Draft {
  savedAt: number;
  /** Edition of the form that it was typed in. */
  edition: string;
  /** Version of the configuration that the form came from. */
  version: string;
  answers: Answers;
  /** What of the answers was filled in. */
  filled?: FilledAnswers;
  /** True when files were attached, which are never stored. */
  hadFiles?: boolean;
}

const PREFIX = 'lluerna.draft.';

let owner = '';
const memory = new Map<string, Draft>();

/** What is to be stored once nothing was typed for a while, by key. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; store: () => void }>();

const keyOf = (form: string, about: string) => `${owner}/${form}/${about}`;

const fresh = (draft: Draft, keepMinutes: number) => now() - draft.savedAt < keepMinutes * 60_000;

function dropWaiting(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

/** Stores at once what waits to be stored: the page or the form is being left. */
export function storeDrafts(): void {
  for (const [key, { store }] of [...waiting]) {
    dropWaiting(key);
    store();
  }
}

/** Says whose drafts these are (the user's id). Another customer on the same device finds none. */
export function openDrafts(userId: string): void {
  if (owner !== userId) for (const key of [...waiting.keys()]) dropWaiting(key);
  if (owner !== '' && owner !== userId) memory.clear();
  owner = userId;
  removeStored('tab', PREFIX, (key) => key.startsWith(`${PREFIX}${userId}/`));
}

/** Wipes every draft: the customer logged out, or another one came. An expired session keeps them. */
export function forgetDrafts(): void {
  for (const key of [...waiting.keys()]) dropWaiting(key);
  memory.clear();
  removeStored('tab', PREFIX);
}

/**
 * What the customer had typed in this form about this subject, if the form keeps drafts and it is fresh:
 * from memory (everything but passwords and files), else from this tab's storage (no IBAN and no consent either).
 */
export function readDraft(form: CompiledForm, about: string): Draft | undefined {
  if (!form.draft) return undefined;
  const key = keyOf(form.name, about);
  const draft = memory.get(key) ?? (storedValue('tab', PREFIX + key) as Draft | null | undefined);
  return draft?.answers && fresh(draft, form.draft.keepMinutes) ? draft : undefined;
}

interface DraftOptions {
  version: string;
  delayMs?: number | undefined;
  filled?: FilledAnswers;
}

/**
 * Stores what is typed under a version of the configuration, without what may never be stored: at once in memory, and
 * in this tab's storage after `delayMs` without a change.
 */
export function keepDraft(
  form: CompiledForm,
  about: string,
  answers: Answers,
  { version, delayMs = 0, filled: all = {} }: DraftOptions,
): void {
  if (!form.draft) return;
  const key = keyOf(form.name, about);
  const hadFiles = form.notInDrafts.some((address) =>
    Array.isArray(valueAt(answers, address.split('/'))),
  );
  const filled = storableFilled(form, all);
  const draft: Draft = {
    savedAt: now(),
    edition: form.edition,
    version,
    answers,
    filled,
    hadFiles,
  };
  memory.set(key, { ...draft, answers: keepableAnswers(form, answers) });
  const stored = JSON.stringify({ ...draft, answers: storableAnswers(form, answers) });
  const store = () => void storeText('tab', PREFIX + key, stored);
  dropWaiting(key);
  if (delayMs === 0) store();
  else waiting.set(key, { timer: setTimeout(storeDrafts, delayMs), store });
}

/** Forgets the draft of a form (by its name) that was sent or given up. */
export function dropDraft(form: string, about: string): void {
  const key = keyOf(form, about);
  dropWaiting(key);
  memory.delete(key);
  storeText('tab', PREFIX + key, null);
}

/** Name of what a form is about, for its draft: `contract:101`. */
export function draftSubject(subject: Record<string, unknown>): string {
  return Object.entries(subject)
    .map(([kind, one]) => `${kind}:${(one as { id?: unknown } | null)?.id ?? ''}`)
    .join(',');
}
