import { type ReactElement, useId, useState } from 'react';
import type { BatteryShare } from '#domain/battery/battery.ts';
import type { BatteryHome } from '#domain/battery/battery-homes.ts';
import {
  type BalanceChange,
  type BatteryLedger,
  type BatteryStatement,
  balanceChanges,
  statementOf,
  yearsOf,
} from '#domain/battery/battery-ledger.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { BatteryMovements } from './battery-movements.tsx';

interface BatteryStatementProps {
  contract: Contract;
  battery: BatteryShare;
  homes: readonly BatteryHome[];
  ledger: BatteryLedger;
}

/** The movements of a year, or all, between the balance before and the balance after them. */
export function BatteryStatementView({
  contract,
  battery,
  homes,
  ledger,
}: BatteryStatementProps): ReactElement {
  const { t } = useTexts();
  const years = yearsOf(ledger);
  const [year, setYear] = useState(years[0] ?? '');
  const statement = statementOf(ledger, year);
  const yearId = useId();
  return (
    <div className="battery-statement">
      {years.length > 1 && (
        <p className="battery-year">
          <label htmlFor={yearId}>{t('batteries.ledger.year')}</label>
          <select
            id={yearId}
            className="form-select form-select-sm"
            value={year}
            onChange={({ target }) => setYear(target.value)}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
            <option value="">{t('batteries.ledger.all')}</option>
          </select>
        </p>
      )}
      <StatementLine name="opening" cents={statement.openingCents} />
      {statement.movements.length === 0 ? (
        <p className="battery-note">{t('batteries.ledger.empty')}</p>
      ) : (
        <BatteryMovements
          contract={contract}
          battery={battery}
          homes={homes}
          movements={statement.movements}
        />
      )}
      <StatementSums statement={statement} />
    </div>
  );
}

/** What came in and what was used always, anything else where there is any. */
function StatementSums({ statement }: { statement: BatteryStatement }): ReactElement {
  const { sums, closingCents } = statement;
  const shown = balanceChanges.filter(
    (change) => change === 'surplus' || change === 'applied' || sums[change] !== 0,
  );
  return (
    <div className="battery-sums">
      {shown.map((change) => (
        <StatementLine key={change} name={`sums.${change}`} cents={sums[change]} />
      ))}
      <StatementLine name="closing" cents={closingCents} />
    </div>
  );
}

function StatementLine({
  name,
  cents,
}: {
  name: 'opening' | 'closing' | `sums.${BalanceChange}`;
  cents: number;
}): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  return (
    <p className="battery-line" data-line={name}>
      <span>{t(`batteries.ledger.${name}`)}</span> <span>{euro(cents / 100)}</span>
    </p>
  );
}
