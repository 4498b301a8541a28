import { useLayoutEffect, useState } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { limitInForce } from '#config/limit-in-force.ts';
import { sameAnswers } from '#domain/submission.ts';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { dropInvalid } from './drop-invalid.ts';
import { draftSubject, dropDraft, keepDraft, readDraft, storeDrafts } from './form-draft.ts';

/** The answers of a form that keeps what is typed. */
export interface FormDraft {
  store: FormStore;
  /** True when some of what was typed before does not fit the form of today. */
  wasCorrected: boolean;
  /** True when files were attached to what was typed before: they must be attached again. */
  hadFiles: boolean;
  /** Forgets what was typed. */
  drop: () => void;
}

const nothing = {};

/** What was typed before, as far as it fits the form of today. */
function restoredAnswers(form: CompiledForm, about: string, facts: Facts) {
  const draft = readDraft(form, about);
  if (!draft) return { answers: nothing, filled: undefined, wasCorrected: false, hadFiles: false };
  const { hadFiles = false, filled } = draft;
  if (draft.edition === form.edition)
    return { answers: draft.answers, filled, wasCorrected: false, hadFiles };
  const answers = dropInvalid(form, draft.answers, facts);
  return { answers, filled, wasCorrected: !sameAnswers(answers, draft.answers), hadFiles };
}

/** Begins with the draft of the form about this subject, and keeps it as it is typed. */
export function useFormDraft(
  form: CompiledForm,
  subject: Record<string, unknown>,
  facts: Facts,
): FormDraft {
  const about = draftSubject(subject);
  const { version } = useConfiguration();
  const [{ store, wasCorrected, hadFiles }] = useState(() => {
    const { answers, filled, ...restored } = restoredAnswers(form, about, facts);
    return { store: formStore(answers, { filled }), ...restored };
  });
  const delayMs = limitInForce(form.draft?.delayMs, facts);
  // At once: an effect after the paint may come later than the first key.
  useLayoutEffect(() => {
    const stop = store.subscribe((paths) => {
      if (paths.length > 0)
        keepDraft(form, about, store.read(), { version, delayMs, filled: store.filled() });
    });
    window.addEventListener('pagehide', storeDrafts);
    return () => {
      stop();
      window.removeEventListener('pagehide', storeDrafts);
      storeDrafts();
    };
  }, [store, form, about, version, delayMs]);
  return { store, wasCorrected, hadFiles, drop: () => dropDraft(form.name, about) };
}
