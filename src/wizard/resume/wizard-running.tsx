import type { UiSchema } from '@rjsf/utils';
import { type ReactElement, Suspense, useId, useState } from 'react';
import type { RunningLine, WizardDocument } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { KnownLine } from '#forms/groups/known-line.tsx';
import { useSummaryUi } from '#forms/summary/use-summary-ui.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { usePageMark } from '#ui/loading/use-page-mark.ts';
import { useStored } from '#ui/use-stored.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { storeOfStep, type WizardRun } from '#wizard/run/wizard-run.ts';
import './wizard-running.scss';

export interface WizardRunningProps {
  document: WizardDocument;
  run: WizardRun;
  open: OpenWizard;
}

/**
 * What is being contracted as far as it is known: a card beside the steps, a bar at the foot of a phone. A single answer
 * counts at once, a group of them (an address) once its step was sent.
 */
export function WizardRunning({ document, run, open }: WizardRunningProps): ReactElement | null {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { steps, step: shown, context } = open;
  const typedStore = storeOfStep(run, context.step);
  const typed = useStored(typedStore);

  const known = (document.running ?? []).flatMap((line) => {
    const step = steps.find((one) => one.id === line.step);
    const isRight = line.step === context.step || context.settled.includes(line.step);
    const sent = (isRight && context.answers[line.step]) || {};
    const current: Answers = line.step === context.step ? { ...sent, ...typed } : sent;
    const answers = Object.fromEntries(
      line.fields.map((name) => {
        const value = valueAt(current, [name]);
        return [name, typeof value === 'object' ? valueAt(sent, [name]) : value];
      }),
    );
    const form = run.forms.get(line.step);
    const wrong = form ? wrongAnswers(form, current, open.facts) : new Set<string>();
    const isKnown =
      step && line.fields.every((name) => !isNothing(answers[name]) && !wrong.has(name));
    return isKnown ? [{ line, form: step.form, answers: { ...current, ...answers } }] : [];
  });
  const last = known.at(-1);
  // The summary of the last step says it all.
  const isShown = last !== undefined && !shown?.summary;
  usePageMark('wizard-running', isShown);
  usePageMark('wizard-open', isShown && isOpen);
  if (!isShown) return null;
  const said = (one: typeof last) => (
    <Suspense fallback={<span className="skeleton-line" aria-hidden="true" />}>
      <RunningAnswers key={one.line.id} {...one} open={open} />
    </Suspense>
  );
  const title = t('wizard.running.title');
  return (
    <section className={isOpen ? 'wizard-running is-open' : 'wizard-running'} aria-label={title}>
      <h2 className="wizard-running-title">{title}</h2>
      <button
        type="button"
        className="wizard-running-bar"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {title}
          <b>{said(last)}</b>
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} className="wizard-running-lines">
        <DefinitionList
          items={known.map((one) => ({
            term: t(`wizard.running.lines.${one.line.id}`),
            value: said(one),
            wide: true,
          }))}
        />
      </div>
    </section>
  );
}

interface RunningAnswersProps {
  line: RunningLine;
  form: string;
  answers: Answers;
  open: OpenWizard;
}

function RunningAnswers({ line, form: name, answers, open }: RunningAnswersProps): ReactElement {
  const form = useForm(name);
  const ui: UiSchema = useSummaryUi(form, useFormTexts(name));
  return <KnownLine {...{ form, answers, ui }} facts={open.facts} names={line.fields} path={[]} />;
}
