import type { UiSchema } from '@rjsf/utils';
import { Fragment, type ReactElement } from 'react';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { SummaryLine } from '#forms/summary/summary-line.tsx';
import { SummaryValue } from '#forms/summary/summary-value.tsx';
import { useSummaryUi } from '#forms/summary/use-summary-ui.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { useWording } from './wizard-wording.ts';

const MARK = '\u0001';

/** What the button of the last step commits to, from the step's wording; nothing without one. */
export function SummaryPassage({ open }: { open: OpenWizard }): ReactElement | null {
  const { t } = useTexts();
  const { text, takes } = useWording(open);
  const marks = Object.keys(takes).map((name) => [name, `${MARK}${name}${MARK}`]);
  const { organization } = open.facts.settings;
  const intro = text('intro', { ...organization, ...Object.fromEntries(marks) });
  if (intro === undefined) return null;
  return (
    <section className="wizard-summary-passage">
      <h3>{t('wizard.summary.asks')}</h3>
      <p>
        {intro.split(MARK).map((part, place) => {
          const address = place % 2 === 1 ? takes[part] : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
            <Fragment key={place}>
              {address ? <StepAnswer open={open} address={address} /> : part}
            </Fragment>
          );
        })}
      </p>
    </section>
  );
}

/** An answer of an earlier step inside a sentence; `address` begins with the step. */
function StepAnswer({ open, address }: { open: OpenWizard; address: string }): ReactElement | null {
  const [id = '', ...field] = address.split('/');
  const step = open.steps.find((one) => one.id === id);
  return step ? <StepAnswerText form={step.form} {...{ open, id, field }} /> : null;
}

interface StepAnswerTextProps {
  form: string;
  open: OpenWizard;
  id: string;
  field: string[];
}

function StepAnswerText({ form: name, open, id, field }: StepAnswerTextProps): ReactElement {
  const form = useForm(name);
  const ui = useSummaryUi(form, useFormTexts(name));
  const answers = open.context.answers[id] ?? {};
  const own = field.reduce((part, member) => (part[member] ?? {}) as UiSchema, ui);
  const value = valueAt(answers, field);
  const { t } = useTexts();
  if (value === undefined) return <>{t('wizard.summary.held-answer')}</>;
  const known = { form, facts: open.facts, ui: own, whole: answers };
  return own['ui:line'] ? (
    <SummaryLine {...known} answers={value as Answers} path={field} />
  ) : (
    <SummaryValue {...known} field={field} value={value} answers={answers} brief />
  );
}
