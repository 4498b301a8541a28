import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { PowerPeriod } from '#domain/contract.ts';
import { rateOn } from '#domain/dated-rate.ts';
import { wattsIn } from '#domain/power.ts';
import { addedWatts, powerCost } from '#domain/power-cost.ts';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { PowerChangeCost } from './power-change-cost.tsx';
import { PowerChangeTable } from './power-change-table.tsx';
import './power-change.scss';

interface PowerChangeDetailsProps {
  powers: readonly PowerPeriod[];
  answers: Answers;
}

/** Watts that were asked for by period; null while one of them is no power. */
function wantedWatts(powers: readonly PowerPeriod[], answers: Answers): number[] | null {
  const watts = powers.map(({ period }) => {
    const answer = answers[`power_${period.toLowerCase()}`];
    return typeof answer === 'number' && answer > 0 ? wattsIn(answer) : undefined;
  });
  return watts.every((one) => one !== undefined) ? watts : null;
}

/** What a change of power costs, and each period now and then, while it is typed and after it was sent. */
export function PowerChangeDetails({ powers, answers }: PowerChangeDetailsProps): ReactElement {
  const { t } = useTexts();
  const { powerChange, taxes } = useFacts().settings;
  const then = wantedWatts(powers, answers);
  const contracted = powers.map(({ powerKw }) => wattsIn(powerKw) ?? 0);
  const isSame = then?.every((watts, at) => watts === contracted[at]) ?? false;
  if (!then || isSame)
    return (
      <p className="power-note" role="status">
        {t(then ? 'contracts.power.same' : 'contracts.power.unfinished')}
      </p>
    );

  const moreWatts = addedWatts(contracted, then);
  const vatPercent = rateOn(taxes.vat, today());
  const { hookup, access, extension } = powerChange.costs;
  const cost = (paysExtension: boolean) =>
    powerCost({ moreWatts, paysExtension }, { hookup, access, extension }, vatPercent);
  const held = moreWatts === 0 ? 'yes' : answers.heldBefore;
  return (
    <div className="power-details">
      <PowerChangeCost
        moreWatts={moreWatts}
        vatPercent={vatPercent}
        most={cost(held !== 'yes')}
        least={cost(held === 'no')}
        isHeld={held === 'yes'}
        heldYears={powerChange.heldYears}
      />
      <PowerChangeTable powers={powers} then={then} />
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
