import { type ReactElement, type RefObject, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { BatteryType } from '#queries/batteries/batteries.ts';

interface ManagementControlProps {
  types: readonly BatteryType[];
  chosen: string;
  /** True while nothing can be chosen: it stays in reach, and what is pressed changes nothing. */
  isBlocked: boolean;
  isBusy: boolean;
  /** Id of the reason why not. */
  reasonId: string | undefined;
  control: RefObject<HTMLElement | null>;
  choose: (management: string) => void;
}

/** The way that a toggle switches on. */
const APPLIED = 'aplicar';

/** Two ways as a switch: on is the use on the next invoice, which the retailer names. */
export function ManagementSwitch({
  types,
  chosen,
  isBlocked,
  isBusy,
  reasonId,
  control,
  choose,
}: ManagementControlProps): ReactElement {
  const on = types.find(({ name }) => name === APPLIED) ?? types[0];
  const off = types.find((type) => type !== on);
  const isOn = chosen === on?.name;
  return (
    <>
      <label className="form-check form-switch">
        <input
          ref={control as RefObject<HTMLInputElement>}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isBlocked || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={reasonId}
          onChange={() => choose((isOn ? off?.name : on?.name) ?? '')}
        />
        <span className="form-check-label">{on?.description}</span>
      </label>
      {!isOn && <p className="battery-note">{off?.description}</p>}
    </>
  );
}

/** Any number of ways as a list. */
export function ManagementSelect({
  types,
  chosen,
  isBlocked,
  isBusy,
  reasonId,
  control,
  choose,
}: ManagementControlProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const isKnown = types.some(({ name }) => name === chosen);
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t('batteries.management.title')}
      </label>
      <select
        id={id}
        ref={control as RefObject<HTMLSelectElement>}
        className="form-select"
        value={isKnown ? chosen : ''}
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={reasonId}
        onChange={({ target }) => choose(target.value)}
      >
        {!isKnown && <option value="">{t('batteries.management.unknown')}</option>}
        {types.map(({ name, description }) => (
          <option key={name} value={name}>
            {description}
          </option>
        ))}
      </select>
    </>
  );
}
