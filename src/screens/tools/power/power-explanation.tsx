import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { PowerCalculation } from '#domain/contract/lead.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { NARROW, useMedia } from '#ui/layout/use-media.ts';
import { useApplianceName } from './use-appliance-name.ts';

/** How a result came about, appliance by appliance, open where there is room for it; and what is good to know of it. */
export function PowerExplanation({ calculation }: { calculation: PowerCalculation }): ReactElement {
  const { t } = useTexts();
  const { kilowatts, percent, number, euro } = useFormats();
  const nameOf = useApplianceName();
  const isNarrow = useMedia(NARROW);
  const { powerPrice } = useFacts().settings.powerCalculator;
  const { appliances, optimalPower, area, cofSimul } = calculation;
  const say = (key: string, values = {}) => t(`power-calculator.result.${key}`, values);
  return (
    <div className="power-explanation">
      <details open={!isNarrow}>
        <summary>{say('how')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('appliance')}</th>
              <th scope="col">{say('power')}</th>
            </tr>
          </thead>
          <tbody>
            {appliances
              .filter(({ enabled }) => enabled)
              .map(({ name, totalPower }) => (
                <tr key={name}>
                  <th scope="row">{nameOf(name)}</th>
                  <td>{kilowatts(totalPower)}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('total')}</th>
              <td>{kilowatts(optimalPower)}</td>
            </tr>
          </tfoot>
        </table>
        <p>{say('home', { area: number(area), share: percent(cofSimul) })}</p>
        {powerPrice > 0 && <p>{say('price', { euro: euro(powerPrice) })}</p>}
      </details>
      <details>
        <summary>{say('explain')}</summary>
        <ul>
          {['contracted', 'steps', 'change'].map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
