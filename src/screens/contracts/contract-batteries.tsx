import { type ReactElement, useState } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';

const Batteries = lazyPart(
  () => import('./batteries/batteries-card.tsx').then((module) => module.BatteriesCard),
  {
    waiting: () => (
      <div className="card-wide">
        <SkeletonCards cards={1} />
      </div>
    ),
  },
);

/** The virtual batteries of a contract; their code comes where it has one. */
export function ContractBatteries({ contract }: { contract: Contract }): ReactElement | null {
  const isOn = useFailingCondition()(['virtual-battery-enabled']) === null;
  // A dialog that is open when they are switched off stays, and says so.
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  if (contract.batteries.length === 0 || !wasOn) return null;
  return <Batteries contract={contract} isShown={isOn} />;
}
