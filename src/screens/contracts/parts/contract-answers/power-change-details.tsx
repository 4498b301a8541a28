import type { ReactElement } from 'react';
import type { PowerPeriod } from '#domain/contract/contract.ts';
import type { Answers } from '#domain/submission.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { PowerChangeTable } from './power-change-table.tsx';
import { PowerCostTable } from './power-cost-table.tsx';
import { usePowerChangeCost } from './use-power-change-cost.ts';
import './power-change.scss';

interface PowerChangeProps {
  powers: readonly PowerPeriod[];
  /** Of the form `power-change`. */
  answers: Answers;
}

/** What a change of power costs, and each period now and then, while it is typed and after it was sent. */
export function PowerChangeDetails({ powers, answers }: PowerChangeProps): ReactElement | null {
  const { t } = useTexts();
  const cost = usePowerChangeCost(powers, answers);
  if (typeof cost === 'string') return null;
  return (
    <div className="power-details">
      <PowerCostTable cost={cost} />
      <PowerChangeTable powers={powers} then={cost.then} />
      <Button
        variant="quiet"
        size="small"
        icon="document"
        className="power-print"
        onClick={() => window.print()}
      >
        {t('contracts.power.print')}
      </Button>
    </div>
  );
}

/** The sum of a change of power in a sentence, said again as it is typed. */
export function PowerChangeSum({ powers, answers }: PowerChangeProps): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const cost = usePowerChangeCost(powers, answers);
  if (typeof cost === 'string')
    return (
      <p className="power-note" role="status">
        {t(`contracts.power.${cost}`)}
      </p>
    );
  const [least, most] = [cost.least, cost.most].map(({ totalCents }) => euro(totalCents / 100));
  const total = least === most ? most : t('contracts.power.between', { least, most });
  return (
    <p className="power-sum" role="status">
      {t('contracts.power.sum', { total })}
    </p>
  );
}
