import type { ReactElement } from 'react';
import ProgressBar from 'react-bootstrap/ProgressBar';
import type { WizardDocumentStep } from '#config/wizard-document.ts';
import { useTexts } from '#i18n/texts.ts';
import { isElsewhere } from '#machines/wizard/wizard-moves.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';

interface WizardHeaderProps {
  wizard: string;
  open: OpenWizard;
  /** Goes to a step that is complete already. */
  onGo: (step: string) => void;
}

/** Title and steps of a wizard: a counter with a bar on small screens, a line of steps on wide ones. */
export function WizardHeader({ wizard, open, onGo }: WizardHeaderProps): ReactElement {
  const { t } = useTexts();
  const { steps, context, state } = open;
  const label = (step: WizardDocumentStep) => t(`wizards.${wizard}.${step.id}`);
  const place = steps.findIndex(({ id }) => id === context.step);
  const current = steps[place];
  const title = t(`wizard.titles.${wizard}`);
  const isOver = state === 'finished';
  const figures = { n: place + 1, total: steps.length, label: current ? label(current) : '' };
  const stands = ['filling', 'refused', 'failed'].includes(state);
  const canGo = (id: string) => stands && context.settled.includes(id) && isElsewhere(context, id);

  return (
    <div className="wizard-header">
      <PageHeader
        title={title}
        documentTitle={isOver || !current ? title : `${figures.label} · ${title}`}
      />
      {!isOver && (
        <>
          <div className="wizard-progress">
            <p>{t('wizard.count', figures)}</p>
            {/* The bar is a child: by itself it would lose its label. */}
            <ProgressBar>
              <ProgressBar max={figures.total} now={figures.n} aria-label={t('wizard.progress')} />
            </ProgressBar>
          </div>
          <nav className="wizard-steps" aria-label={t('wizard.steps')}>
            <ol>
              {steps.map((step, index) => {
                const isDone = context.settled.includes(step.id);
                const inside = (
                  <>
                    <span className="wizard-step-mark" aria-hidden="true">
                      {isDone && index !== place ? <Icon name="check" /> : index + 1}
                    </span>
                    <span>{label(step)}</span>
                    {isDone && <span className="visually-hidden">{t('wizard.done')}</span>}
                  </>
                );
                return (
                  <li
                    key={step.id}
                    className={isDone ? 'is-done' : ''}
                    aria-current={index === place ? 'step' : undefined}
                  >
                    {canGo(step.id) ? (
                      <button type="button" onClick={() => onGo(step.id)}>
                        {inside}
                      </button>
                    ) : (
                      <span className="wizard-step">{inside}</span>
                    )}
                  </li>
                );
              })}
            </ol>
          </nav>
        </>
      )}
    </div>
  );
}
