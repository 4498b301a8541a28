import { type ReactElement, useId, useState } from 'react';
import type { BatteryShare } from '#domain/battery/battery.ts';
import type { BatteryHome } from '#domain/battery/battery-homes.ts';
import type { BatteryLedger } from '#domain/battery/battery-ledger.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Loaded, type LoadedProps } from '#ui/feedback/loaded.tsx';
import { SkeletonTable } from '#ui/feedback/skeleton.tsx';
import { BatteriesDownload } from './batteries-download.tsx';
import { BatteryStatementView } from './battery-statement.tsx';

interface BatteryLedgerPanelProps {
  contract: Contract;
  battery: BatteryShare;
  homes: readonly BatteryHome[];
  /** Its data are null where the retailer keeps no ledger: nothing is said of it then. */
  query: LoadedProps<BatteryLedger | null>['query'];
}

/** The movements of a contract in a battery, behind a button, and their spreadsheet. */
export function BatteryLedgerPanel({
  contract,
  battery,
  homes,
  query,
}: BatteryLedgerPanelProps): ReactElement {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { data } = query;
  return (
    <div className="battery-ledger">
      <div className="battery-ledger-head">
        {data !== null && (
          <Button
            variant="quiet"
            size="small"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(`batteries.ledger.${isOpen ? 'close' : 'open'}`)}
          </Button>
        )}
        <BatteriesDownload batteries={[battery]} />
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <Loaded query={query} skeleton={<SkeletonTable />} failed={t('batteries.ledger.failed')}>
            {(ledger) =>
              ledger && (
                <BatteryStatementView contract={contract} homes={homes} {...{ battery, ledger }} />
              )
            }
          </Loaded>
        )}
      </div>
    </div>
  );
}
