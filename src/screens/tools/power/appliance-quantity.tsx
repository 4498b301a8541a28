import type { ReactElement } from 'react';
import { MOST_OF_A_KIND } from '#domain/bills/appliance-uses.ts';
import type { ApplianceUse } from '#domain/bills/power-calculator.ts';
import { useTexts } from '#i18n/texts.ts';

interface ApplianceQuantityProps {
  name: string;
  quantity: number;
  onChange: (use: Partial<ApplianceUse>) => void;
}

/** How many there are, by one less and one more. At an end its button stays where the focus is. */
export function ApplianceQuantity({
  name,
  quantity,
  onChange,
}: ApplianceQuantityProps): ReactElement {
  const { t } = useTexts();
  const by = (step: 1 | -1) => {
    const isEnd = step < 0 ? quantity <= 1 : quantity >= MOST_OF_A_KIND;
    return (
      <button
        type="button"
        className="btn btn-secondary"
        aria-label={t(`power-calculator.appliances.${step < 0 ? 'fewer' : 'more'}`, { name })}
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || onChange({ quantity: quantity + step })}
      >
        <span aria-hidden="true">{step < 0 ? '−' : '+'}</span>
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the name of its card
    <div
      role="group"
      className="appliance-quantity"
      aria-label={t('power-calculator.appliances.count', { name })}
    >
      {by(-1)}
      <output>{quantity}</output>
      {by(1)}
    </div>
  );
}
