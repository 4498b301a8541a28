import { now } from '#config/clock.ts';
import { isObject } from '#domain/values/is-object.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import type { FilledAnswers } from '#forms/engine/answers/filled-answers.ts';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import { storedText, storedValue, storeText, tryStorage } from '#storage/browser-storage.ts';
import { WIZARD_PREFIX } from './wizard-forget.ts';

/** Version of the stored format; runs of another version are dropped. */
const FORMAT = 1;

/** Progress of a wizard with the answers of its steps, hidden fields too. */
export interface StoredProgress extends WizardProgress {
  typed: WizardAnswers;
  /** What of `typed` was filled in, by step; undefined in a run of before this was stored. */
  filled?: Record<string, FilledAnswers>;
  /** Of each step what was taken back: address of the answer -> key of the texts of the field that changed. */
  takenBack: Record<string, Record<string, string>>;
}

/** A wizard in progress in this browser, without what is never stored. */
export interface StoredRun {
  shape: typeof FORMAT;
  id: string;
  wizard: string;
  /** User's id; empty for a visitor. */
  owner: string;
  savedAt: number;
  /** Edition of the form of each step at the time of its answers. */
  editions: Record<string, string>;
  progress: StoredProgress;
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTextsByStep = (value: unknown) => isObject(value) && Object.values(value).every(isTexts);
const isGroups = (value: unknown) => isObject(value) && Object.values(value).every(isObject);
const isFilled = (value: unknown) =>
  isGroups(value) &&
  Object.values(value as Record<string, object>)
    .flatMap((sources) => Object.values(sources))
    .every((one: unknown) => isObject(one) && isText(one.by) && isObject(one.values));

function isProgress(value: unknown): value is StoredProgress {
  return (
    isObject(value) &&
    isText(value.step) &&
    isText(value.idempotencyKey) &&
    (value.unanswered === null || isText(value.unanswered)) &&
    isTexts(value.settled) &&
    isTexts(value.sent) &&
    [value.retained, value.dropped].every(isTextsByStep) &&
    isGroups(value.takenBack) &&
    isGroups(value.typed) &&
    (value.filled === undefined || isFilled(value.filled)) &&
    isGroups(value.answers) &&
    isObject(value.memory)
  );
}

function isRun(value: unknown): value is StoredRun {
  return (
    isObject(value) &&
    value.shape === FORMAT &&
    [value.id, value.wizard, value.owner].every(isText) &&
    typeof value.savedAt === 'number' &&
    isObject(value.editions) &&
    isProgress(value.progress)
  );
}

/** A run of an earlier version of the portal says less of what the retailer has. */
function withEveryMember(run: unknown): unknown {
  if (!isObject(run) || !isObject(run.progress)) return run;
  return { ...run, progress: { retained: {}, dropped: {}, takenBack: {}, ...run.progress } };
}

/** Reads one key; drops what is no run, or has another version of the format. */
function readRun(key: string): StoredRun | undefined {
  const run = withEveryMember(storedValue('browser', key));
  if (isRun(run) && key === WIZARD_PREFIX + run.id) return run;
  storeText('browser', key, null);
  return undefined;
}

const keys = () =>
  tryStorage('browser', (storage) =>
    Object.keys(storage).filter((key) => key.startsWith(WIZARD_PREFIX)),
  ) ?? [];

/**
 * Runs of a wizard that this person may continue: their own and a visitor's, the latest first. Drops those older than
 * `keepMinutes`.
 */
export function storedRuns(wizard: string, owner: string, keepMinutes: number): StoredRun[] {
  const runs = keys().flatMap((key) => readRun(key) ?? []);
  return runs
    .filter((run) => {
      if (run.wizard !== wizard) return false;
      const age = now() - run.savedAt;
      if (age >= keepMinutes * 60_000) dropRun(run.id);
      return age < keepMinutes * 60_000 && (run.owner === owner || run.owner === '');
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Stores a run, as far as the browser allows it. */
export function storeRun(run: Omit<StoredRun, 'shape' | 'savedAt'>): void {
  const stored: StoredRun = { shape: FORMAT, savedAt: now(), ...run };
  storeText('browser', WIZARD_PREFIX + run.id, JSON.stringify(stored));
}

/** Deletes a finished run. */
export function dropRun(id: string): void {
  storeText('browser', WIZARD_PREFIX + id, null);
}

/** Id of this tab's run of a wizard; a duplicated tab has the same. */
export function runOfTab(wizard: string): string | null {
  return storedText('tab', WIZARD_PREFIX + wizard) ?? null;
}

/** Sets this tab's run of a wizard. */
export function setRunOfTab(wizard: string, id: string): void {
  storeText('tab', WIZARD_PREFIX + wizard, id);
}
