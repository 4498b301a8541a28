import { useCallback, useLayoutEffect, useRef } from 'react';
import type { CompiledWarning } from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { useFieldLeft } from '#forms/engine/answers/use-field-left.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useStored } from '#ui/use-stored.ts';
import { saidWarnings, typedField } from './field-warnings.ts';

/**
 * Updates the shown warnings of the form around it: on mount and after each change, by the user or by the form
 * itself.
 */
export function FormWarnings({ warnings }: { warnings: readonly CompiledWarning[] }): null {
  const { name, facts, answers: store, warnings: shown } = useFormContext();
  const answers = useStored(store);
  const before = useRef<Answers | null>(null);
  const typed = useRef<string[] | null>(null);

  const settle = useCallback(() => {
    const now = store.read();
    const change = { before: before.current, now, facts, typed: typed.current };
    before.current = now;
    shown.write(saidWarnings(warnings, { ...change, said: shown.read() }));
  }, [warnings, facts, store, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are the reason to look
  useLayoutEffect(() => {
    const field = typedField(name);
    const isTyping =
      before.current !== null &&
      field !== null &&
      !sameAnswers(valueAt(before.current, field), valueAt(store.read(), field));
    if (isTyping) typed.current = field;
    settle();
  }, [answers, settle, name, store]);
  const settleAll = useCallback(() => {
    typed.current = null;
    settle();
  }, [settle]);
  useFieldLeft(settleAll);
  return null;
}
