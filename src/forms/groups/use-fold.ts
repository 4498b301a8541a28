import { useState } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { isNothing } from '#domain/values/nothing.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { valueAt } from '#forms/engine/field-address.ts';
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
  /** True while it is open because somebody pressed its button. */
  isPressed: boolean;
  press: () => void;
  /** Somebody is at its fields: they do not fold under their hands. */
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
  const asked = names.filter((name) => !absent.has(addressOf(name)));
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
    // What a person has otherwise than it was looked up is in sight.
    if (asked.some((name) => differingAnswer(filledForm, [...path, name]))) return false;
    return (
      asked.some(isAnswered) &&
      asked.every((name) =>
        isAnswered(name) ? !hasWithin(wrong, addressOf(name)) : checking.has(addressOf(name)),
      )
    );
  };
  const isNeeded = () => asked.some((name) => isAnswered(name) || schema.required?.includes(name));
  const mayFold = useFailingCondition(facts.subject)(group.foldedIf) === null;
  const isAsked = group.folded === 'optional' ? isNeeded : () => !isKnown();
  return {
    // What the retailer has is said, though nothing is asked.
    isAbsent: asked.length === 0 && !names.some((name) => retained.has(addressOf(name))),
    isOpen: isPressed || isTouched || isWrong || !mayFold || isAsked(),
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
