import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';

interface Draft {
  savedAt: number;
  answers: Answers;
}

const PREFIX = 'lluerna.draft.';
const SECRET_WIDGETS = ['password', 'files'];
const STORED_NEVER_WIDGETS = [...SECRET_WIDGETS, 'iban', 'consent'];

let owner = '';
const memory = new Map<string, Draft>();

const keyOf = (form: string, about: string) => `${owner}/${form}/${about}`;

const widgetsOf = (form: CompiledForm, widgets: readonly string[]) =>
  Object.keys(form.ui).filter((name) => widgets.includes(form.ui[name]?.['ui:widget']));

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

const fresh = (draft: Draft, keepMinutes: number) =>
  Date.now() - draft.savedAt < keepMinutes * 60_000;

/** Runs what a browser may forbid (private windows, a full store): without it a draft is only shorter-lived. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function forgetStored(which: (key: string) => boolean): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX) && which(key)) storage.removeItem(key);
    }
  });
}

/** Says whose drafts these are (the user's id). Another customer on the same device finds none. */
export function openDrafts(userId: string): void {
  if (owner !== '' && owner !== userId) memory.clear();
  owner = userId;
  forgetStored((key) => !key.startsWith(`${PREFIX}${userId}/`));
}

/** Wipes every draft: the customer logged out, or another one came. An expired session keeps them. */
export function forgetDrafts(): void {
  memory.clear();
  forgetStored(() => true);
}

/**
 * What the customer had typed in this form about this subject, if the form keeps drafts and it is fresh:
 * from memory (everything but passwords and files), else from this tab's storage (no IBAN and no consent either).
 */
export function readDraft(form: CompiledForm, about: string): Answers | undefined {
  if (!form.draft) return undefined;
  const key = keyOf(form.name, about);
  const stored = () => {
    const text = tryStorage((storage) => storage.getItem(PREFIX + key));
    try {
      return text ? (JSON.parse(text) as Draft) : undefined;
    } catch {
      return undefined;
    }
  };
  const draft = memory.get(key) ?? stored();
  return draft && fresh(draft, form.draft.keepMinutes) ? draft.answers : undefined;
}

/** Keeps what is typed, minus what may never be kept. */
export function keepDraft(form: CompiledForm, about: string, answers: Answers): void {
  if (!form.draft) return;
  const key = keyOf(form.name, about);
  const savedAt = Date.now();
  memory.set(key, { savedAt, answers: without(answers, widgetsOf(form, SECRET_WIDGETS)) });
  const never = [...(form.draft.never ?? []), ...widgetsOf(form, STORED_NEVER_WIDGETS)];
  const draft: Draft = { savedAt, answers: without(answers, never) };
  tryStorage((storage) => storage.setItem(PREFIX + key, JSON.stringify(draft)));
}

/** Forgets the draft of a form that was sent. */
export function dropDraft(form: CompiledForm, about: string): void {
  const key = keyOf(form.name, about);
  memory.delete(key);
  tryStorage((storage) => storage.removeItem(PREFIX + key));
}

/** Name of what a form is about, for its draft: `contract:101`. */
export function draftSubject(subject: Record<string, unknown>): string {
  return Object.entries(subject)
    .map(([kind, one]) => `${kind}:${(one as { id?: unknown } | null)?.id ?? ''}`)
    .join(',');
}
