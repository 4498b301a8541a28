import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type SharedBattery, withWeights } from '#domain/battery/battery-homes.ts';
import { sharesAfter } from '#domain/battery/battery-receivers.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { batteryReceiversQuery } from '#queries/batteries/batteries.ts';
import { BatterySharesTable } from '#screens/contracts/parts/contract-batteries/share/battery-shares-table.tsx';
import type { KnownBattery } from '#screens/contracts/parts/contract-batteries/use-battery.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface BatteryMoveDetailsProps {
  contract: Contract;
  known: KnownBattery;
  destination: SharedBattery;
  /** As it was answered. */
  percentage: unknown;
  /** True where all of it is summed up before it is sent. */
  isLast: boolean;
}

/** What a move means: what goes along, and what the shares of both batteries become. */
export function BatteryMoveDetails({
  contract,
  known: { battery, homes },
  destination,
  percentage,
  isLast,
}: BatteryMoveDetailsProps): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const query = useQuery(batteryReceiversQuery(destination.id));
  const wanted = typeof percentage === 'number' ? Math.min(100, Math.max(0, percentage)) : null;
  return (
    <div className="battery-details">
      {isLast && (
        <p className="battery-along">
          {t('batteries.move.along', { amount: euro(battery.balanceEuro) })}
        </p>
      )}
      <Loaded
        query={query}
        skeleton={<Skeleton lines={3} />}
        failed={t('batteries.failed', { battery: destination.name })}
      >
        {(receivers) => {
          const there = withWeights(receivers, homes, destination.id);
          const isAlone = there.every((one) => one.contract === contract.name);
          return (
            <>
              <BatterySharesTable
                battery={destination.name}
                contract={contract}
                homes={homes}
                now={there}
                then={wanted === null ? there : sharesAfter(there, contract.name, wanted)}
              />
              {isAlone && wanted !== 0 && (
                <p className="battery-note">{t('batteries.move.alone')}</p>
              )}
            </>
          );
        }}
      </Loaded>
      {isLast && (
        <BatterySharesTable
          battery={battery.name}
          contract={contract}
          homes={homes}
          now={battery.receivers}
          then={sharesAfter(battery.receivers, contract.name, null)}
        />
      )}
    </div>
  );
}
