import type { ReactElement } from 'react';
import type { BatteryHome } from '#domain/battery/battery-homes.ts';
import type { BatteryReceiver } from '#domain/battery/battery-receivers.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useHomeName } from '#screens/contracts/parts/contract-batteries/use-home-name.ts';
import { markOf, meaningOfHome } from '#ui/chart/chart-meaning.ts';
import { ownFirst, SplitBar } from './battery-split.tsx';

interface BatterySharesTableProps {
  battery: string;
  contract: Contract;
  homes: readonly BatteryHome[];
  now: readonly BatteryReceiver[];
  then: readonly BatteryReceiver[];
}

/** The shares of a battery, before a change and after it; those that do not receive at one of the two have a dash. */
export function BatterySharesTable({
  battery,
  contract,
  homes,
  now,
  then,
}: BatterySharesTableProps): ReactElement {
  const { t } = useTexts();
  const { percent } = useFormats();
  const nameOf = useHomeName(contract, homes);
  const shareIn = (receivers: readonly BatteryReceiver[], one: string) => {
    const found = receivers.find(({ contract: name }) => name === one);
    return found ? percent(found.percentage / 100) : '–';
  };
  const joined = then.filter((one) => !now.some(({ contract: name }) => name === one.contract));
  const rows = ownFirst([...now, ...joined], contract.name);
  const isChanged = rows.some(({ contract: one }) => shareIn(now, one) !== shareIn(then, one));
  return (
    <div className="battery-shares">
      <table>
        <caption>{t(`batteries.shares.${isChanged ? 'change' : 'caption'}`, { battery })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('batteries.shares.home')}</th>
            <th scope="col">{t('batteries.shares.now')}</th>
            {isChanged && <th scope="col">{t('batteries.shares.then')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ contract: one }, at) => {
            const [before, after] = [shareIn(now, one), shareIn(then, one)];
            return (
              <tr key={one || at} className={before === after ? '' : 'is-changed'}>
                <th scope="row">
                  <span className="battery-name">
                    <span
                      className="chart-swatch"
                      {...markOf(meaningOfHome(at))}
                      aria-hidden="true"
                    />
                    {nameOf(one)}
                  </span>
                </th>
                <td>{before}</td>
                {isChanged && <td>{after}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <SplitBar
        receivers={rows.map(
          (row) => then.find((one) => one.contract === row.contract) ?? { ...row, percentage: 0 },
        )}
      />
    </div>
  );
}
