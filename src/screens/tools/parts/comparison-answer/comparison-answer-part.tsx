import type { ReactElement } from 'react';
import {
  type ComparedInputs,
  type Comparison,
  daysOfBill,
  yearlySaving,
} from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { Card } from '#ui/layout/card.tsx';
import { ComparisonActions } from './comparison-actions.tsx';
import type { ComparisonAnswerOptions } from './comparison-answer-options.ts';
import { ComparisonBars } from './comparison-bars.tsx';

interface ComparisonAnswerProps {
  inputs: ComparedInputs;
  comparison: Comparison;
  options?: ComparisonAnswerOptions;
}

/** What the same bill would have been here, in a sentence. Takes the focus when it comes. */
export function ComparisonAnswerPart({
  inputs,
  comparison,
  options: { bars = true, actions = [] } = {},
}: ComparisonAnswerProps): ReactElement {
  const { t } = useTexts();
  const { euro, roundEuro, days } = useFormats();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const saving = yearlySaving(inputs, comparison.totalCents);
  const outcome = saving === 0 ? 'same' : saving > 0 ? 'less' : 'more';
  const { startDate, endDate } = inputs;
  return (
    <Card className="comparison-verdict">
      <h2 id="comparison-answer" ref={heading} tabIndex={-1} data-outcome={outcome}>
        {t(`comparison.${outcome}`, { amount: roundEuro(Math.abs(saving)) })}
      </h2>
      <p>
        {t('comparison.bill', {
          count: daysOfBill(inputs),
          days: days({ from: startDate, to: endDate }),
          paid: euro(inputs.invoiceAmount),
          ours: euro(comparison.totalCents / 100),
        })}
      </p>
      {bars && <ComparisonBars inputs={inputs} comparison={comparison} />}
      {actions.length > 0 && (
        <ComparisonActions {...{ inputs, comparison, actions }} isCheaper={saving > 0} />
      )}
    </Card>
  );
}
