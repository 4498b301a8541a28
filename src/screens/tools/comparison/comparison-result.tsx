import type { ReactElement } from 'react';
import { daysOfBill, daysOfYear, yearlySaving } from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ComparisonAssumptions } from './comparison-assumptions.tsx';
import { ComparisonBars } from './comparison-bars.tsx';
import { ComparisonLines } from './comparison-lines.tsx';
import { ComparisonMismatch } from './comparison-mismatch.tsx';
import { ComparisonOthers } from './comparison-others.tsx';
import type { ComparisonResultProps } from './comparison-props.ts';
import { ComparisonTaken } from './comparison-taken.tsx';
import './comparison-result.scss';

/** What the same bill would have been here, the answer first; it prints as one page. Takes the focus when it comes. */
export function ComparisonResult(props: ComparisonResultProps): ReactElement {
  const { inputs, comparison } = props;
  const { t } = useTexts();
  const { euro, roundEuro, days } = useFormats();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const saving = yearlySaving(inputs, comparison.totalCents);
  const outcome = saving === 0 ? 'same' : saving > 0 ? 'less' : 'more';
  const { startDate, endDate } = inputs;
  return (
    <section className="comparison-result" aria-labelledby="comparison-answer">
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
        <ComparisonBars inputs={inputs} comparison={comparison} />
        <ComparisonTaken {...props} isCheaper={saving > 0} />
      </Card>
      <Card className="comparison-offer">
        <SanitisedHtml html={comparison.header} />
        <SanitisedHtml html={comparison.content} />
        <ComparisonMismatch comparison={comparison} />
        <ComparisonLines inputs={inputs} comparison={comparison} />
        <p className="comparison-note">{t('comparison.how', { count: daysOfYear(startDate) })}</p>
      </Card>
      <ComparisonAssumptions {...props} />
      <ComparisonOthers inputs={inputs} comparison={comparison} />
    </section>
  );
}
