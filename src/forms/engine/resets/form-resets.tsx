import { useCallback, useRef } from 'react';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { RESETS } from '#forms/engine/answers/filled-answers.ts';
import { useSettledAnswers } from '#forms/engine/answers/use-settled-answers.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { pathOfId } from '#forms/engine/form-names.ts';
import { readAgain, settledAnswers } from './followed-resets.ts';
import { resetPaths } from './reset-answers.ts';

const figure = 'input[inputmode=decimal]';

/**
 * Path of the figure that is being typed: half a figure is no answer yet. Any other answer counts as soon as the form has
 * it, for look-ups go by it too, and what they fill in must stay.
 */
function pathBeingTyped(form: string): string[] | null {
  const { activeElement } = document;
  const isFigure = activeElement?.matches(figure) && activeElement.id.startsWith(`${form}.`);
  return isFigure ? pathOfId(activeElement?.id) : null;
}

/**
 * Applies the computed resets of the form around it: on mount and after each change, by the user or by the form
 * itself. A figure counts when its field is left or the form is sent.
 */
export function FormResets(): null {
  const { form, facts, answers: store } = useFormContext();
  const before = useRef<Answers | null>(null);

  const settle = useCallback(
    (retained: string[] | null) => {
      const { resets = [] } = form;
      const all = store.read();
      const isFirst = before.current === null;
      const isRetained = retained && before.current;
      const now = isRetained ? withValueAt(all, retained, valueAt(before.current, retained)) : all;
      const settled = settledAnswers(resets, before.current, now, facts, store.filled()[RESETS]);
      const next = settled.answers;
      before.current = next;
      const changes = resetPaths(resets)
        .filter((path) => valueAt(next, path) !== valueAt(now, path))
        .map((path) => [path, valueAt(next, path)] as const);
      for (const [source, filled] of readAgain(resets, now, next, store.filled()))
        store.fill(source, filled, []);
      // Like the defaults of a schema: no person answered anything yet.
      const isDefault = isFirst && changes.every(([path]) => valueAt(now, path) === undefined);
      const others = isDefault ? [] : changes;
      if (Object.keys(settled.filled.values).length === 0) store.set(others);
      else store.fill(RESETS, settled.filled, others);
      if (isDefault)
        store.addDefaults(
          changes.reduce<Answers>((all, [path, value]) => withValueAt(all, path, value), {}),
        );
    },
    [form, facts, store],
  );

  useSettledAnswers({ typed: pathBeingTyped, settle });
  return null;
}
