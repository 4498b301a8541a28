import type { ReactElement } from 'react';
import type { Comparison } from '#domain/comparison/comparison.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useBillNames } from './use-bill-names.ts';
import type { ComparisonFlow } from './use-comparison.ts';

const Result = lazyPart(
  () => import('./comparison-result.tsx').then((module) => module.ComparisonResult),
  { waiting: () => <Skeleton lines={10} /> },
);

/** Loads the code of a result while it is being computed. */
export const prefetchResult = Result.prefetch;

interface ComparedBillProps {
  flow: ComparisonFlow;
  comparison: Comparison;
}

/** What was compared, or that it is there and waits for a contact. */
export function ComparedBill({ flow, comparison }: ComparedBillProps): ReactElement {
  const { energy, inputs, needsContact, send } = flow;
  const { t } = useTexts();
  const { retailer, tariff } = useBillNames(inputs);
  const back = () => send({ type: 'back' });
  if (!needsContact)
    return <Result {...{ energy, inputs, comparison, retailer, tariff }} onBack={back} />;
  return (
    <Card>
      <h2 tabIndex={-1}>{t('comparator.needs-contact.title')}</h2>
      <p>{t('comparator.needs-contact.body')}</p>
      <Button variant="quiet" icon="arrow-left" onClick={back}>
        {t('comparator.back')}
      </Button>
    </Card>
  );
}
