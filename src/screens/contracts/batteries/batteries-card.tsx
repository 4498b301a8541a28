import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { BatteriesDownload } from './batteries-download.tsx';
import { BatteryBlock } from './battery-block.tsx';
import { BatteryDialogs } from './battery-dialogs.tsx';
import './batteries.scss';

interface BatteriesCardProps {
  contract: Contract;
  /** False where batteries are switched off: only a dialog that is open stays. */
  isShown: boolean;
}

/** The virtual batteries of a contract, one block each, and their dialogs. */
export function BatteriesCard({ contract, isShown }: BatteriesCardProps): ReactElement {
  const { t } = useTexts();
  const { batteries } = contract;
  return (
    <>
      {isShown && (
        <Card
          id="batteries"
          title={t('batteries.title', { count: batteries.length })}
          icon="battery"
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
