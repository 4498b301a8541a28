import { useState } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { absentFields, type FieldStatus } from '#forms/engine/field-status.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { differingAnswer } from '#forms/lookups/differing-answer.ts';
import { useStored } from '#ui/use-stored.ts';
import type { FoldedFields } from './field-group.ts';

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).some(isAnswer)
    : !isNothing(value);

interface Fold {
  /** True when none of its fields is offered now. */
  isAbsent: boolean;
  isOpen: boolean;
  /** True while it is open because the user pressed its button. */
  isPressed: boolean;
  press: () => void;
  /** Called when the focus enters its fields: the group does not fold while they are in use. */
  touch: () => void;
}

/** Whether a folded group shows its fields now. */
export function useFold({ group, names, path, object }: FoldedFields): Fold {
  const { form, facts, answers: store, fieldStatuses, retained, formOfStep } = useFormContext();
  const answers = useStored(store);
  const statuses = useStored(fieldStatuses);
  const [isPressed, setPressed] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { errorSchema = {}, schema } = object;
  const addressOf = (name: string) => [...path, name].join('/');
  const absent = new Set(absentFields(fieldStatuses).map((one) => one.join('/')));
  const offered = names.filter((name) => !absent.has(addressOf(name)));
  const isWrong = names.some((name) => Object.keys(errorSchema[name] ?? {}).length > 0);
  const isAnswered = (name: string) => isAnswer(valueAt(answers, [...path, name]));

  const isKnown = () => {
    const checking = new Set(
      [...statuses.values()]
        .filter(({ is }: { is: FieldStatus }) => is === 'checking')
        .map((one) => one.path.join('/')),
    );
    const wrong = wrongAnswers(form, answers, facts);
    const filledForm = { form, facts, answers, filled: store.filled(), formOfStep };
    // An answer that differs from the one that was looked up remains visible.
    if (offered.some((name) => differingAnswer(filledForm, [...path, name]))) return false;
    return (
      offered.some(isAnswered) &&
      offered.every((name) =>
        isAnswered(name) ? !hasWithin(wrong, addressOf(name)) : checking.has(addressOf(name)),
      )
    );
  };
  const isNeeded = () =>
    offered.some((name) => isAnswered(name) || schema.required?.includes(name));
  const mayFold = useFailingCondition(facts.subject)(group.foldedIf) === null;
  const mustOpen = group.folded === 'optional' ? isNeeded : () => !isKnown();
  return {
    // An answer that the retailer has is shown, though no field is offered.
    isAbsent: offered.length === 0 && !names.some((name) => retained.has(addressOf(name))),
    isOpen: isPressed || isTouched || isWrong || !mayFold || mustOpen(),
    isPressed,
    press: () => {
      setPressed(!isPressed);
      setTouched(false);
    },
    touch: () => setTouched(true),
  };
}

const hasWithin = (wrong: ReadonlySet<string>, address: string) =>
  [...wrong].some((one) => one === address || one.startsWith(`${address}/`));
