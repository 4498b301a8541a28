import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, Suspense } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import type { WizardDocument } from '#config/wizard-document.ts';
import { problemOf } from '#domain/problem.ts';
import { confirmationOf } from '#domain/wizard/wizard-steps.ts';
import { useFormTexts } from '#forms/use-form.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { WizardRun } from '#wizard/run/wizard-run.ts';
import { useWizardSubject } from '#wizard/run/wizard-subject.ts';
import { useFieldLabels } from '#wizard/steps/use-field-labels.ts';
import type { FoundRun } from './wizard-find.ts';
import { type Resumption, resumeRun, resumptionOf } from './wizard-resume.ts';

interface WizardReturnProps {
  wizard: string;
  owner: string;
  document: WizardDocument;
  found: FoundRun;
  onContinue: (run: WizardRun, resumption: Resumption) => void;
  onBeginAgain: () => void;
}

/**
 * Lets a returning customer choose whether to continue the wizard or start again, and lists what must be filled in
 * again.
 */
export function WizardReturn(props: WizardReturnProps): ReactElement {
  const { wizard, owner, document, found, onContinue, onBeginAgain } = props;
  const { stored } = found;
  const texts = useTexts();
  const { t } = texts;
  const { longDate } = useFormats();
  const configuration = useConfiguration();
  const facts = useFacts(useWizardSubject());
  const queryClient = useQueryClient();
  const heading = useFocusOnMount<HTMLHeadingElement>();

  const known = { document, owner, facts, configuration, queryClient };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { run, resumption } = await resumeRun(found, known);
      onContinue(run, resumption);
    },
    // Without a connection it fails at once, and an error shows.
    networkMode: 'always',
  });
  const { data: resumption } = useQuery({
    queryKey: ['wizard-resumption', configuration.version, stored.id, stored.savedAt],
    queryFn: () => resumptionOf(stored, known),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const problem = error && problemOf(error);
  const isInDoubt = stored.progress.unanswered === confirmationOf(document.steps);
  const words = isInDoubt ? 'wizard.return.unsure' : 'wizard.return.usual';

  return (
    <section className="wizard" data-state="wizard.returning">
      <PageHeader title={t(`wizard.titles.${wizard}`)} />
      <Card className="wizard-return">
        <h2 ref={heading} tabIndex={-1}>
          {t(`${words}.title`)}
        </h2>
        <p>{t(`${words}.body`, { date: longDate(new Date(stored.savedAt).toISOString()) })}</p>
        {!isInDoubt && resumption && (
          <Suspense>
            <Missing resumption={resumption} />
          </Suspense>
        )}
        {problem && (
          <Alert tone="danger" title={problemText(problem, texts).title}>
            {problemText(problem, texts).body}
          </Alert>
        )}
        <div className="wizard-return-actions">
          <Button variant="primary" block busy={isPending} onClick={() => mutate()}>
            {t(`${words}.continue`)}
          </Button>
          {!isInDoubt && (
            <Button block onClick={onBeginAgain}>
              {t('wizard.return.again')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}

/** What must be given again where the wizard goes on, by name. */
function Missing({ resumption }: { resumption: Resumption }): ReactElement {
  const { t } = useTexts();
  const { step, missing } = resumption;
  if (!step || missing.length === 0)
    return <p className="form-intro">{t('wizard.return.nothing-missing')}</p>;
  return <MissingFields form={step.form} missing={missing} />;
}

function MissingFields({ form, missing }: { form: string; missing: string[] }): ReactElement {
  const { t } = useTexts();
  useFormTexts(form);
  const fields = useFieldLabels(form, missing);
  return (
    <>
      <p className="form-intro">{t('wizard.return.missing')}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </>
  );
}
