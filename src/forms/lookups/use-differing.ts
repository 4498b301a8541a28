import { useMemo, useRef } from 'react';
import { sameAnswers } from '#domain/submission.ts';
import { typedField } from '#forms/engine/errors/field-warnings.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useStored } from '#ui/use-stored.ts';
import {
  type DifferingAnswer,
  type DifferingGroup,
  differingAnswer,
  differingGroup,
} from './differing-answer.ts';

interface Differing {
  answer: DifferingAnswer | null;
  group: DifferingGroup | null;
}

const none: Differing = { answer: null, group: null };

/**
 * What was looked up and is answered otherwise: of a field, and of the group that its look-up fills. Nothing new is said
 * of a field while it is being typed.
 */
export function useDiffering(path: readonly string[]): Differing {
  const { form, facts, answers, formOfStep } = useFormContext();
  const last = useRef(none);
  const stored = useMemo(
    () => ({
      read: () => {
        const filled = answers.filled();
        const known = { form, facts, answers: answers.read(), filled, formOfStep };
        const isTyping = sameAnswers(typedField(form.name), path);
        const answer = isTyping && !last.current.answer ? null : differingAnswer(known, path);
        const next = { answer, group: differingGroup(known, path.join('/')) };
        if (!sameAnswers(next, last.current)) last.current = next;
        return last.current;
      },
      subscribe: (listener: () => void) => {
        const stop = answers.subscribe(listener);
        // The focus has moved once the event is over.
        const leave = () => setTimeout(listener);
        document.addEventListener('focusout', leave);
        return () => {
          stop();
          document.removeEventListener('focusout', leave);
        };
      },
    }),
    [form, facts, answers, formOfStep, path],
  );
  return useStored(stored);
}
