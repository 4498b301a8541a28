import type { ReactElement } from 'react';
import type { BatteryReceiver } from '#domain/battery/battery-receivers.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { KnownBattery } from '#screens/contracts/parts/contract-batteries/use-battery.ts';
import { useHomeName } from '#screens/contracts/parts/contract-batteries/use-home-name.ts';
import { markOf, meaningOfHome } from '#ui/chart/chart-meaning.ts';
import '#ui/chart/chart-colours.scss';
import '#ui/chart/chart-marks.scss';

interface BatterySplitProps {
  contract: Contract;
  known: KnownBattery;
}

/** Who receives from a battery: one bar, and the list that says it in words. */
export function BatterySplit({ contract, known }: BatterySplitProps): ReactElement {
  const { t } = useTexts();
  const { percent } = useFormats();
  const { battery, homes } = known;
  const nameOf = useHomeName(contract, homes);
  const receivers = ownFirst(battery.receivers, contract.name);
  const origin = homes.find(({ batteries }) =>
    batteries.some(({ id, isOrigin }) => id === battery.id && isOrigin),
  );
  return (
    <div className="battery-split">
      <h4>{t('batteries.split.title')}</h4>
      <SplitBar receivers={receivers} />
      <ul>
        {receivers.map(({ contract: one, percentage }, at) => (
          <li key={one || at}>
            <span className="chart-swatch" {...markOf(meaningOfHome(at))} aria-hidden="true" />
            <span className="battery-home">
              {nameOf(one)}
              {one === contract.name && (
                <span className="battery-note"> {t('batteries.split.own')}</span>
              )}
            </span>
            <span className="battery-part">{percent(percentage / 100)}</span>
          </li>
        ))}
      </ul>
      {origin && (
        <p className="battery-note">
          {origin.contract === contract.name
            ? t('batteries.split.origin-own')
            : t('batteries.split.origin', { home: nameOf(origin.contract) })}
        </p>
      )}
    </div>
  );
}

/** Shares as one bar, those after the fifth in one colour; the text beside it contains them all. */
export function SplitBar({ receivers }: { receivers: readonly BatteryReceiver[] }): ReactElement {
  return (
    <div className="battery-bar" aria-hidden="true">
      {receivers.map(({ contract, percentage }, at) => {
        if (percentage <= 0) return null;
        const mark = markOf(meaningOfHome(at));
        const style = { ...mark.style, flexGrow: percentage };
        return <span key={contract || at} {...mark} style={style} />;
      })}
    </div>
  );
}

/** One's own share first, the others as the retailer has them. */
export const ownFirst = (
  receivers: readonly BatteryReceiver[],
  own: string,
): readonly BatteryReceiver[] => [
  ...receivers.filter(({ contract }) => contract === own),
  ...receivers.filter(({ contract }) => contract !== own),
];
