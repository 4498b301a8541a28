import { type ReactElement, useRef, useState } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { PowerForm } from './power-form.tsx';
import { PowerResult } from './power-result.tsx';
import { usePowerCalculator } from './use-power-calculator.ts';
import './power.scss';

/** The power that a home needs, from what it has (contracting and tools, section 2 "power calculator"). */
export function PowerCalculatorScreen(): ReactElement {
  const [sent, setSent] = useState(0);
  return <PowerCalculator key={sent} onAgain={() => setSent(sent + 1)} />;
}

function PowerCalculator({ onAgain }: { onAgain: () => void }): ReactElement {
  const { t } = useTexts();
  const { state, result, isThanked, showResult, back, attempts } = usePowerCalculator();
  const wasPrevented = useLeaveBlocker(attempts.underWay !== null);
  const part = useRef<HTMLDivElement>(null);
  // The heading of the result, or of the form again.
  useFocusOnChange(result !== null, () => part.current?.querySelector('h2')?.focus());
  return (
    <div ref={part} className="power-calculator" data-state={state}>
      <PageHeader
        title={t('pages.power-calculator.heading')}
        documentTitle={t('pages.power-calculator.title')}
        intro={result ? undefined : t('pages.power-calculator.intro')}
      />
      {result ? (
        <PowerResult {...{ result, isThanked, attempts, onAgain }} onBack={back} />
      ) : (
        <FormBoundary form="power-calculation" waiting={<Skeleton lines={8} />}>
          <PowerForm onResult={showResult} />
        </FormBoundary>
      )}
      {wasPrevented && <Alert>{t('power-calculator.stay')}</Alert>}
    </div>
  );
}
