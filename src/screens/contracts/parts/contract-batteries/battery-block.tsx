import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { today } from '#config/clock.ts';
import { type BatteryShare, isInForce } from '#domain/battery/battery.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { batteryLedgerQuery } from '#queries/batteries/batteries.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { BatteryActions } from './battery-actions.tsx';
import { BatteryLedgerPanel } from './battery-ledger-panel.tsx';
import { BatteryManagementSection } from './battery-management-section.tsx';
import { BatteryMonth } from './battery-month.tsx';
import { BatteryPicture } from './battery-picture.tsx';
import { BatteryChip, BatteryStandingNote } from './battery-standing.tsx';
import { BatterySplit } from './share/battery-split.tsx';
import { type KnownBattery, useBattery } from './use-battery.ts';

interface BatteryBlockProps {
  contract: Contract;
  share: BatteryShare;
}

/** A virtual battery of a contract: what it holds, who receives from it, what can be done, and its movements. */
export function BatteryBlock({ contract, share }: BatteryBlockProps): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const nameId = useId();
  const query = useBattery(share);
  const ledger = useQuery(batteryLedgerQuery(contract.name, share.id));
  return (
    <section
      className="battery"
      aria-labelledby={nameId}
      data-in-force={takesPart(share) || undefined}
    >
      <div className="battery-head">
        <BatteryPicture percentage={share.percentage} />
        <div>
          <h3 id={nameId}>
            {share.name} <BatteryChip share={share} />
          </h3>
          <p className="battery-balance">{euro(share.balanceEuro)}</p>
          <p className="battery-note">{t('batteries.balance')}</p>
          {(takesPart(share) || isLeftThisMonth(share)) && (
            <BatteryMonth ledger={ledger.data} isAwaited={ledger.isPending} />
          )}
          {takesPart(share) && (
            <div className="battery-management">
              {query.data && (
                <BatteryManagementSection contract={contract} battery={query.data.battery} />
              )}
            </div>
          )}
        </div>
      </div>
      <div className="battery-body">
        <Loaded
          query={query}
          skeleton={<Skeleton lines={takesPart(share) ? 6 : 1} />}
          failed={t('batteries.failed', { battery: share.name })}
        >
          {(known) => <BatteryDetails contract={contract} known={known} />}
        </Loaded>
      </div>
      <BatteryLedgerPanel
        contract={contract}
        battery={share}
        homes={query.data?.homes ?? []}
        query={ledger}
      />
    </section>
  );
}

const takesPart = (share: BatteryShare) => isInForce(share, today());
/** What it had was moved this month: the sentence says where to. */
const isLeftThisMonth = ({ endDate }: BatteryShare) => endDate?.slice(0, 7) === today().slice(0, 7);

function BatteryDetails({ contract, known }: { contract: Contract; known: KnownBattery }) {
  const { battery } = known;
  return (
    <>
      <BatteryStandingNote battery={battery} />
      {takesPart(battery) && <BatterySplit contract={contract} known={known} />}
      <BatteryActions contract={contract} battery={battery} />
    </>
  );
}
