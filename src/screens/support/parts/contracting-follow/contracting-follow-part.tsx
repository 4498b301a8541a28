import { type ReactElement, useState } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { OrderProgress } from './order-progress.tsx';

const FORM = 'contracting-follow';

/** How far a contracting is, for who proves that it is theirs. */
export function ContractingFollowPart(): ReactElement {
  return (
    <FormBoundary form={FORM} waiting={<Skeleton lines={5} />}>
      <Follow />
    </FormBoundary>
  );
}

function Follow(): ReactElement {
  useFormTexts(FORM);
  const { t } = useTexts();
  // Another one is followed with an empty form.
  const [attempt, setAttempt] = useState(1);
  return (
    <Card title={t(`forms.${FORM}.title`)}>
      <FormRunner
        key={attempt}
        form={FORM}
        receipt={(_, { result }) => (
          <OrderProgress result={result} onAgain={() => setAttempt(attempt + 1)} />
        )}
      />
    </Card>
  );
}
