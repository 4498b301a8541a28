import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { Fragment, type ReactElement } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { lineOf, SummaryLine } from '#forms/summary/summary-line.tsx';
import { isUnsaid, SummaryValue } from '#forms/summary/summary-value.tsx';

interface KnownLineProps {
  form: CompiledForm;
  facts: Facts;
  /** All answers of the form. */
  answers: Answers;
  /** Files by the id that stands in the answers. */
  files?: ReadonlyMap<string, File>;
  names: readonly string[];
  path: readonly string[];
  /** Looks of the fields, with their texts. */
  ui: UiSchema;
  /** How a product has its price a month: beside it, or below it with what that supposes. */
  brief?: 'priced' | 'month' | undefined;
}

/** Parts of a person's name (HTML, autofill field names): they are read as one. */
const NAMES = /^(given|additional|family)-name$/;

/**
 * The answers of some fields on one line. Fields with the same widget and the same answer are shown once; when they
 * differ, each has its label before it. The parts of a person's name are shown as one.
 */
export function KnownLine({
  form,
  facts,
  answers,
  files,
  names,
  path,
  ui,
  brief = 'priced',
}: KnownLineProps): ReactElement {
  const parts = names
    .map((name) => {
      const own = (ui[name] ?? {}) as UiSchema;
      const { widget, title = name, autocomplete } = getUiOptions(own);
      const isName = NAMES.test(String(autocomplete));
      const value = valueAt(answers, [...path, name]);
      return { name, own, title, kind: String(widget), isName, value };
    })
    .filter(({ own, value }) => !isUnsaid(own, value));
  const differ = (kind: string) =>
    new Set(parts.filter((one) => one.kind === kind).map(({ value }) => JSON.stringify(value)))
      .size > 1;
  const said = parts.filter(
    ({ kind, isName }, place) =>
      isName || differ(kind) || parts.findIndex((one) => one.kind === kind) === place,
  );
  return (
    <>
      {said.map(({ name, own, title, kind, isName, value }, place) => {
        const known = { form, facts, ui: own };
        return (
          <Fragment key={name}>
            {place > 0 && (isName && said[place - 1]?.isName ? ' ' : ' · ')}
            {!isName && differ(kind) && `${title}: `}
            {lineOf(own) ? (
              <SummaryLine
                {...known}
                answers={value as Answers}
                whole={answers}
                path={[...path, name]}
              />
            ) : (
              <SummaryValue
                {...known}
                field={[...path, name]}
                value={
                  Array.isArray(value) ? value.map((one) => files?.get(String(one)) ?? one) : value
                }
                answers={answers}
                brief={brief}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
}
