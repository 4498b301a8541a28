import type { ErrorSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { absentFields, type FieldStatuses, statusErrors } from '#forms/engine/field-status.ts';
import type { FormStore } from '#forms/engine/form-store.ts';
import { useStored } from '#ui/use-stored.ts';
import { schemaErrors } from './schema-errors.ts';
import { useServedErrors } from './use-served-errors.ts';
import { errorSchemaOf, type FieldValidationError } from './validation-errors.ts';

type FormData = Answers & { facts: Facts };

interface CheckedForm {
  form: CompiledForm;
  data: FormData;
  store: FormStore;
  fieldStatuses: FieldStatuses;
  problem: Problem | null;
}

interface FormErrors {
  /** Validation errors beside their fields, as RJSF takes them. */
  errorSchema: ErrorSchema | undefined;
  /** Fields that stopped the last attempt and are still wrong, each with its validation error of now. */
  summary: readonly FieldValidationError[];
  /** The last attempt that validation errors stopped, another object for each; null when none did. */
  failure: object | null;
  /** Checks what is about to be sent, with the paths of all fields that the form has; true when validation errors stop it. */
  findErrors: (data: FormData, fields: readonly string[][]) => boolean;
  /** Takes note that the field at a path was left. */
  leave: (path: readonly string[]) => void;
}

const nameOf = ({ path }: FieldValidationError) => path.join('.');

/** Name of the field that an error belongs to: entries belong to their list. */
const fieldOf = ({ path }: FieldValidationError) => {
  const entry = path.findIndex((part) => /^\d+$/.test(part));
  return (entry < 0 ? path : path.slice(0, entry)).join('.');
};

/**
 * What is wrong with a form. Its schema speaks from the first attempt that it stops, then at each change; of a field
 * that appeared since the attempt only once it was left.
 */
export function useFormErrors({
  form,
  data,
  store,
  fieldStatuses,
  problem,
}: CheckedForm): FormErrors {
  const statuses = useStored(fieldStatuses);
  const served = useServedErrors(problem, store, form.schema);
  const [judged, setJudged] = useState<ReadonlySet<string> | null>(null);
  const [failure, setFailure] = useState<{ fields: ReadonlySet<string> } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other statuses make other validation errors
  const ofSchema = useMemo(
    () =>
      judged
        ? schemaErrors(form, data, fieldStatuses).filter((one) => judged.has(fieldOf(one)))
        : [],
    [judged, form, data, statuses],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other statuses make other validation errors
  const ofStatus = useMemo(() => statusErrors(fieldStatuses), [statuses]);
  const errorSchema = useMemo(
    () => errorSchemaOf([...ofSchema, ...served, ...ofStatus]),
    [ofSchema, served, ofStatus],
  );
  const summary = useMemo(() => {
    if (!failure) return served;
    // The last entry of a name wins: the schema speaks first, as beside the field.
    const now = new Map([...ofStatus, ...ofSchema].map((one) => [nameOf(one), one]));
    return [...failure.fields].flatMap((field) => now.get(field) ?? []);
  }, [failure, served, ofSchema, ofStatus]);

  return {
    errorSchema,
    summary,
    failure,
    leave: (path) => {
      const field = path.join('.');
      if (judged && !judged.has(field)) setJudged(new Set([...judged, field]));
    },
    findErrors: (current, fields) => {
      const found = [...schemaErrors(form, current, fieldStatuses), ...statusErrors(fieldStatuses)];
      const isWrong = found.length > 0;
      const absent = new Set(absentFields(fieldStatuses).map((path) => path.join('.')));
      const offered = ['', ...fields.map((path) => path.join('.'))];
      if (isWrong) setJudged(new Set(offered.filter((field) => !absent.has(field))));
      setFailure(isWrong ? { fields: new Set(found.map(nameOf)) } : null);
      return isWrong;
    },
  };
}
