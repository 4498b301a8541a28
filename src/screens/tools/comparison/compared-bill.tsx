import type { ReactElement } from 'react';
import type { Configuration } from '#config/configuration-types.ts';
import type { ComparedEnergy, Comparison } from '#domain/comparison/comparison.ts';
import { useTexts } from '#i18n/texts.ts';
import { prefetchParts } from '#parts/parts-code.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { comparatorRoutes } from './comparator-routes.ts';
import { useBillNames } from './use-bill-names.ts';
import type { ComparisonFlow } from './use-comparison.ts';

const Result = lazyPart(
  () => import('./comparison-result.tsx').then((module) => module.ComparisonResult),
  { waiting: () => <Skeleton lines={10} /> },
);

/** Loads the code of a result while it is being computed. */
export function prefetchResult(configuration: Configuration, energy: ComparedEnergy): void {
  Result.prefetch();
  prefetchParts(configuration, comparatorRoutes[energy]);
}

interface ComparedBillProps {
  flow: ComparisonFlow;
  comparison: Comparison;
}

/** What was compared, or that it is there and waits for a contact. */
export function ComparedBill({ flow, comparison }: ComparedBillProps): ReactElement {
  const { energy, inputs, needsContact, contactIsFirst, lead, send } = flow;
  const { t } = useTexts();
  const { retailer, tariff } = useBillNames(inputs);
  const back = () => send({ type: 'back' });
  const contact = contactIsFirst ? null : { lead, attempts: flow.contact };
  if (!needsContact)
    return <Result {...{ energy, inputs, comparison, retailer, tariff, contact }} onBack={back} />;
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
