import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import type { WizardDocument } from '#config/configuration-types.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { problemOf } from '#domain/problem.ts';
import { confirmationOf } from '#domain/wizard-steps.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { problemText } from '#ui/problem-text.ts';
import type { FoundRun } from './wizard-find.ts';
import { restoredRun } from './wizard-progress.ts';
import { beginRun, type WizardRun } from './wizard-run.ts';
import { factsAbout, visibleSteps } from './wizard-steps.ts';

interface WizardReturnProps {
  wizard: string;
  owner: string;
  document: WizardDocument;
  found: FoundRun;
  /** Called with the run to continue, and whether something was left out because the forms have changed. */
  onContinue: (run: WizardRun, changed: boolean) => void;
  onBeginAgain: () => void;
}

/**
 * Asks a returning customer whether to continue the wizard or start again, and says what was kept and what must be
 * filled in again.
 */
export function WizardReturn(props: WizardReturnProps): ReactElement {
  const { wizard, owner, document, found, onContinue, onBeginAgain } = props;
  const { stored } = found;
  const texts = useTexts();
  const { t } = texts;
  const { longDate } = useFormats();
  const configuration = useConfiguration();
  const facts = useFacts();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const restored = await restoredRun(stored, document, facts, configuration);
      const { answers, memory } = restored.progress;
      const about = factsAbout(facts, { name: wizard, answers, memory });
      const run = beginRun({
        wizard,
        operation: document.operation,
        owner,
        steps: visibleSteps(document, about, configuration),
        facts: about,
        queryClient,
        earlier: { id: stored.id, release: found.release, ...restored },
      });
      onContinue(run, restored.changed);
    },
    // Without a connection it fails at once, and an error shows.
    networkMode: 'always',
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
        {!isInDoubt && <p className="form-intro">{t('wizard.return.asked-anew')}</p>}
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
