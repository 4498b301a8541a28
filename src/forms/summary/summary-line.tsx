import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { Fragment, type ReactElement } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { inSentence } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { isUnsaid, SummaryValue } from './summary-value.tsx';

/** A part of a line: fields side by side, or one with its label before it. */
type LinePart = string | { named: string };

/** The `ui:line` of a group; undefined for a group that is read field by field. */
export const lineOf = (ui: UiSchema) => ui['ui:line'] as readonly LinePart[] | undefined;

/** Names of the fields in the line of a group. */
export const namesInLine = (ui: UiSchema): string[] =>
  (lineOf(ui) ?? []).flatMap((part) => (typeof part === 'string' ? part.split(' ') : part.named));

interface SummaryLineProps {
  form: CompiledForm;
  facts: Facts;
  ui: UiSchema;
  /** Answers of this group. */
  answers: Answers;
  /** Answers of the form, which look-ups take. */
  whole: Answers;
  path: readonly string[];
}

/** A group of answers as people write it, an address on one line: what was not answered is left out. */
export function SummaryLine({
  ui,
  answers,
  whole,
  path,
  ...known
}: SummaryLineProps): ReactElement {
  const { language } = useTexts();
  const uiOf = (name: string) => (ui[name] ?? {}) as UiSchema;
  const isSaid = (name: string) => !isUnsaid(uiOf(name), answers[name]);
  const saidOf = (name: string) => (
    <SummaryValue
      {...known}
      field={[...path, name]}
      ui={uiOf(name)}
      value={answers[name]}
      answers={whole}
    />
  );
  const parts = (lineOf(ui) ?? []).flatMap((part) => {
    if (typeof part !== 'string') {
      const { title = part.named } = getUiOptions(uiOf(part.named));
      const named = { key: part.named, said: [inSentence(title, language), saidOf(part.named)] };
      return isSaid(part.named) ? [named] : [];
    }
    const names = part.split(' ').filter(isSaid);
    return names.length > 0 ? [{ key: part, said: names.map(saidOf) }] : [];
  });
  return (
    <>
      {parts.map(({ key, said }, place) => (
        <Fragment key={key}>
          {place > 0 && ', '}
          {said.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line keep their places
            <Fragment key={at}>
              {at > 0 && ' '}
              {one}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}
