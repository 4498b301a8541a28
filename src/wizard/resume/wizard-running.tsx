import type { UiSchema } from '@rjsf/utils';
import { type ReactElement, Suspense, useId, useState } from 'react';
import type { WizardDocument } from '#config/wizard-document.ts';
import { KnownLine } from '#forms/groups/known-line.tsx';
import { useSummaryUi } from '#forms/summary/use-summary-ui.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { usePageMark } from '#ui/loading/use-page-mark.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import type { WizardRun } from '#wizard/run/wizard-run.ts';
import { type KnownAnswers, useRunningLines } from './use-running-lines.ts';
import './wizard-running.scss';

export interface WizardRunningProps {
  document: WizardDocument;
  run: WizardRun;
  open: OpenWizard;
}

/**
 * What is being contracted as far as it is known: a card beside the steps from the first one on, which says what will be
 * in it; on a phone a bar at the foot once something is known.
 */
export function WizardRunning({ document, run, open }: WizardRunningProps): ReactElement | null {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const lines = useRunningLines({ document, run, open });
  const last = lines.findLast(({ known }) => known)?.known;
  // The last step has it all beside its button.
  const isOfSummary = open.step?.summary === true;
  const isKnown = last !== undefined && !isOfSummary;
  usePageMark('wizard-running', isKnown);
  usePageMark('wizard-open', isKnown && isOpen);
  if (isOfSummary || lines.length === 0) return null;
  const said = (known: KnownAnswers, brief?: 'month') => (
    <Suspense fallback={<span className="skeleton-line" aria-hidden="true" />}>
      <RunningAnswers key={known.form} {...{ known, open, brief }} />
    </Suspense>
  );
  const title = t('wizard.running.title');
  const look = isKnown ? isOpen && 'is-open' : 'is-pending';
  return (
    <section className={look ? `wizard-running ${look}` : 'wizard-running'} aria-label={title}>
      <h2 className="wizard-running-title">{title}</h2>
      {last && (
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
      )}
      <div id={id} className="wizard-running-lines">
        <DefinitionList
          items={lines.map((line) => ({
            term: t(`wizard.running.lines.${line.id}`),
            value: line.known ? (
              said(line.known, 'month')
            ) : (
              <span className="wizard-running-pending">{t('wizard.running.pending')}</span>
            ),
            wide: true,
          }))}
        />
      </div>
    </section>
  );
}

interface RunningAnswersProps {
  known: KnownAnswers;
  open: OpenWizard;
  brief: 'month' | undefined;
}

function RunningAnswers({ known, open, brief }: RunningAnswersProps): ReactElement {
  const { fields: names, answers } = known;
  const form = useForm(known.form);
  const ui: UiSchema = useSummaryUi(form, useFormTexts(known.form));
  return <KnownLine {...{ form, answers, ui, names, brief }} facts={open.facts} path={[]} />;
}
