import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { useStored } from '#ui/use-stored.ts';
import type { WizardRun } from '#wizard/run/wizard-run.ts';
import type { FoundRun } from './wizard-find.ts';

interface WizardElsewhereProps {
  /** The run of this tab. */
  run: WizardRun;
  find: () => Promise<FoundRun | 'elsewhere' | null>;
  onFound: (found: FoundRun) => void;
}

/**
 * Says that another tab has this wizard open, and goes on with it here once that tab is closed. Nothing once the wizard
 * of this tab has answers of its own, which would be lost with it.
 */
export function WizardElsewhere({ run, find, onFound }: WizardElsewhereProps): ReactElement | null {
  const { t } = useTexts();
  const isUsed = useStored(
    useMemo(
      () => ({
        subscribe: (listener: () => void) => {
          const { unsubscribe } = run.actor.subscribe(listener);
          return unsubscribe;
        },
        read: () => run.typed.size > 0,
      }),
      [run],
    ),
  );
  const { mutate, data, isPending } = useMutation({
    mutationFn: find,
    onSuccess: (found) => found && found !== 'elsewhere' && onFound(found),
    networkMode: 'always',
  });
  if (isUsed) return null;
  return (
    <Alert
      actions={
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          {t('wizard.elsewhere.action')}
        </Button>
      }
    >
      {t(data === undefined ? 'wizard.elsewhere.body' : 'wizard.elsewhere.held')}
    </Alert>
  );
}
