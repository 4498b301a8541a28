import { type ReactElement, useId } from 'react';
import type { Days, Energy } from '#domain/consumption/consumption.ts';
import { resolutionsFor } from '#domain/consumption/consumption-range.ts';
import { useTexts } from '#i18n/texts.ts';
import { prefetchSteps } from '#ui/chart/chart-plot.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useHeard } from '#ui/loading/use-heard.ts';
import type { ShownConsumption, useConsumptionAddress } from './consumption-address.ts';

interface ConsumptionChoicesProps {
  address: ReturnType<typeof useConsumptionAddress>;
  /** Energies of which something was read. */
  offered: readonly Energy[];
  energy: Energy;
  days: Days;
}

/** How the days are shown: which energy, how finely, and whether beside those of the year before. */
export function ConsumptionChoices({
  address,
  offered,
  energy: shownEnergy,
  days,
}: ConsumptionChoicesProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const settled = [address.resolution, address.isCompared, address.energy].join(' ');
  const [heard, choose] = useHeard<Partial<ShownConsumption>>(address.go, settled);
  // Two presses before the first one acts are one choice.
  const go = (changes: Partial<ShownConsumption>) => choose({ ...heard, ...changes });
  const { energy, resolution, isCompared } = { ...address, energy: shownEnergy, ...heard };
  return (
    <>
      {offered.length > 1 && (
        <fieldset className="btn-group chart-choice">
          <legend className="visually-hidden">{t('consumption.energy')}</legend>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              className="btn btn-secondary btn-sm"
              aria-pressed={one === energy}
              onClick={() => go({ energy: one })}
            >
              {t(`consumption.energies.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div className="chart-choice">
        <label className="visually-hidden" htmlFor={id}>
          {t('consumption.resolution')}
        </label>
        <select
          id={id}
          className="form-select form-select-sm"
          value={resolution}
          onPointerDown={prefetchSteps}
          onFocus={prefetchSteps}
          onChange={({ target }) => {
            const chosen = resolutionsFor(days).find((one) => one === target.value);
            if (chosen) go({ resolution: chosen });
          }}
        >
          {resolutionsFor(days).map((one) => (
            <option key={one} value={one}>
              {t(`consumption.resolutions.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <span className="chart-choice">
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isCompared}
          onClick={() => go({ isCompared: !isCompared })}
        >
          {t('consumption.compare')}
        </Button>
      </span>
    </>
  );
}
