import { useLayoutEffect, useState } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { limitInForce } from '#config/limit-in-force.ts';
import { sameAnswers } from '#domain/submission.ts';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
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

const noDraft = { answers: {}, filled: undefined, wasCorrected: false, hadFiles: false };

/** What was typed before, as far as it fits the form of today. */
function restoredAnswers(form: CompiledForm, about: string, facts: Facts) {
  const draft = readDraft(form, about);
  if (!draft) return noDraft;
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
  // A prerendered form has no draft: it follows as a change, before what was entered meanwhile.
  const isHydrated = useHydrated();
  const [isPrerendered, setPrerendered] = useState(!isHydrated);
  const [{ store, wasCorrected, hadFiles }, setDraft] = useState(() => {
    const { answers, filled, ...restored } = isHydrated
      ? restoredAnswers(form, about, facts)
      : noDraft;
    return { store: formStore(answers, { filled }), ...restored };
  });
  useLayoutEffect(() => {
    if (!isHydrated || !isPrerendered) return;
    const { answers, filled, ...restored } = restoredAnswers(form, about, facts);
    store.restore(answers, filled);
    setDraft({ store, ...restored });
    setPrerendered(false);
  }, [isHydrated, isPrerendered, store, form, about, facts]);
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
