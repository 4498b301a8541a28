import { type ReactElement, useEffect, useState } from 'react';
import { today } from '#config/clock.ts';
import { type Contract, hasSupplied } from '#domain/contract/contract.ts';
import { dayAfter } from '#domain/values/local-time.ts';
import { useTexts } from '#i18n/texts.ts';
import { usePageAction } from '#screens/contracts/page-action.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { SkeletonChart } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useInView } from '#ui/loading/use-in-view.ts';
import { CONSUMPTION, showDay } from './consumption-anchor.ts';
import type { ConsumptionOptions } from './consumption-options.ts';

const waiting = () => <SkeletonChart />;

const ElectricityConsumption = lazyPart(
  () => import('./electricity-consumption.tsx').then((module) => module.ElectricityConsumption),
  { waiting },
);
const GasConsumption = lazyPart(
  () => import('./gas-consumption.tsx').then((module) => module.GasConsumption),
  { waiting },
);

interface ContractConsumptionProps {
  contract: Contract;
  /** What the chart of electricity offers; that of gas has months alone. */
  options?: ConsumptionOptions;
}

/** The consumption of a contract that supplies or has supplied; its code comes when it comes near what is seen. */
export function ContractConsumptionPart({
  contract,
  options,
}: ContractConsumptionProps): ReactElement | null {
  // Who comes for it from the home page comes for hours (customer area, section 2); those of today are not read yet.
  usePageAction('consumption', (query) => {
    if (contract.type !== 'gas' && hasSupplied(contract)) showDay(query, dayAfter(today(), -1));
    showConsumption();
  });
  return hasSupplied(contract) ? <ConsumptionCard {...{ contract, options }} /> : null;
}

function ConsumptionCard({ contract, options }: ContractConsumptionProps): ReactElement {
  const { t } = useTexts();
  const { place, isInView } = useInView<HTMLDivElement>();
  useInitialAnchor();
  const Consumption = contract.type === 'gas' ? GasConsumption : ElectricityConsumption;
  return (
    <div ref={place} className="contract-consumption" data-supply={contract.type}>
      <Card title={t('consumption.title')} icon="chart" id={CONSUMPTION}>
        {isInView ? <Consumption {...{ contract, options }} /> : waiting()}
      </Card>
    </div>
  );
}

/** Leads to the consumption, by `?action=consumption` or `#consumption`. */
function showConsumption(): void {
  const card = document.getElementById(CONSUMPTION);
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView?.({ block: 'start' });
}

/** Leads to the consumption where the address on arrival names it: choices in the card also write the anchor. */
function useInitialAnchor(): void {
  const [isTarget] = useState(useLocation().hash === `#${CONSUMPTION}`);
  useEffect(() => {
    if (isTarget) showConsumption();
  }, [isTarget]);
}
