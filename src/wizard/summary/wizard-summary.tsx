import type { ReactElement } from 'react';
import type { WizardDocumentStep } from '#config/wizard-document.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { fixedSteps } from '#domain/wizard/wizard-parts.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { FormSummary } from '#forms/summary/form-summary.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { retainedOf } from '#machines/wizard/wizard-retained.ts';
import { PageArea } from '#parts/page-area.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import type { WizardRun } from '#wizard/run/wizard-run.ts';
import { useFieldLabels } from '#wizard/steps/use-field-labels.ts';
import { SummaryPassage } from '#wizard/steps/wizard-passage.tsx';
import { useOrder } from './use-order.ts';

interface WizardSummaryProps {
  run: WizardRun;
  open: OpenWizard;
}

/** The answers of the steps before this one that are listed, as one table with a button a step to change them. */
export function WizardAnswers({ run, open }: WizardSummaryProps): ReactElement {
  const { steps, context } = open;
  const before = steps
    .slice(
      0,
      steps.findIndex(({ id }) => id === context.step),
    )
    .filter(({ unlisted }) => !unlisted);
  return (
    <div className="wizard-summary">
      {before.map((step) => (
        <Section key={step.id} run={run} open={open} step={step} />
      ))}
    </div>
  );
}

/** What is ordered, and what the button below commits to. */
export function WizardOrder({ run, open }: WizardSummaryProps): ReactElement {
  return (
    <>
      <PageArea page={run.wizard} area="summary" given={{ order: useOrder(run, open) }} />
      <SummaryPassage open={open} />
    </>
  );
}

function Section({ run, open, step }: WizardSummaryProps & { step: WizardDocumentStep }) {
  const { t } = useTexts();
  const form = useForm(step.form);
  const texts = useFormTexts(step.form);
  const { context, facts, state } = open;
  const isTick = (address: string) => schemaAt(form.schema, address.split('/'))?.type === 'boolean';
  const retained = useFieldLabels(
    form.name,
    retainedOf(context.retained, step.id).filter(
      (address) =>
        !isTick(address) && valueAt(context.answers[step.id], address.split('/')) === undefined,
    ),
  );
  const title = t(`wizards.${run.wizard}.${step.id}`);
  const isFixed = fixedSteps(context.memory).includes(step.id);
  const canEdit = !isFixed && ['filling', 'refused', 'failed'].includes(state);
  return (
    <section className="wizard-summary-section" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {isFixed && <p className="form-note">{t('wizard.summary.fixed')}</p>}
        {canEdit && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('wizard.summary.edit-section', { section: title })}
            onClick={() => run.actor.send({ type: 'edit', step: step.id })}
          >
            {t('wizard.summary.edit')}
          </Button>
        )}
      </header>
      <FormSummary
        form={form}
        texts={texts}
        facts={facts}
        answers={context.answers[step.id] ?? {}}
      />
      {retained.length > 0 && (
        <p className="form-note">{t('wizard.summary.held', { fields: retained })}</p>
      )}
    </section>
  );
}
