import { memo, type ReactElement, useId } from 'react';
import type { Appliance, ApplianceUse } from '#domain/bills/power-calculator.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ApplianceIcon } from './appliance-icon.tsx';
import { ApplianceQuantity } from './appliance-quantity.tsx';
import { useApplianceName } from './use-appliance-name.ts';

interface ApplianceCardProps {
  appliance: Appliance;
  /** Null while the home does not have it. */
  use: ApplianceUse | null;
  /** What it adds, in kW; null while it must not be shown yet. */
  power: number | null;
  /** True while it cannot be counted, for want of the m². */
  needsArea: boolean;
  onChange: (appliance: Appliance, use: Partial<ApplianceUse> | null) => void;
}

/**
 * One appliance: a switch, and once it is on what it adds, how many there are and of which size. Rendered again only for
 * itself: there are eighteen beside the fields of the home.
 */
export const ApplianceCard = memo(function ApplianceCard({
  appliance,
  use,
  power,
  needsArea,
  onChange,
}: ApplianceCardProps): ReactElement {
  const change = (use: Partial<ApplianceUse> | null) => onChange(appliance, use);
  const { t, optional } = useTexts();
  const { kilowatts } = useFormats();
  const name = useApplianceName()(appliance.id);
  const hint = optional(`power-calculator.appliances.hints.${appliance.id}`);
  const hintId = useId();
  const addsId = useId();
  return (
    <li className={`appliance ${use ? 'is-on' : ''}`}>
      <label className="appliance-switch">
        <ApplianceIcon id={appliance.id} />
        <span className="appliance-words">
          <span className="appliance-name">{name}</span>
          {hint && (
            <small id={hintId} className="appliance-hint">
              {hint}
            </small>
          )}
        </span>
        <span className="form-check form-switch">
          <input
            id={`appliance.${appliance.id}`}
            type="checkbox"
            role="switch"
            className="form-check-input"
            aria-label={name}
            aria-describedby={
              [hint && hintId, use && addsId].filter(Boolean).join(' ') || undefined
            }
            checked={use !== null}
            aria-checked={use !== null}
            onChange={({ target }) => change(target.checked ? {} : null)}
          />
        </span>
      </label>
      {use && (
        <div className="appliance-use">
          <span id={addsId} className="appliance-adds">
            {needsArea
              ? t('power-calculator.appliances.needs-area')
              : power !== null &&
                t('power-calculator.appliances.adds', { power: kilowatts(power) })}
          </span>
          {appliance.multiple && (
            <ApplianceQuantity name={name} onChange={change} quantity={use.quantity} />
          )}
          {appliance.litres && appliance.litres.length > 1 && (
            <select
              className="form-select"
              aria-label={t('power-calculator.appliances.size', { name })}
              value={use.litres ?? undefined}
              onChange={({ target }) => change({ litres: Number(target.value) })}
            >
              {appliance.litres.map((litres) => (
                <option key={litres} value={litres}>
                  {t('power-calculator.appliances.litres', { litres })}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </li>
  );
});
