import { type ReactElement, useMemo } from 'react';
import { type BatteryLedger, billDiscount } from '#domain/battery/battery-ledger.ts';
import { sharesAfter } from '#domain/battery/battery-receivers.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { ExplainedAttempt } from '#forms/form-view.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { usePutBack } from '#screens/contracts/parts/contract-batteries/move/use-put-back.ts';
import type { KnownBattery } from '#screens/contracts/parts/contract-batteries/use-battery.ts';
import { BatterySharesTable } from './battery-shares-table.tsx';

interface BatteryShareDetailsProps {
  contract: Contract;
  known: KnownBattery;
  /** Null where the retailer keeps none. */
  ledger: BatteryLedger | null;
  /** As it was answered. */
  percentage: unknown;
  attempt: ExplainedAttempt;
}

/** What a share means: the shares of all homes, and the discount that the last invoice would have had. */
export function BatteryShareDetails({
  contract,
  known: { battery, homes },
  ledger,
  percentage,
  attempt,
}: BatteryShareDetailsProps): ReactElement {
  const lastKnown = useMemo(() => ({ percentage: battery.percentage }), [battery.percentage]);
  usePutBack(attempt, lastKnown);
  const now = battery.receivers;
  const wanted = isPercentage(percentage) ? percentage : battery.percentage;
  return (
    <div className="battery-details">
      <BatterySharesTable
        battery={battery.name}
        contract={contract}
        homes={homes}
        now={now}
        then={wanted === battery.percentage ? now : sharesAfter(now, contract.name, wanted)}
      />
      <div role="status" className="battery-means">
        {wanted !== battery.percentage && <ShareMeaning ledger={ledger} percentage={wanted} />}
      </div>
    </div>
  );
}

const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

function ShareMeaning({
  ledger,
  percentage,
}: {
  ledger: BatteryLedger | null;
  percentage: number;
}) {
  const { t } = useTexts();
  const { euro } = useFormats();
  const bill = ledger && billDiscount(ledger, percentage);
  const isSame = bill?.nowCents === bill?.thenCents;
  return (
    <>
      {percentage === 100 && <p>{t('batteries.shares.all')}</p>}
      {percentage === 0 && <p>{t('batteries.shares.none')}</p>}
      {bill && (
        <p>
          {t(`batteries.shares.bill${isSame ? '-same' : ''}`, {
            now: euro(bill.nowCents / 100),
            would: euro(bill.thenCents / 100),
          })}
        </p>
      )}
    </>
  );
}
