import { type ReactElement, useState } from 'react';
import { today } from '#config/clock.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { endedLast } from '#domain/battery/battery.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { BatteriesDownload } from './batteries-download.tsx';
import { BatteryBlock } from './battery-block.tsx';
import { BatteryDialogs } from './battery-dialogs.tsx';
import './batteries.scss';

/** The virtual batteries of a contract, one block each, and their dialogs; no box where it has none or they are switched off. */
export function ContractBatteriesPart({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const isOn = useFailingCondition()(['virtual-battery-enabled']) === null;
  // A dialog that is open when they are switched off stays, and says so.
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  if (!wasOn) return null;
  const batteries = endedLast(contract.batteries, today());
  return (
    <>
      {isOn && batteries.length > 0 && (
        <Card
          id="batteries"
          title={t('batteries.title', { count: batteries.length })}
          icon="bolt"
          className="card-wide"
          actions={batteries.length > 1 && <BatteriesDownload batteries={batteries} />}
        >
          <div className="batteries">
            {batteries.map((share) => (
              <BatteryBlock key={share.id} contract={contract} share={share} />
            ))}
          </div>
        </Card>
      )}
      <BatteryDialogs contract={contract} />
    </>
  );
}
