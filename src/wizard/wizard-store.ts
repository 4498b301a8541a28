import { now } from '#config/clock.ts';
import type { WizardAnswers } from '#domain/wizard.ts';
import type { WizardProgress } from '#machines/wizard-context.ts';
import { WIZARD_PREFIX } from './wizard-forget.ts';

/** Changes when stored runs can no longer be read as they are. */
const SHAPE = 1;

/** How far a wizard came, with what stands in the forms of its steps, hidden fields too. */
export interface StoredProgress extends WizardProgress {
  typed: WizardAnswers;
}

/** A wizard that somebody began in this browser, without what is never stored. */
export interface StoredRun {
  shape: typeof SHAPE;
  id: string;
  wizard: string;
  /** User's id; empty for a visitor. */
  owner: string;
  savedAt: number;
  /** Edition of the form of each step, under which its answers were given. */
  editions: Record<string, string>;
  progress: StoredProgress;
}

/** Runs what a browser may forbid (private windows, a full store): without it a wizard lasts as long as the page. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isGroups = (value: unknown) => isGroup(value) && Object.values(value).every(isGroup);

function isProgress(value: unknown): value is StoredProgress {
  return (
    isGroup(value) &&
    isText(value.step) &&
    isText(value.idempotencyKey) &&
    (value.unanswered === null || isText(value.unanswered)) &&
    isTexts(value.settled) &&
    isTexts(value.sent) &&
    isGroups(value.typed) &&
    isGroups(value.answers) &&
    isGroup(value.memory)
  );
}

function isRun(value: unknown): value is StoredRun {
  return (
    isGroup(value) &&
    value.shape === SHAPE &&
    [value.id, value.wizard, value.owner].every(isText) &&
    typeof value.savedAt === 'number' &&
    isGroup(value.editions) &&
    isProgress(value.progress)
  );
}

/** Reads one key; what is not a run of ours, or of an older shape, is dropped. */
function readRun(key: string): StoredRun | undefined {
  const run = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  if (isRun(run) && key === WIZARD_PREFIX + run.id) return run;
  tryStorage(() => localStorage.removeItem(key));
  return undefined;
}

const keys = () =>
  tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(WIZARD_PREFIX))) ?? [];

/**
 * Runs of a wizard that this person may go on with: their own and a visitor's, the latest first. Those older than
 * `keepMinutes` are dropped.
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

/** Stores a run, or what a browser lets us store. */
export function storeRun(run: Omit<StoredRun, 'shape' | 'savedAt'>): void {
  const stored: StoredRun = { shape: SHAPE, savedAt: now(), ...run };
  tryStorage(() => localStorage.setItem(WIZARD_PREFIX + run.id, JSON.stringify(stored)));
}

/** Forgets a run that is over. */
export function dropRun(id: string): void {
  tryStorage(() => localStorage.removeItem(WIZARD_PREFIX + id));
}

/** The run that this tab had of a wizard; a duplicated tab has it too. */
export function runOfTab(wizard: string): string | null {
  return tryStorage(() => sessionStorage.getItem(WIZARD_PREFIX + wizard)) ?? null;
}

/** Says which run of a wizard this tab has. */
export function setRunOfTab(wizard: string, id: string): void {
  tryStorage(() => sessionStorage.setItem(WIZARD_PREFIX + wizard, id));
}
